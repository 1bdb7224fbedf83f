import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import type { JobData } from "~/domain/jobs";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal, formatPrice } from "~/domain/money/money";
import { moneyFormatOf } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { deliveredFreeBy, discountRows } from "~/domain/order/place/discounts";
import { writtenTotal } from "~/domain/order/place/written-total";
import type { ServiceContext } from "~/server/context";
import { composeMail } from "~/server/mail/compose-mail";
import { notifyOwner } from "~/server/services/push/notify-owner";
import { getSite } from "~/server/services/site/get-site";
import { storedDiscounts } from "./order-discounts";

const MAIL_LINES = 20;

const select = {
  customerName: true,
  discount: true,
  discounts: true,
  total: true,
  hasUnpriced: true,
  paymentMethod: true,
  lines: {
    select: { name: true, variantName: true, unit: true, quantity: true },
    orderBy: { position: "asc" },
    take: MAIL_LINES,
  },
  _count: { select: { lines: true } },
  tent: {
    select: {
      name: true,
      country: { select: { id: true, symbol: true } },
      owner: { select: { id: true, name: true, email: true, countryId: true } },
    },
  },
} as const;

/**
 * Tells the merchant of an order, by mail and on their devices; `panel` is the origin of the mail's link. Does nothing
 * when the order no longer exists.
 */
export async function mailOrder(ctx: ServiceContext, { tentId, number, panel }: JobData["mail-order"]): Promise<void> {
  const row = await ctx.db.order.findUnique({ where: { tentId_number: { tentId, number } }, select });
  if (!row) return;
  const { tent, lines, customerName, hasUnpriced, _count } = row;
  const copy = copyFor(tent.owner.countryId);
  const words = copy.orderMail;
  const money = moneyFormatOf(tent.country);
  const written = lines.map(({ name, variantName, unit, quantity }) =>
    words.line(formatQuantity(milliFromAmount(quantity), unit, money), variantName ? `${name} (${variantName})` : name),
  );
  const more = _count.lines - lines.length;
  const given = storedDiscounts(row.discounts);
  const freeBy = deliveredFreeBy(given);
  const discounts = discountRows({ discount: centsFromDecimal(row.discount), discounts: given }, words.discount).map(
    ({ label, amount }) => words.discountLine(label, formatPrice(amount, money)),
  );
  const total = writtenTotal({ total: centsFromDecimal(row.total), hasUnpriced }, money, words);
  const screen = `/pedidos/${number}?tienda=${tentId}`; // the owner may have several shops, each with this order number
  const mail = composeMail({
    to: tent.owner.email,
    name: tent.owner.name,
    site: await getSite(ctx),
    copy,
    texts: words,
    values: {
      number,
      customer: customerName,
      shop: tent.name,
      total,
      lines: [
        ...written,
        ...(more > 0 ? [words.more(more)] : []),
        ...discounts,
        ...(freeBy === null ? [] : [words.freeDelivery(freeBy)]),
      ].join("\n"),
    },
    url: panel + screen,
  });
  const notice = {
    title: fill(copy.push.order.title, { total }),
    body: copy.push.order.body(
      customerName,
      _count.lines,
      row.paymentMethod && copy.order.form.payments[row.paymentMethod],
      tent.name,
    ),
    tag: `order-${tentId}-${number}`,
    path: screen,
  };
  // both or neither, so that a retry repeats nothing; with a client, a failure fails the job
  await ctx.db.$transaction(async (tx) => {
    await ctx.ports.mailer.send(mail, tx);
    await notifyOwner(ctx, tx, { userId: tent.owner.id, kind: "order", notice });
  });
}
