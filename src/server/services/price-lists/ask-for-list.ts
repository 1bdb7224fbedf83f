import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { listCustomersHref } from "~/domain/price-lists/list-path";
import type { ListRequest } from "~/domain/price-lists/visitor-forms";
import { shopClock } from "~/domain/pricing/schedule";
import { storedSpellings, visitorNumber } from "~/domain/tent/phone";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { notifyOwner } from "~/server/services/push/notify-owner";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { isListActive } from "./hidden-prices";
import { limitListRequests } from "./list-limits";
import { WAITING_CUSTOMERS } from "./price-lists";

/** Requests that wait for the merchant, of one list. */
const MOST_WAITING = 500;

/**
 * Stores that a visitor asks for the prices of the shop's list that takes requests, once per number: the same number again
 * changes what it wrote. One that was accepted already stays accepted; one that was refused stays so, with the time of
 * asking again. The merchant is told of a new one.
 * @throws NOT_FOUND when the shop takes no requests, VALIDATION beside the fields, RATE_LIMITED
 */
export async function askForList(
  ctx: ServiceContext,
  tentId: PublicTentId,
  form: ListRequest,
  from: { address: string },
): Promise<void> {
  await limitListRequests(ctx.db, { address: from.address, tentId });
  const { suspended, ownerId, name, countryId, country } = await ctx.db.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: {
      suspended: true,
      ownerId: true,
      name: true,
      countryId: true,
      country: { select: { codNumber: true, timeZone: true } },
    },
  });
  if (suspended) throw new AppError("TENT_SUSPENDED");
  const number = visitorNumber(form.phone, { id: countryId, codNumber: country.codNumber });
  if (!number.ok) throw fieldError("phone", `phone.${number.reason}`);
  const phone = number.digits;
  await withTentLock(ctx, tentId, async (tx) => {
    const lists = await tx.priceList.findMany({
      where: { tentId, takesRequests: true, paused: false },
      select: { id: true, name: true, validFrom: true, validTo: true },
      orderBy: { id: "asc" },
    });
    const clock = shopClock(ctx.now(), country.timeZone);
    const list = requireFound(lists.find((one) => isListActive(one, clock)));
    const { id: priceListId } = list;
    const before = await tx.priceListCustomer.findFirst({
      where: { priceListId, phone: { in: storedSpellings(phone) } },
      orderBy: { acceptedAt: { sort: "asc", nulls: "last" } },
      select: { id: true, acceptedAt: true, refusedAt: true },
    });
    if (before?.acceptedAt) return;
    const said = { name: form.name, message: form.message || null };
    if (before) {
      const data = { ...said, ...(before.refusedAt && { askedAgainAt: ctx.now() }) };
      return void (await tx.priceListCustomer.update({ where: { id: before.id }, data }));
    }
    const waiting = await tx.priceListCustomer.count({ where: { priceListId, ...WAITING_CUSTOMERS } });
    if (waiting >= MOST_WAITING) throw fieldError("phone", "priceList.full");
    await tx.priceListCustomer.create({ data: { ...said, priceListId, phone, createdAt: ctx.now() } });
    const { list: copy } = copyFor(countryId).push;
    await notifyOwner(ctx, tx, {
      userId: ownerId,
      kind: "list",
      notice: {
        title: fill(copy.title, { customer: form.name }),
        body: fill(copy.body, { list: list.name, shop: name }),
        tag: `list-${priceListId}`, // a later person takes the place of the one before
        path: `${listCustomersHref(priceListId)}?tienda=${tentId}`,
      },
    });
  });
}
