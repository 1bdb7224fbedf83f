import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import type { JobData } from "~/domain/jobs";
import { centsFromDecimal } from "~/domain/money/money";
import { writtenTotal } from "~/domain/order/place/written-total";
import type { ServiceContext } from "~/server/context";
import { composeMail } from "~/server/mail/compose-mail";
import { notifyOwner } from "~/server/services/push/notify-owner";
import { getSite } from "~/server/services/site/get-site";
import { mintOwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { mailedOrderSelect, orderMailTables } from "./order-mail-tables";
import { readShop } from "./read-shop";

const select = {
  ...mailedOrderSelect,
  tent: { select: { owner: { select: { id: true, name: true, email: true, countryId: true } } } },
} as const;

/**
 * Tells the merchant of an order, by mail and on their devices; `panel` is the origin of the mail's link. Does nothing
 * when the order no longer exists.
 */
export async function mailOrder(ctx: ServiceContext, { tentId, number, panel }: JobData["mail-order"]): Promise<void> {
  const row = await ctx.db.order.findUnique({ where: { tentId_number: { tentId, number } }, select });
  if (!row) return;
  const { customerName, hasUnpriced } = row;
  const { owner } = row.tent;
  const shop = await readShop(ctx.db, mintOwnedTentId(tentId));
  const copy = copyFor(owner.countryId);
  const words = copy.orderMail;
  const total = writtenTotal({ total: centsFromDecimal(row.total), hasUnpriced }, shop.money, words);
  const screen = `/pedidos/${number}?tienda=${tentId}`; // the owner may have several shops, each with this order number
  const mail = composeMail({
    to: owner.email,
    name: owner.name,
    site: await getSite(ctx),
    copy,
    texts: words,
    values: { number, customer: customerName, shop: shop.name, total },
    tables: orderMailTables(row, shop, copy),
    url: panel + screen,
  });
  const notice = {
    title: fill(copy.push.order.title, { total }),
    body: copy.push.order.body(
      customerName,
      row.lines.length,
      row.paymentMethod && copy.order.form.payments[row.paymentMethod],
      shop.name,
    ),
    tag: `order-${tentId}-${number}`,
    path: screen,
  };
  // both or neither, so that a retry repeats nothing; with a client, a failure fails the job
  await ctx.db.$transaction(async (tx) => {
    await ctx.ports.mailer.send(mail, tx);
    await notifyOwner(ctx, tx, { userId: owner.id, kind: "order", notice });
  });
}
