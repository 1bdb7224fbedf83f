import { milli } from "../../money/milli";
import { type Cents, formatPrice, minus } from "../../money/money";
import type { MoneyFormat } from "../../money/number-format";
import { formatQuantity } from "../../money/quantity";
import { whatsappUrl } from "../../tent/whatsapp-url";
import { MAX_WHATSAPP_URL, withoutMarks } from "../place/message";
import { writtenTotal } from "../place/written-total";
import type { LineDifference, OrderDifference, OrderFact } from "./difference";

/** The words of the message, in the customer's country; `src/copy/order-change.ts` has them. */
export interface ChangeWords {
  title: (name: string, number: number) => string;
  /** The quantity that a line has after the change. */
  now: (quantity: string) => string;
  price: (from: string, to: string) => string;
  ask: string;
  /** After a total that lines without a price come on top of. */
  plusAsk: string;
  facts: Record<OrderFact, string>;
  /** The words of the values that are not the customer's own text. */
  values: Record<string, string>;
  none: string;
  discount: string;
  deliveryCost: string;
  total: (to: string, from: string | null) => string;
  more: (count: number) => string;
  question: string;
  link: (url: string) => string;
}

export interface ChangeMessage {
  phone: string;
  firstName: string;
  number: number;
  difference: OrderDifference;
  /** After the change. */
  hasUnpriced: boolean;
  money: MoneyFormat;
  trackingUrl: string;
}

/** Lines of the message for what changed, the most telling first. */
export function changeLines(difference: OrderDifference, words: ChangeWords, money: MoneyFormat): string[] {
  const price = (amount: Cents | null) => (amount === null ? words.ask : formatPrice(amount, money));
  const { discount, deliveryCost } = difference.amounts;
  const amounts = [
    { label: words.deliveryCost, ...deliveryCost },
    { label: words.discount, ...discount },
  ].filter(({ from, to }) => from !== to);
  const written = (value: string | null) =>
    value === null ? words.none : (words.values[value] ?? withoutMarks(value));
  return [
    ...difference.lines.map((line) => lineText(line, words, price, money)),
    ...amounts.map(({ label, from, to }) => `${label}: ${words.price(price(from), price(to))}`),
    ...difference.facts.map(({ fact, to }) => `${words.facts[fact]}: ${written(to)}`),
  ];
}

function lineText(
  { name, unit, from, to }: LineDifference,
  words: ChangeWords,
  price: (amount: Cents | null) => string,
  money: MoneyFormat,
): string {
  const plain = withoutMarks(name);
  const quantity = (of: number) => formatQuantity(milli(of), unit, money);
  if (!to) return `− ${from ? `${quantity(from.quantity)} ` : ""}${plain}`;
  if (!from) return `+ ${quantity(to.quantity)} ${plain}, ${price(to.total)}`;
  const repriced = from.price === to.price ? "" : `, ${words.price(price(from.price), price(to.price))}`;
  const by = minus(to.quantity, from.quantity);
  if (by === 0) return `${plain}${repriced}`;
  return `${by > 0 ? "+" : "−"} ${quantity(Math.abs(by))} ${plain} (${words.now(quantity(to.quantity))})${repriced}`;
}

/** The text that tells a customer what changed, and the chat's address with as much of it as fits. */
export function changeMessage(
  { phone, firstName, number, difference, hasUnpriced, money, trackingUrl }: ChangeMessage,
  words: ChangeWords,
): { text: string; url: string } {
  // customers know their own name and phone
  const facts = difference.facts.filter(({ fact }) => fact !== "customerName" && fact !== "customerPhone");
  const lines = changeLines({ ...difference, facts }, words, money);
  const { from, to } = difference.amounts.total;
  const tail = [
    words.total(
      writtenTotal({ total: to, hasUnpriced }, money, { toAsk: words.ask, plusAsk: words.plusAsk }),
      from === to ? null : formatPrice(from, money),
    ),
    words.question,
    words.link(trackingUrl),
  ];
  const head = words.title(withoutMarks(firstName), number);
  const write = (count: number) => {
    const hidden = lines.length - count;
    return [head, ...lines.slice(0, count), ...(hidden > 0 ? [words.more(hidden)] : []), ...tail].join("\n");
  };
  let count = lines.length;
  while (count > 0 && whatsappUrl(phone, write(count)).length > MAX_WHATSAPP_URL) count -= 1;
  const text = write(count);
  return { text, url: whatsappUrl(phone, text) };
}
