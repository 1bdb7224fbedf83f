import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { unlinkedName } from "~/domain/account/person";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { sumRows } from "~/domain/order/place/sum-rows";
import { lineSums, writtenTotal } from "~/domain/order/place/written-total";
import { readableNumber } from "~/domain/tent/phone";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { plainLine } from "~/domain/text";
import type { Prisma } from "~/generated/prisma/client";
import type { MailRow } from "~/server/mail/compose-mail";
import { storedDiscounts } from "./order-discounts";
import { deliveryTerms } from "./placed-order";
import type { Shop } from "./read-shop";

/** More make a mail that programs cut. */
const MAIL_LINES = 50;

export const mailedOrderSelect = {
  number: true,
  customerName: true,
  customerPhone: true,
  priceListName: true,
  deliveryMethod: true,
  address: true,
  deliveryZone: true,
  branchName: true,
  paymentMethod: true,
  note: true,
  subtotal: true,
  discount: true,
  discounts: true,
  deliveryCost: true,
  deliverySet: true,
  total: true,
  hasUnpriced: true,
  lines: {
    select: {
      name: true,
      variantName: true,
      sku: true,
      unit: true,
      price: true,
      quantity: true,
      total: true,
      note: true,
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.OrderSelect;
type MailedOrder = Prisma.OrderGetPayload<{ select: typeof mailedOrderSelect }>;

/** Links that call and write to a customer; none without a phone. */
export const phoneLinks = (phone: string | null, { orderMail }: Copy): MailRow["links"] =>
  phone === null
    ? []
    : [
        { label: readableNumber(phone), url: `tel:+${phone}` },
        { label: orderMail.whatsapp, url: whatsappUrl(phone) },
      ];

/** What the page of an order says, in the order in which it is needed. The amounts add up to the total. */
export function orderMailTables(order: MailedOrder, shop: Shop, copy: Copy): MailRow[][] {
  const { customerName, customerPhone, priceListName } = order;
  const { customer, form } = copy.order;
  const who = [
    ...(customerPhone === null ? [fill(customer.noPhone.opened, { number: String(order.number) })] : []),
    ...(priceListName === null ? [] : [fill(customer.priceList, { name: priceListName })]),
  ];
  const facts = [
    ...handover(order, shop, copy),
    ...(order.paymentMethod ? [copy.orderMail.payment(form.payments[order.paymentMethod].toLowerCase())] : []),
    ...(order.note ? [copy.orderMail.note(plainLine(order.note))] : []),
  ];
  return [
    [
      { text: unlinkedName(customerName), strong: true, links: phoneLinks(customerPhone, copy) },
      ...who.map((text) => ({ text })),
    ],
    lineRows(order.lines, shop.money, copy),
    [...amountRows(order, shop, copy)],
    facts.map((text) => ({ text })),
  ];
}

function lineRows(lines: MailedOrder["lines"], money: MoneyFormat, { order: words, orderMail }: Copy): MailRow[] {
  const rows = lines.slice(0, MAIL_LINES).map((line) => {
    const { name, variantName, sku, unit, note } = line;
    const quantity = formatQuantity(milliFromAmount(line.quantity), unit, money);
    const [price, total] = [centsFromDecimal(line.price), centsFromDecimal(line.total)];
    const details = [
      price === null || price === total ? null : words.each(quantity, formatPrice(price, money)),
      sku && words.sku(sku),
      note && `«${plainLine(note)}»`,
    ];
    return {
      text: orderMail.line(quantity, variantName ? `${name} (${variantName})` : name),
      amount: total === null ? orderMail.toAsk : formatPrice(total, money),
      detail: details.filter(Boolean).join(" · "),
    };
  });
  const hidden = lines.slice(MAIL_LINES).map(({ total }) => centsFromDecimal(total));
  if (hidden.length === 0) return rows;
  const amount = writtenTotal(lineSums(hidden), money, orderMail);
  return [...rows, { text: orderMail.more(hidden.length), amount }];
}

function amountRows(order: MailedOrder, shop: Shop, { order: words, orderMail }: Copy): MailRow[] {
  const { money } = shop;
  const sums = {
    subtotal: centsFromDecimal(order.subtotal),
    discount: centsFromDecimal(order.discount),
    discounts: storedDiscounts(order.discounts),
    deliveryCost: centsFromDecimal(order.deliveryCost),
  };
  const terms = sums.deliveryCost === 0 ? deliveryTerms(shop, order) : undefined;
  const rows: MailRow[] = sumRows(sums, words).map(({ label, amount }) => ({
    text: label,
    amount: formatPrice(amount, money),
  }));
  // a rule that delivers free is one of the rows
  const isSaid = sums.discounts.some(({ freeDelivery }) => freeDelivery);
  if (terms && !isSaid) rows.push({ text: words.deliveryCost, amount: orderMail.deliveryTerms[terms] });
  const total = writtenTotal(
    { total: centsFromDecimal(order.total), hasUnpriced: order.hasUnpriced },
    money,
    orderMail,
  );
  return [...rows, { text: words.total, amount: total, strong: true }];
}

function handover(order: MailedOrder, shop: Shop, { order: { delivery: words }, orderMail }: Copy): string[] {
  const { deliveryMethod, address, deliveryZone, branchName } = order;
  if (deliveryMethod === "DELIVERY") {
    const place = [address, deliveryZone].filter(Boolean).join(", ");
    return [`${words.delivery}: ${place}`, ...(branchName ? [orderMail.branch(branchName)] : [])];
  }
  if (branchName) return [fill(words.pickupAt, { branch: branchName })];
  return [shop.deliverySetAt === null ? orderMail.handover : words.pickup];
}
