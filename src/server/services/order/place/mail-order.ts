import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import type { JobData } from "~/domain/jobs";
import { centsFromDecimal, formatPrice } from "~/domain/money/money";
import { moneyFormatOf } from "~/domain/money/number-format";
import { formatQuantity, milliFromAmount } from "~/domain/money/quantity";
import type { ServiceContext } from "~/server/context";
import { composeMail } from "~/server/mail/compose-mail";
import { getSite } from "~/server/services/site/get-site";

const MAIL_LINES = 20;

const select = {
  customerName: true,
  total: true,
  hasUnpriced: true,
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
      owner: { select: { name: true, email: true, countryId: true } },
    },
  },
} as const;

/**
 * Mails the merchant about an order; `panel` is the origin of its link. Does nothing when the order no longer exists.
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
  const price = formatPrice(centsFromDecimal(row.total), money);
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
      total: hasUnpriced ? fill(words.unpriced, { total: price }) : price,
      lines: [...written, ...(more > 0 ? [words.more(more)] : [])].join("\n"),
    },
    url: `${panel}/pedidos/${number}?tienda=${tentId}`, // the owner may have several shops, each with this order number
  });
  await ctx.ports.mailer.send(mail, ctx.db); // with a client, a failure fails the job, which is then retried
}
