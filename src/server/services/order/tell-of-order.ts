import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { centsFromDecimal, formatPrice } from "~/domain/product/money";
import { formatQuantity, milliFromAmount } from "~/domain/product/quantity";
import { appOrigin } from "~/server/address";
import { composeMail } from "~/server/compose-mail";
import type { ServiceContext } from "~/server/context";
import { found } from "~/server/errors";
import { log } from "~/server/log";
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
      country: { select: { symbol: true } },
      owner: { select: { name: true, email: true, countryId: true } },
    },
  },
} as const;

/** Tells open panels, and the merchant by mail. After the commit: whatever fails here, the order stands. */
export async function tellOfOrder(ctx: ServiceContext, tentId: number, number: number): Promise<void> {
  try {
    const row = await ctx.db.order.findUnique({ where: { tentId_number: { tentId, number } }, select });
    const { tent, lines, customerName, hasUnpriced, _count, ...order } = found(row);
    const total = centsFromDecimal(order.total);
    ctx.ports.orderFeed.announce({ tentId, number, customerName, total, hasUnpriced });

    const copy = copyFor(tent.owner.countryId);
    const words = copy.orderMail;
    const written = lines.map(({ name, variantName, unit, quantity }) =>
      words.line(
        formatQuantity(milliFromAmount(Number(quantity)), unit),
        variantName ? `${name} (${variantName})` : name,
      ),
    );
    const more = _count.lines - lines.length;
    const price = formatPrice(total, tent.country.symbol);
    const mail = composeMail({
      to: tent.owner.email,
      name: tent.owner.name,
      site: (await getSite(ctx)).name,
      copy,
      texts: words,
      values: {
        number,
        customer: customerName,
        shop: tent.name,
        total: hasUnpriced ? fill(words.unpriced, { total: price }) : price,
        lines: [...written, ...(more > 0 ? [words.more(more)] : [])].join("\n"),
      },
      url: `${appOrigin}/pedidos/${number}`,
    });
    await ctx.ports.mailer.send(mail);
  } catch (error) {
    log.error({ err: error, tentId, number }, "merchant not told of an order");
  }
}
