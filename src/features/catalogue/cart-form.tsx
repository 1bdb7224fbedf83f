"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { type CartCopy, cartCopyFor } from "~/copy/cart";
import {
  addLine,
  type CartLine,
  cartCount,
  cartTotal,
  changeLine,
  lineKey,
  MAX_CART_LINES,
  removeLine,
} from "~/domain/catalogue/cart";
import type { BranchView, ShopView } from "~/domain/catalogue/view";
import type { CartChange } from "~/domain/order/pricing";
import { formatPrice } from "~/domain/product/money";
import { formatQuantity } from "~/domain/product/quantity";
import { CartDelivery, type DeliveryChoice } from "./cart-delivery";
import type { Fields } from "./cart-field";
import { Field, Problem } from "./cart-field";
import { CartLines } from "./cart-lines";
import { CartSent } from "./cart-sent";
import { readCart, writeCart } from "./cart-store";
import { clientKeyFor, forgetClientKey } from "./client-key";
import { checkCart, type OrderForm, orderOpened, type PricedAnswer, type SentOrder, sendOrder } from "./order-call";
import { Amount } from "./price";
import { useCart } from "./use-cart";

export interface CartShop
  extends Pick<ShopView, "id" | "countryId" | "symbol" | "minimumCents" | "delivery" | "pickup"> {
  branches: Pick<BranchView, "id" | "name" | "address">[];
  hasChat: boolean;
}

const NAME = 80;
const ADDRESS = 200;
const NOTE = 500;
const VISITOR = "visitor";

type Problems = Partial<Record<Fields, string>>;

/** The delivery's cost as the server will count it; null is to be agreed upon. */
function deliveryCents({ delivery }: CartShop, choice: DeliveryChoice, subtotal: number): number | null {
  if (choice.method === "PICKUP") return 0;
  if (delivery.freeFromCents !== null && subtotal >= delivery.freeFromCents) return 0;
  if (delivery.zones.length === 0) return delivery.costCents;
  return delivery.zones.find(({ name }) => name === choice.zone)?.costCents ?? null;
}

// What the server says of each line replaces what the browser kept of it.
function applyAnswer(lines: readonly CartLine[], answer: PricedAnswer): CartLine[] {
  return lines.flatMap((line) => {
    const now = answer.lines.find((priced) => lineKey(priced) === lineKey(line));
    return now ? [{ ...line, name: now.name, quantity: now.quantity, priceCents: now.unitPrice }] : [];
  });
}

function sayChange(change: CartChange, copy: CartCopy, symbol: string, lines: readonly CartLine[]): string {
  const line = lines.find((one) => lineKey(one) === lineKey(change));
  const name = change.name ?? line?.name ?? "";
  const price = (cents: number | null) => (cents === null ? copy.ask.toLowerCase() : formatPrice(cents, symbol));
  if (change.kind === "priceChanged") return `${name}: ${copy.priceChanged(price(change.from), price(change.to))}`;
  if (change.kind === "lessStock" || change.kind === "quantityAdjusted")
    return `${name}: ${copy.nowQuantity(formatQuantity(change.to, line?.unit ?? "UNIT"))}`;
  return `${name}: ${copy.gone}`;
}

function visitor(): { name: string; phone: string; address: string } {
  const blank = { name: "", phone: "", address: "" };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(VISITOR) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...blank, ...kept } : blank;
  } catch {
    return blank;
  }
}

function keepVisitor(form: OrderForm) {
  try {
    const kept = { name: form.customerName, phone: form.customerPhone ?? "", address: form.address ?? "" };
    localStorage.setItem(VISITOR, JSON.stringify(kept));
  } catch {
    // a device that keeps nothing asks again
  }
}

/** The order before it is sent: lines, minimum, delivery and who asks for it. */
export function CartForm({ base, shop }: { base: string; shop: CartShop }) {
  const { id: tentId, symbol, minimumCents } = shop;
  const copy = cartCopyFor(shop.countryId);
  const lines = useCart(tentId);
  const [ready, setReady] = useState(false);
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [changes, setChanges] = useState<string[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState("");
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<SentOrder | null>(null);
  const [choice, setChoice] = useState<DeliveryChoice>({
    method: shop.pickup.enabled || !shop.delivery.enabled ? "PICKUP" : "DELIVERY",
    zone: "",
    branchId: "",
  });
  const form = useRef<HTMLFormElement>(null);

  const takeAnswer = (answer: PricedAnswer, before: readonly CartLine[]) => {
    setChanges(answer.changes.map((change) => sayChange(change, copy, symbol, before)));
    if (answer.changes.length > 0) writeCart(tentId, applyAnswer(before, answer));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cart is opened
  useEffect(() => {
    setReady(true);
    const before = readCart(tentId);
    if (before.length === 0) return;
    checkCart(tentId, before).then((answer) => answer.ok && takeAnswer(answer.data, before));
  }, []);

  // What the device remembers of the visitor, once the fields are there.
  const filled = ready && lines.length > 0;
  useEffect(() => {
    if (!filled || !form.current) return;
    const known = visitor();
    const fill = (name: string, value: string) => {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && !field.value) field.value = value;
    };
    fill("customerName", known.name);
    fill("customerPhone", known.phone);
    if (choice.method === "DELIVERY") fill("address", known.address);
  }, [filled, choice.method]);

  if (sent)
    return (
      <CartSent
        sent={sent}
        copy={copy}
        catalogue={`${base}/catalogo`}
        orderPage={`${base}/catalogo/pedido/${sent.token}`}
      />
    );

  const count = cartCount(lines);
  const { cents: subtotal, unpriced } = cartTotal(lines);
  const delivery = deliveryCents(shop, choice, subtotal);
  const total = subtotal + (delivery ?? 0);
  const missing = minimumCents !== null && subtotal < minimumCents ? minimumCents - subtotal : 0;
  const price = (cents: number) => formatPrice(cents, symbol);

  const readForm = (data: FormData): OrderForm => {
    const text = (name: Fields) => String(data.get(name) ?? "").trim();
    return {
      customerName: text("customerName"),
      customerPhone: text("customerPhone") || null,
      address: choice.method === "DELIVERY" ? text("address") || null : null,
      method: choice.method,
      zone: choice.method === "DELIVERY" && choice.zone ? choice.zone : null,
      branchId: choice.branchId
        ? Number(choice.branchId)
        : shop.branches.length === 1
          ? (shop.branches[0]?.id ?? null)
          : null,
      note: text("note"),
    };
  };

  const judge = (order: OrderForm): Problems => {
    const found: Problems = {};
    if (!order.customerName) found.customerName = copy.nameMissing;
    else if (order.customerName.length > NAME) found.customerName = copy.nameLong;
    if (order.customerPhone && order.customerPhone.replace(/\D/g, "").length < 6) found.customerPhone = copy.phoneWrong;
    if (order.method === "DELIVERY" && !order.address) found.address = copy.addressMissing;
    else if (order.address && order.address.length > ADDRESS) found.address = copy.addressLong;
    if (order.method === "DELIVERY" && shop.delivery.zones.length > 0 && !order.zone) found.zone = copy.zoneMissing;
    if (shop.branches.length > 1 && order.branchId === null) found.branchId = copy.branchMissing;
    if (order.note.length > NOTE) found.note = copy.noteLong;
    return found;
  };

  const show = (found: Problems) => {
    setProblems(found);
    const first = Object.keys(found)[0];
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || missing > 0) return;
    const order = readForm(new FormData(event.currentTarget));
    const found = judge(order);
    show(found);
    if (Object.keys(found).length > 0) return;
    // Safari lets a window open only inside the tap: it waits empty until the order is kept.
    const chat = shop.hasChat ? window.open("about:blank", "_blank") : null;
    setSending(true);
    setFailure("");
    const key = clientKeyFor(tentId, JSON.stringify([lines, order]));
    const answer = await sendOrder(tentId, key, lines, total, order);
    setSending(false);
    if (!answer.ok) {
      chat?.close();
      return explain(answer.failure);
    }
    keepVisitor(order);
    forgetClientKey(tentId);
    writeCart(tentId, []);
    setSent(answer.data);
    history.replaceState(null, "", `${base}/catalogo/pedido/${answer.data.token}`);
    scrollTo(0, 0);
    const { whatsappUrl, token } = answer.data;
    if (!whatsappUrl) return chat?.close();
    orderOpened(token);
    if (chat) chat.location.href = whatsappUrl;
    else location.href = whatsappUrl;
  };

  const explain = async ({ code, fields }: { code: string; fields: Record<string, string[]> }) => {
    if (code === "ORDER_CHANGED" || code === "BELOW_MINIMUM") {
      const now = await checkCart(tentId, lines);
      if (now.ok) takeAnswer(now.data, lines);
      return setFailure(copy.changed);
    }
    if (code === "VALIDATION") {
      const wrong: Problems = {};
      if (fields.customerName) wrong.customerName = copy.nameMissing;
      if (fields.customerPhone) wrong.customerPhone = copy.phoneWrong;
      if (fields.address) wrong.address = copy.addressMissing;
      if (fields.zone) wrong.zone = copy.zoneMissing;
      if (fields.branchId) wrong.branchId = copy.branchMissing;
      if (fields.note) wrong.note = copy.noteLong;
      show(wrong);
      return setFailure(Object.keys(wrong).length > 0 ? "" : copy.changed);
    }
    setFailure(code === "RATE_LIMITED" ? copy.tooMany : code === "TENT_SUSPENDED" ? copy.suspended : copy.failed);
  };

  const remove = (line: CartLine) => {
    setRemoved(line);
    writeCart(tentId, removeLine(lines, lineKey(line)));
  };
  const undo = () => {
    if (removed && lines.length < MAX_CART_LINES) writeCart(tentId, addLine(lines, removed) ?? lines);
    setRemoved(null);
  };

  return (
    <>
      <header className="head">
        <h1 className="head__t">{copy.title}</h1>
        {filled ? <p className="head__n">{copy.count(count)}</p> : null}
      </header>
      <div role="status">
        {removed ? (
          <p className="undo">
            {copy.removed(removed.name)}{" "}
            <button type="button" className="btn btn--line" onClick={undo}>
              {copy.undo}
            </button>
          </p>
        ) : null}
      </div>
      {changes.length > 0 ? (
        <ul className="changes" role="alert">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      {ready && lines.length === 0 ? (
        <div className="empty">
          <span className="empty__i">
            <i className="ic i-cart" aria-hidden="true" />
          </span>
          <h2 className="empty__t">{copy.empty}</h2>
          <p>{copy.emptyHelp}</p>
          <p className="empty__a">
            <a className="btn" href={`${base}/catalogo`}>
              {copy.seeCatalogue}
            </a>
          </p>
        </div>
      ) : null}
      {filled ? (
        <form className="cart" ref={form} onSubmit={submit} noValidate>
          <div className="cart__m">
            <section className="cart__b" aria-label={copy.lines}>
              <CartLines
                lines={lines}
                symbol={symbol}
                copy={copy}
                onQuantity={(key, quantity) => writeCart(tentId, changeLine(lines, key, { quantity }))}
                onRemove={remove}
              />
              {minimumCents ? (
                <div className={missing > 0 ? "min" : "min min--ok"} role="status">
                  <p className="min__t">
                    {missing > 0 ? (
                      <>
                        {copy.missing(price(missing))} {copy.missingFor(price(minimumCents))}
                      </>
                    ) : (
                      <>
                        <i className="ic i-check" aria-hidden="true" /> {copy.reached(price(minimumCents))}
                      </>
                    )}
                  </p>
                  <progress
                    className="min__b"
                    max={minimumCents}
                    value={Math.min(subtotal, minimumCents)}
                    aria-label={copy.minimumLabel}
                  />
                </div>
              ) : null}
            </section>
            <section className="cart__b">
              <CartDelivery
                shop={shop}
                copy={copy}
                choice={choice}
                subtotal={subtotal}
                problems={problems}
                onChange={setChoice}
              />
              <Field
                name="customerName"
                label={copy.name}
                problem={problems.customerName}
                autoComplete="name"
                maxLength={NAME}
                required
              />
              <Field
                name="customerPhone"
                label={copy.phone}
                optional={copy.optional}
                problem={problems.customerPhone}
                autoComplete="tel"
                type="tel"
                maxLength={20}
              />
              <div className="fld">
                <label htmlFor="note">
                  {copy.note} <span className="opc">{copy.optional}</span>
                </label>
                <textarea id="note" name="note" rows={2} maxLength={NOTE} placeholder={copy.noteExample} />
                <Problem id="note-e" text={problems.note} />
              </div>
            </section>
          </div>
          <aside className="sum" aria-label={copy.summary}>
            <dl className="sum__l">
              <div>
                <dt>{copy.subtotal}</dt>
                <dd>{price(subtotal)}</dd>
              </div>
              <div>
                <dt>{choice.method === "DELIVERY" ? copy.delivery : copy.pickup}</dt>
                <dd>{delivery === null ? copy.toAgree : delivery === 0 ? copy.free : price(delivery)}</dd>
              </div>
              <div className="sum__t">
                <dt>{copy.total}</dt>
                <dd>
                  <Amount cents={total} symbol={symbol} />
                </dd>
              </div>
            </dl>
            {unpriced ? <p className="sum__p">{copy.plusAsk}</p> : null}
            {failure ? (
              <p className="fld__e" role="alert">
                {failure}
              </p>
            ) : null}
            <button
              className="btn btn--wa btn--xl"
              type="submit"
              aria-disabled={missing > 0 || sending ? true : undefined}
              aria-describedby="por-que"
            >
              {shop.hasChat ? <i className="ic i-wa" aria-hidden="true" /> : null}{" "}
              {missing > 0
                ? copy.missing(price(missing))
                : sending
                  ? copy.sending
                  : shop.hasChat
                    ? copy.send
                    : copy.save}
            </button>
            <p className="sum__p" id="por-que">
              {missing > 0 && minimumCents !== null ? (
                <>
                  {copy.minimumWhy(price(minimumCents))} <a href={`${base}/catalogo`}>{copy.addMore}</a>
                </>
              ) : shop.hasChat ? (
                copy.opensWhatsapp
              ) : (
                copy.noChat
              )}
            </p>
          </aside>
        </form>
      ) : null}
    </>
  );
}
