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
import {
  CHECKOUT_LIMITS,
  type Checkout,
  type CheckoutProblems,
  checkoutProblems,
  deliveryCents,
  discountCents,
  refusedFields,
} from "~/domain/catalogue/checkout";
import type { BranchView, ShopView } from "~/domain/catalogue/view";
import { asksPayment, type PaymentMethod } from "~/domain/order/payment";
import type { CartChange } from "~/domain/order/pricing";
import { formatPrice } from "~/domain/product/money";
import { formatQuantity } from "~/domain/product/quantity";
import { CartDelivery, type DeliveryChoice } from "./cart-delivery";
import type { Fields } from "./cart-field";
import { Field, Problem } from "./cart-field";
import { CartLines } from "./cart-lines";
import { CartPayment } from "./cart-payment";
import { CartSent } from "./cart-sent";
import { readCart, writeCart } from "./cart-store";
import { clientKeyFor, forgetClientKey } from "./client-key";
import { forgetHeld, keepHeld, readHeld } from "./held-order";
import { checkCart, orderOpened, type PricedAnswer, type SentOrder, sendOrder } from "./order-call";
import { Amount } from "./price";
import { tellDeed, tellVisit } from "./tell-visit";
import { useCart } from "./use-cart";
import { keepVisitor, readVisitor } from "./visitor";

export interface CartShop
  extends Pick<
    ShopView,
    "id" | "countryId" | "symbol" | "noPhoto" | "minimumCents" | "delivery" | "pickup" | "payment"
  > {
  branches: Pick<BranchView, "id" | "name" | "address">[];
  hasChat: boolean;
}

// What the server says of each line replaces what the browser kept of it.
function applyAnswer(lines: readonly CartLine[], answer: PricedAnswer): CartLine[] {
  return lines.flatMap((line) => {
    const now = answer.lines.find((priced) => lineKey(priced) === lineKey(line));
    if (!now) return [];
    const { name, variantLabel, quantity, unitPrice } = now;
    return [{ ...line, name, variant: variantLabel ?? "", quantity, priceCents: unitPrice }];
  });
}

function sayChange(change: CartChange, copy: CartCopy, symbol: string, lines: readonly CartLine[]): string {
  const line = lines.find((one) => lineKey(one) === lineKey(change));
  const known = line?.variant ? `${line.name} (${line.variant})` : line?.name;
  const name = change.name ?? known ?? "";
  const price = (cents: number | null) => (cents === null ? copy.ask.toLowerCase() : formatPrice(cents, symbol));
  if (change.kind === "priceChanged") return `${name}: ${copy.priceChanged(price(change.from), price(change.to))}`;
  if (change.kind === "lessStock" || change.kind === "quantityAdjusted")
    return `${name}: ${copy.nowQuantity(formatQuantity(change.to, line?.unit ?? "UNIT"))}`;
  return `${name}: ${change.kind === "soldOut" ? copy.soldOut : copy.gone}`;
}

/** How often an order that waits is tried again, where the browser does not know that there is a network. */
const HELD_AGAIN = 20_000;

/** The order before it is sent: lines, minimum, delivery and who asks for it. */
export function CartForm({ base, shop }: { base: string; shop: CartShop }) {
  const { id: tentId, symbol, minimumCents } = shop;
  const copy = cartCopyFor(shop.countryId);
  const lines = useCart(tentId);
  const [ready, setReady] = useState(false);
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [changes, setChanges] = useState<string[]>([]);
  const [problems, setProblems] = useState<CheckoutProblems>({});
  const [failure, setFailure] = useState("");
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<SentOrder | null>(null);
  /** The order waits for a network; `before` it was left waiting when the page was closed. */
  const [held, setHeld] = useState<"now" | "before" | null>(null);
  const [choice, setChoice] = useState<DeliveryChoice>({
    method: shop.pickup.enabled || !shop.delivery.enabled ? "PICKUP" : "DELIVERY",
    zone: "",
    branchId: "",
  });
  const asks = asksPayment(shop.payment);
  const [payment, setPayment] = useState<PaymentMethod | null>(asks ? "OTHER" : null);
  const form = useRef<HTMLFormElement>(null);

  const takeAnswer = (answer: PricedAnswer, before: readonly CartLine[]) => {
    setChanges(answer.changes.map((change) => sayChange(change, copy, symbol, before)));
    const now = applyAnswer(before, answer);
    const renamed = now.some((line) => !before.some((one) => one.name === line.name && one.variant === line.variant));
    if (answer.changes.length > 0 || renamed) writeCart(tentId, now);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cart is opened
  useEffect(() => {
    setReady(true);
    const before = readCart(tentId);
    if (before.length === 0) return forgetHeld(tentId);
    const waiting = readHeld(tentId);
    if (waiting) {
      setHeld("before");
      setChoice(waiting.choice);
      setPayment(waiting.payment);
    }
    checkCart(tentId, before).then((answer) => answer.ok && takeAnswer(answer.data, before));
  }, []);

  // What the device remembers of the visitor, once the fields are there.
  const filled = ready && lines.length > 0;
  useEffect(() => {
    if (!filled || !form.current) return;
    const known = readVisitor();
    const fill = (name: string, value: string) => {
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && !field.value) field.value = value;
    };
    fill("customerName", known.name);
    fill("customerPhone", known.phone);
    if (choice.method === "DELIVERY") fill("address", known.address);
    fill("note", readHeld(tentId)?.note ?? "");
  }, [filled, choice.method, tentId]);

  const attempt = useRef<() => void>(undefined);
  useEffect(() => {
    if (held !== "now") return;
    const again = () => navigator.onLine && attempt.current?.();
    const timer = setInterval(again, HELD_AGAIN);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [held]);

  if (sent)
    return (
      <CartSent
        sent={sent}
        copy={copy}
        catalogue={`${base}/catalogo`}
        orderPage={`${base}/catalogo/pedido/${sent.token}`}
        payment={payment === "CASH" ? null : shop.payment}
      />
    );

  const count = cartCount(lines);
  const { cents: subtotal, unpriced } = cartTotal(lines);
  const delivery = deliveryCents(shop.delivery, choice, subtotal);
  const discount = discountCents(subtotal, payment, shop.payment.cashDiscount);
  const total = subtotal - discount + (delivery ?? 0);
  const missing = minimumCents !== null && subtotal < minimumCents ? minimumCents - subtotal : 0;
  const price = (cents: number) => formatPrice(cents, symbol);
  const said = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, copy[problem]]),
  ) as Partial<Record<Fields, string>>;

  const readForm = (data: FormData): Checkout => {
    const text = (name: keyof Checkout) => String(data.get(name) ?? "").trim();
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
      paymentMethod: payment,
      note: text("note"),
    };
  };

  const show = (found: CheckoutProblems) => {
    setProblems(found);
    const first = Object.keys(found)[0];
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
  };

  /** `tapped`: somebody asks for it just now, so WhatsApp can open. */
  const send = async (from: HTMLFormElement, tapped: boolean) => {
    if (sending || missing > 0) return;
    const order = readForm(new FormData(from));
    const found = checkoutProblems(order, { zones: shop.delivery.zones.length, branches: shop.branches.length });
    show(found);
    if (Object.keys(found).length > 0) return;
    // Safari lets a window open only inside the tap: it waits empty until the order is kept.
    const chat = shop.hasChat && tapped && navigator.onLine ? window.open("about:blank", "_blank") : null;
    setSending(true);
    setFailure("");
    const key = clientKeyFor(tentId, JSON.stringify([lines, order]));
    const answer = await sendOrder(tentId, key, lines, total, order);
    setSending(false);
    keepVisitor({ name: order.customerName, phone: order.customerPhone ?? "", address: order.address ?? "" });
    if (!answer.ok) {
      chat?.close();
      if (answer.failure.code === "OFFLINE") {
        keepHeld(tentId, { choice, payment, note: order.note });
        return setHeld("now");
      }
      setHeld(null);
      return explain(answer.failure);
    }
    forgetHeld(tentId);
    forgetClientKey(tentId);
    tellDeed({ kind: "order", lines });
    writeCart(tentId, []);
    setSent(answer.data);
    // Past what the shop's own analytics put in this function's place to hear of addresses: this one opens the order.
    History.prototype.replaceState.call(history, null, "", `${base}/catalogo/pedido/${answer.data.token}`);
    scrollTo(0, 0);
    const { whatsappUrl, token } = answer.data;
    if (!whatsappUrl || !tapped) return chat?.close();
    orderOpened(token);
    tellVisit({ kind: "WHATSAPP_OPEN" });
    if (chat) chat.location.href = whatsappUrl;
    else location.href = whatsappUrl;
  };

  attempt.current = () => form.current && send(form.current, false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget, true);
  };

  const unhold = () => {
    forgetHeld(tentId);
    setHeld(null);
  };

  const explain = async ({ code, fields }: { code: string; fields: Record<string, string[]> }) => {
    if (code === "ORDER_CHANGED" || code === "BELOW_MINIMUM") {
      const now = await checkCart(tentId, lines);
      if (now.ok) takeAnswer(now.data, lines);
      return setFailure(copy.changed);
    }
    if (code === "VALIDATION") {
      const wrong = refusedFields(fields);
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
                noPhoto={shop.noPhoto}
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
                problems={said}
                onChange={setChoice}
              />
              <CartPayment payment={shop.payment} copy={copy} chosen={payment} onChoose={setPayment} />
              <Field
                name="customerName"
                label={copy.name}
                problem={said.customerName}
                autoComplete="name"
                maxLength={CHECKOUT_LIMITS.name}
                required
              />
              <Field
                name="customerPhone"
                label={copy.phone}
                optional={copy.optional}
                problem={said.customerPhone}
                autoComplete="tel"
                type="tel"
                maxLength={CHECKOUT_LIMITS.phone}
              />
              <div className="fld">
                <label htmlFor="note">
                  {copy.note} <span className="opc">{copy.optional}</span>
                </label>
                <textarea
                  id="note"
                  name="note"
                  rows={2}
                  maxLength={CHECKOUT_LIMITS.note}
                  placeholder={copy.noteExample}
                />
                <Problem id="note-e" text={said.note} />
              </div>
            </section>
          </div>
          <aside className="sum" aria-label={copy.summary}>
            <dl className="sum__l">
              <div>
                <dt>{copy.subtotal}</dt>
                <dd>{price(subtotal)}</dd>
              </div>
              {discount > 0 ? (
                <div>
                  <dt>{copy.discount}</dt>
                  <dd>-{price(discount)}</dd>
                </div>
              ) : null}
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
            <div role="status">
              {held ? (
                <p className="undo">
                  {held === "now" ? copy.held : copy.heldBefore}
                  {held === "now" ? (
                    <button type="button" className="btn btn--line" onClick={unhold}>
                      {copy.unhold}
                    </button>
                  ) : null}
                </p>
              ) : null}
            </div>
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
