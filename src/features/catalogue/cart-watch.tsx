"use client";

import { useEffect, useState } from "react";
import { cartCopyFor } from "~/copy/cart";
import { addLine, type CartLine, cartCount, cartTotal, fitQuantity } from "~/domain/catalogue/cart";
import { formatPrice } from "~/domain/product/money";
import { formatQuantity, ONE, type Unit } from "~/domain/product/quantity";
import { readCart, writeCart } from "./cart-store";
import { takeEarlyTaps } from "./early-taps";
import { Amount } from "./price";
import { watchSearch } from "./search-watch";
import { markSection } from "./section-marks";
import { copyAccount, markClock } from "./shop-clock";
import { tellDeed, tellVisit } from "./tell-visit";
import { useCart } from "./use-cart";

interface WatchProps {
  tentId: number;
  countryId: number;
  symbol: string;
  href: string;
  /** The cart and the page after it show the total themselves. */
  quiet: boolean;
}

// What the server wrote on the card is the whole product: no data travels twice.
function lineOfCard(button: HTMLElement): CartLine | null {
  const card = button.closest<HTMLElement>("[data-p]");
  const link = card?.querySelector<HTMLAnchorElement>(".card__name a");
  if (!card || !link) return null;
  const { add, unit, step, min } = button.dataset;
  const portion = { step: Number(step ?? ONE), minQuantity: Number(min ?? ONE) };
  return {
    productId: Number(card.dataset.p),
    variantId: null,
    quantity: fitQuantity(0, portion),
    name: link.textContent ?? "",
    variant: "",
    priceCents: add ? Number(add) : null,
    photo: card.querySelector("img")?.getAttribute("src") ?? null,
    href: link.getAttribute("href") ?? "",
    unit: (unit ?? "UNIT") as Unit,
    ...portion,
  };
}

/** Adds from the cards, keeps their marks and the header's count, and shows the total that bounces. */
export function CartWatch({ tentId, countryId, symbol, href, quiet }: WatchProps) {
  const lines = useCart(tentId);
  const copy = cartCopyFor(countryId);
  const [problem, setProblem] = useState("");
  const count = cartCount(lines);
  const { cents, unpriced } = cartTotal(lines);
  const total = formatPrice(cents, symbol);

  useEffect(() => {
    const add = (button: Element | null) => {
      const line = button instanceof HTMLElement && lineOfCard(button);
      if (!line) return;
      const next = addLine(readCart(tentId), line);
      if (!next) return setProblem(copy.full);
      setProblem(writeCart(tentId, next) ? "" : copy.notKept);
      tellVisit({ kind: "CART_ADD", id: line.productId });
      tellDeed({ kind: "add", line });
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      void copyAccount(event.target);
      add(event.target.closest("button[data-add]"));
    };
    for (const button of takeEarlyTaps("button")) add(button);
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [tentId, copy]);

  useEffect(() => markHeader(count, copy.viewWith(count)), [count, copy]);
  useEffect(() => markCards(lines, copy.inOrder), [lines, copy]);
  useEffect(markSection, []);
  useEffect(watchSearch, []);
  useEffect(() => markClock(copy.opening), [copy]);

  return (
    <aside aria-label={copy.label}>
      <p className="vh" role="status">
        {problem || (count > 0 && !quiet ? copy.announce(count, total) : "")}
      </p>
      {problem ? <p className="bounce-problem">{problem}</p> : null}
      {count > 0 && !quiet ? (
        <a className="bounce" href={href} key={`${count} ${cents}`} rel="nofollow">
          <i className="ic i-cart bounce__i" aria-hidden="true" />
          <span className="bounce__n">
            {count}
            <span className="vh"> {copy.count(count).replace(/^\d+ /, "")}, </span>
          </span>
          <span className="bounce__t">{copy.view}</span>
          <span className="bounce__v">
            <Amount cents={cents} symbol={symbol} />
            {unpriced ? <span className="vh"> {copy.plusAsk}</span> : null}
            {unpriced ? <span aria-hidden="true"> +</span> : null}
          </span>
          <i className="ic i-arrow" aria-hidden="true" />
        </a>
      ) : null}
    </aside>
  );
}

function markHeader(count: number, label: string) {
  for (const badge of document.querySelectorAll<HTMLElement>("[data-cart-count]")) {
    badge.hidden = count === 0;
    badge.textContent = String(count);
  }
  for (const text of document.querySelectorAll<HTMLElement>("[data-cart-label]")) {
    text.dataset.plain ??= text.textContent ?? "";
    text.textContent = count === 0 ? text.dataset.plain : text.dataset.plain + label;
  }
}

function markCards(lines: readonly CartLine[], inOrder: (count: string) => string) {
  const chosen = new Map<number, number>();
  for (const line of lines) chosen.set(line.productId, (chosen.get(line.productId) ?? 0) + line.quantity);
  for (const card of document.querySelectorAll<HTMLElement>(".card[data-p]")) {
    const quantity = chosen.get(Number(card.dataset.p));
    const button = card.querySelector<HTMLElement>(".add");
    if (!button) continue;
    card.classList.toggle("card--in", quantity !== undefined);
    button.querySelector(".add__n")?.remove();
    if (quantity === undefined) continue;
    const mark = document.createElement("span");
    mark.className = "add__n";
    const shown = document.createElement("span");
    shown.ariaHidden = "true";
    shown.textContent = formatQuantity(quantity, "UNIT");
    const spoken = document.createElement("span");
    spoken.className = "vh";
    spoken.textContent = inOrder(formatQuantity(quantity, "UNIT"));
    mark.append(shown, spoken);
    button.append(mark);
  }
}
