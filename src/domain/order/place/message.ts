import type { Milli } from "../../money/milli";
import { type Cents, cents, formatPrice, isAllToAsk } from "../../money/money";
import type { MoneyFormat } from "../../money/number-format";
import { formatQuantity } from "../../money/quantity";
import type { Unit } from "../../money/unit";
import { encodeText, whatsappUrl } from "../../tent/whatsapp-url";
import { plainLine, withoutAccents } from "../../text";
import type { DeliveryMethod } from "../manage/states";
import { deliveredFreeBy, discountRows, type OrderDiscount } from "./discounts";
import type { PaymentMethod } from "./payment";
import { lineSums, writtenTotal } from "./written-total";

/** The limit for the whole `https://wa.me/…?text=…`, a length that every tested phone opens. */
export const MAX_WHATSAPP_URL = 2_000;

/** Why the delivery adds nothing to the total. */
type DeliveryTerms = "free" | "toAgree";

/** The texts of the message; `src/copy` has them. */
export type OrderMessageWords = {
  /** "Hola {tienda}. Te escribo desde tu catálogo digital" */
  greeting: (tent: string) => string;
  order: (number: number) => string;
  /** The price list that the order was priced by. */
  priceList: (name: string) => string;
  line: (quantity: string, name: string, price: string) => string;
  /** Replaces a price on request, and the total of nothing else. */
  askPrice: string;
  /** `amount` is that of all of them together. */
  more: (count: number, amount: string) => string;
  /** The name of a discount that has none. */
  discount: string;
  /** `amount` has its sign. */
  discountLine: (name: string, amount: string) => string;
  deliveryCost: (amount: string) => string;
  deliveryTerms: Record<DeliveryTerms, string>;
  /** Free by a rule with this name. */
  freeBy: (name: string) => string;
  total: (amount: string) => string;
  totalWithUnpriced: (amount: string) => string;
  customer: (name: string) => string;
  delivery: (address: string) => string;
  pickup: string;
  /** The branch that ships the order. */
  branch: (name: string) => string;
  pickupAt: (branch: string) => string;
  /** `to` is the bank account of a transfer; empty if the shop gives none. */
  payment: (method: PaymentMethod, to: string) => string;
  note: (note: string) => string;
  /** The order was placed while the shop is closed until that day. */
  holiday: (until: string) => string;
  /** The order was placed while the shop is closed. The day has its name: whoever reads the message may do so the next day. */
  closed: (time: string, inDays: number, weekday: string) => string;
  link: (url: string) => string;
};

export type OrderMessageInput = {
  /** Digits with the country calling code (`whatsappNumber`). */
  phone: string;
  tentName: string;
  number: number;
  /** The name of the price list that it was priced by; null on the public prices. */
  priceList?: string | null;
  lines: readonly {
    name: string;
    variantLabel: string | null;
    unit: Unit;
    quantity: Milli;
    total: Cents | null;
    note?: string;
  }[];
  discount: Cents;
  discounts: readonly Pick<OrderDiscount, "name" | "amount" | "freeDelivery">[];
  deliveryCost: Cents;
  deliveryTerms?: DeliveryTerms;
  total: Cents;
  hasUnpriced: boolean;
  money: MoneyFormat;
  customerName: string;
  /** Null: still to be agreed. */
  method: DeliveryMethod | null;
  address: string;
  branchName: string | null;
  note: string;
  paymentMethod?: PaymentMethod | null;
  /** Alias or number of the bank account for a transfer. */
  payTo?: string | null;
  /** "15 de enero", if the shop is closed until then. */
  closedUntil?: string | null;
  /** When it opens, if it is closed otherwise. */
  opens?: { inDays: number; weekday: string; from: string } | null;
  trackingUrl: string;
};

export type OrderMessage = { text: string; url: string; hiddenLines: number };

/** Removes WhatsApp's marks for bold, italics, strike-through and code, and line breaks that would fake a line. */
export function withoutMarks(text: string): string {
  return plainLine(text.replace(/[*_~`]/g, ""));
}

type FreeTexts = {
  tent: string;
  customer: string;
  address: string;
  branch: string;
  note: string;
  names: string[];
};

/** The draft that opens in WhatsApp. It always contains the order's URL; lines that do not fit are counted. */
export function orderMessage(input: OrderMessageInput, words: OrderMessageWords): OrderMessage {
  const texts: FreeTexts = {
    tent: withoutMarks(withoutAccents(input.tentName)),
    customer: withoutMarks(input.customerName),
    address: withoutMarks(input.address),
    branch: withoutMarks(input.branchName ?? ""),
    note: withoutMarks(input.note),
    names: input.lines.map(lineName),
  };
  return mostThatFits(input, words, texts, Math.min(1, input.lines.length)) ?? shortened(input, words, texts);
}

/** Long texts are cut before the first line is dropped; with these limits everything fits. */
function shortened(input: OrderMessageInput, words: OrderMessageWords, texts: FreeTexts): OrderMessage {
  const noteCut = { ...texts, note: clip(texts.note, 360) };
  const allCut = {
    tent: clip(texts.tent, 150),
    customer: clip(texts.customer, 120),
    address: clip(texts.address, 160),
    branch: clip(texts.branch, 120),
    note: clip(texts.note, 200),
    names: texts.names.map((name) => clip(name, 160)),
  };
  const least = Math.min(1, input.lines.length);
  return (
    mostThatFits(input, words, noteCut, least) ??
    mostThatFits(input, words, allCut, least) ??
    compose(input, words, allCut, 0)
  );
}

/** The message with as many lines as fit, but at least `least`; null if not even those fit. */
function mostThatFits(
  input: OrderMessageInput,
  words: OrderMessageWords,
  texts: FreeTexts,
  least: number,
): OrderMessage | null {
  for (let shown = input.lines.length; shown >= least; shown -= 1) {
    const message = compose(input, words, texts, shown);
    if (message.url.length <= MAX_WHATSAPP_URL) return message;
  }
  return null;
}

function compose(input: OrderMessageInput, words: OrderMessageWords, texts: FreeTexts, shown: number): OrderMessage {
  const price = (amount: Cents) => formatPrice(amount, input.money).replace("\u00a0", " ");
  const hiddenLines = input.lines.length - shown;
  const lines = input.lines
    .slice(0, shown)
    .map(({ unit, quantity, total }, index) =>
      words.line(
        formatQuantity(quantity, unit, input.money),
        texts.names[index] ?? "",
        total === null ? words.askPrice : price(total),
      ),
    );
  const hidden = lineSums(input.lines.slice(shown).map(({ total }) => total));
  const hiddenAmount = writtenTotal(hidden, input.money, { toAsk: words.askPrice, plusAsk: `+ ${words.askPrice}` });
  const delivery = input.method === "DELIVERY" && texts.address !== "";
  const freeBy = withoutMarks(deliveredFreeBy(input.discounts) ?? "");
  const pickup = texts.branch === "" ? words.pickup : words.pickupAt(texts.branch);
  const text = [
    words.greeting(texts.tent),
    words.order(input.number),
    input.priceList != null && words.priceList(withoutMarks(input.priceList)),
    ...lines,
    hiddenLines > 0 && words.more(hiddenLines, hiddenAmount.replace("\u00a0", " ")),
    ...discountRows(input, words.discount).map(({ label, amount }) =>
      words.discountLine(withoutMarks(label), `${amount < 0 ? "-" : ""}${price(cents(Math.abs(amount)))}`),
    ),
    input.deliveryCost > 0 && words.deliveryCost(price(input.deliveryCost)),
    input.method === "DELIVERY" &&
      input.deliveryCost === 0 &&
      input.deliveryTerms !== undefined &&
      words.deliveryCost(
        input.deliveryTerms === "free" && freeBy !== ""
          ? words.freeBy(freeBy)
          : words.deliveryTerms[input.deliveryTerms],
      ),
    isAllToAsk(input.total, input.hasUnpriced)
      ? words.total(words.askPrice)
      : input.hasUnpriced
        ? words.totalWithUnpriced(price(input.total))
        : words.total(price(input.total)),
    texts.customer !== "" && words.customer(texts.customer),
    delivery && words.delivery(texts.address),
    input.method === "DELIVERY" && texts.branch !== "" && words.branch(texts.branch),
    input.method === "PICKUP" && pickup,
    input.paymentMethod != null && words.payment(input.paymentMethod, input.payTo ?? ""),
    texts.note !== "" && words.note(texts.note),
    input.closedUntil != null && words.holiday(input.closedUntil),
    input.opens != null && words.closed(input.opens.from, input.opens.inDays, input.opens.weekday),
    words.link(input.trackingUrl),
  ]
    .filter((line) => line !== false)
    .join("\n");
  return { text, url: whatsappUrl(input.phone, text), hiddenLines };
}

function lineName({ name, variantLabel, note }: OrderMessageInput["lines"][number]): string {
  const plain = withoutMarks(name);
  const label = withoutMarks(variantLabel ?? "");
  const remark = withoutMarks(note ?? "");
  return `${plain}${label === "" ? "" : ` (${label})`}${remark === "" ? "" : ` [${remark}]`}`;
}

/** Cuts to a URL-encoded length, in which an accent costs 6 and an emoji 12, never inside a character. */
function clip(text: string, budget: number): string {
  if (encodeText(text).length <= budget) return text;
  const ellipsis = "…";
  let left = budget - encodeText(ellipsis).length;
  let kept = "";
  for (const letter of text) {
    left -= encodeText(letter).length;
    if (left < 0) break;
    kept += letter;
  }
  return `${kept.trimEnd()}${ellipsis}`;
}
