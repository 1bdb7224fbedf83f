import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { unlinkedName } from "~/domain/account/person";
import type { JobData } from "~/domain/jobs";
import { centsFromDecimal, formatAmount } from "~/domain/money/money";
import { moneyFormatOf } from "~/domain/money/number-format";
import { writtenTotal } from "~/domain/order/place/written-total";
import type { ServiceContext } from "~/server/context";
import { composeMail, type MailRow } from "~/server/mail/compose-mail";
import { notifyOwner } from "~/server/services/push/notify-owner";
import { getSite } from "~/server/services/site/get-site";
import { phoneLinks } from "./order-mail-tables";

const MAIL_ORDERS = 50;
/** More do not fit into a notification. */
const PUSH_LINES = 3;

/**
 * Tells the merchant, by one mail and one message on their devices, of all orders waiting for it. Each order goes into
 * exactly one, also when the job is repeated or dies.
 */
export async function mailOrders(ctx: ServiceContext, { tentId, panel }: JobData["mail-orders"]): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const due = await tx.order.updateManyAndReturn({
      where: { tentId, mailDue: true },
      data: { mailDue: false },
      select: {
        number: true,
        customerName: true,
        customerPhone: true,
        priceListName: true,
        total: true,
        hasUnpriced: true,
        tent: {
          select: {
            name: true,
            country: { select: { id: true, symbol: true } },
            owner: { select: { id: true, name: true, email: true, countryId: true } },
          },
        },
      },
    });
    const tent = due[0]?.tent;
    if (!tent) return;
    const suspected = await tx.order.count({ where: { tentId, suspected: true, status: "NEW" } });
    const copy = copyFor(tent.owner.countryId);
    const words = copy.orderMail.bundle;
    const money = moneyFormatOf(tent.country);
    const orders = due.sort((one, other) => one.number - other.number);
    const totalOf = ({ total, hasUnpriced }: (typeof orders)[number]) =>
      writtenTotal({ total: centsFromDecimal(total), hasUnpriced }, money, copy.orderMail);
    const rows = orders.slice(0, MAIL_ORDERS).map((order): MailRow => {
      const { number, customerName, customerPhone, priceListName } = order;
      const facts = [
        customerPhone === null ? words.noPhone : null,
        priceListName === null ? null : fill(copy.order.customer.priceList, { name: priceListName }),
      ];
      return {
        text: words.order(number, unlinkedName(customerName)),
        amount: totalOf(order),
        detail: facts.filter(Boolean).join(" · "),
        links: phoneLinks(customerPhone, copy),
      };
    });
    const more = orders.length - rows.length;
    const screen = `/pedidos?tienda=${tentId}`;
    const count = words.count(orders.length, formatAmount(orders.length, money));
    const mail = composeMail({
      to: tent.owner.email,
      name: tent.owner.name,
      site: await getSite({ db: tx }),
      copy,
      texts: words,
      values: {
        count,
        shop: tent.name,
        suspected: suspected > 0 ? words.suspected(suspected, formatAmount(suspected, money)) : words.saved,
      },
      tables: [[...rows, ...(more > 0 ? [{ text: words.more(more, formatAmount(more, money)) }] : [])]],
      url: panel + screen,
    });
    await ctx.ports.mailer.send(mail, tx);
    const notice = {
      title: fill(words.subject, { count, shop: tent.name }),
      body: orders
        .slice(0, PUSH_LINES)
        .map((order) => words.line(order.number, order.customerName, totalOf(order)))
        .join("\n"),
      tag: `orders-${tentId}`,
      path: screen,
    };
    await notifyOwner(ctx, tx, { userId: tent.owner.id, kind: "order", notice });
  });
}
