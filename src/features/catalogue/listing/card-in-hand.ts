import type { ShopScriptCopy } from "~/copy/shop-script";
import { heldOf, lineCents, type StoredCartLine } from "~/domain/catalogue/cart/cart";
import { formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { make } from "../browser/make-element";

/** How long a card says what was added, in ms. */
const TOLD = 3_000;

interface HandShop {
  /** The cart's page. */
  href: string;
  copy: ShopScriptCopy;
  money: MoneyFormat;
  /** Puts more or less of a card's product into the cart. */
  change: (line: StoredCartLine, by: number) => void;
}

/** A card's button, and its product as a line of the cart. */
interface HeldCard {
  button: HTMLElement;
  line: StoredCartLine;
}

const icon = (name: string) => make("i", { class: `ic ${name}`, "aria-hidden": "true" });

/**
 * The card that was tapped last: in place of its button it says what the cart has of it, and then it has a stepper. Only one at
 * a time, as in the small cards of some styles that covers the price.
 */
export function cardInHand({ href, copy, money, change }: HandShop) {
  let held: HeldCard | null = null;
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    clearTimeout(timer);
    shown?.remove();
    if (held) held.button.hidden = false;
    held = shown = null;
  };
  const show = (card: HeldCard, element: HTMLElement) => {
    const hadFocus = (held?.button === card.button ? shown : card.button)?.contains(document.activeElement);
    letGo();
    held = card;
    shown = element;
    card.button.hidden = true;
    card.button.after(element);
    if (hadFocus) (element.querySelector<HTMLElement>("button:last-child") ?? element).focus({ preventScroll: true });
  };
  /** Shows what the cart has of it; once that is nothing, its button comes back. */
  const draw = (cart: readonly StoredCartLine[]) => {
    if (!held) return;
    const quantity = heldOf(cart, held.line);
    if (quantity === 0) return letGo();
    const sum = lineCents({ ...held.line, quantity });
    shown
      ?.querySelector(".add__c")
      ?.replaceChildren(
        make("b", {}, formatQuantity(quantity, held.line.unit, money)),
        ...(sum === null ? [] : [make("small", {}, formatPrice(sum, money))]),
      );
  };
  /** Makes the button of a card a stepper. */
  const hold = (card: HeldCard, cart: readonly StoredCartLine[]) => {
    const step = (by: number, name: string, label: string) => {
      const button = make("button", { type: "button", "aria-label": label }, icon(name));
      button.addEventListener("click", () => change(card.line, by * card.line.step));
      return button;
    };
    show(
      card,
      make(
        "div",
        { class: "add add--step", role: "group", "aria-label": copy.quantityOf(card.line.name) },
        step(-1, "i-minus", copy.removeOne),
        make("span", { class: "add__c" }),
        step(1, "i-plus", copy.addOne),
      ),
    );
    draw(cart);
  };

  return {
    hold,
    draw,
    /** Says in place of the button what was added; `cart` reads what the cart has by then. */
    tell(card: HeldCard, cart: () => readonly StoredCartLine[]) {
      const text = copy.added(formatQuantity(heldOf(cart(), card.line), card.line.unit, money));
      const told = make("span", {}, icon("i-check"), text);
      show(card, make("a", { class: "add add--told", href, rel: "nofollow" }, told, make("u", {}, copy.view)));
      timer = setTimeout(() => hold(card, cart()), TOLD);
    },
  };
}
