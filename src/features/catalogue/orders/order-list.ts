import type { MyOrdersCopy } from "~/copy/my-orders";
import { orderDate } from "~/domain/order/place/order-date";
import { isRunning } from "~/domain/order/place/progress";
import { writtenTotal } from "~/domain/order/place/written-total";
import { make } from "../browser/make-element";
import { offerAgain, type RepeatShop } from "./offer-again";
import type { RememberedOrder } from "./remembered-orders";

export interface ListShop extends RepeatShop {
  timeZone: string;
  /** Orders can be placed now. */
  open: boolean;
}

const icon = (name: string) => make("i", { class: `ic i-${name}`, "aria-hidden": "true" });

const PHOTO = { width: "52", height: "52", alt: "", loading: "lazy", decoding: "async" };

/** The photos of an order, or its products' names where it has none. */
function products({ photos, names, count }: RememberedOrder, copy: MyOrdersCopy): HTMLElement {
  const shown = photos.filter((photo) => photo !== null);
  const place = make("p", { class: "mo__p" });
  if (shown.length > 0) place.append(...shown.map((src) => make("img", { ...PHOTO, src })));
  else place.append(make("span", { class: "mo__n" }, names.join(", ")));
  const more = count - (shown.length || names.length);
  if (more > 0) place.append(make("span", {}, `+${more}`, make("span", { class: "vh" }, copy.moreProducts(more))));
  return place;
}

/** One order of the list: when, how far, what, how much, and a button that repeats it. */
export function orderItem(order: RememberedOrder, shop: ListShop, copy: MyOrdersCopy): HTMLElement {
  const { token, progress, number } = order;
  const { day, time } = orderDate(new Date(order.at), shop.timeZone, copy.dates);
  const when = copy.at(day, time);
  const running = progress !== null && isRunning(progress);
  const state = make("p", { class: "mo__s" });
  const named = progress === null ? copy.missing : copy.progress[progress];
  state.append(running ? make("b", {}, named) : named, ` · ${copy.number(number)}`);
  const link = make("a", { href: `${shop.base}/catalogo/pedido/${token}`, rel: "nofollow" }, when);
  const said = make("div", { class: "mo__r" });
  const item = make(
    "li",
    { class: running ? "mo mo--now" : "mo" },
    make("div", { class: "mo__x" }, make("p", { class: "mo__d" }, link), state),
    products(order, copy),
    make("p", { class: "mo__v" }, writtenTotal(order, shop.money, { toAsk: copy.toAsk, plusAsk: "+" })),
  );
  if (shop.open && progress !== null) {
    const again = make(
      "button",
      { class: "btn btn--line mo__a", type: "button" },
      icon("repeat"),
      " ",
      copy.repeat,
      make("span", { class: "vh" }, copy.ofOrder(when)),
    );
    again.addEventListener("click", () => void offerAgain(again, said, { shop, token, words: copy.again }));
    item.append(again);
  }
  item.append(said);
  return item;
}

/** A button that empties the list once the visitor has said so a second time. */
export function deleteButton(copy: MyOrdersCopy, onForget: () => void): HTMLElement {
  const place = make("div", { class: "minep__f" });
  const ask = make("button", { class: "lnkb", type: "button" }, icon("trash"), " ", copy.forget);
  const yes = make("button", { class: "btn", type: "button" }, copy.forgetYes);
  const no = make("button", { class: "btn btn--line", type: "button" }, copy.no);
  const sure = make("div", { class: "rep", role: "group", tabindex: "-1" }, make("p", {}, copy.forgetSure), yes, no);
  ask.addEventListener("click", () => {
    place.replaceChildren(sure);
    sure.focus();
  });
  no.addEventListener("click", () => {
    place.replaceChildren(ask);
    ask.focus();
  });
  yes.addEventListener("click", onForget);
  place.append(ask);
  return place;
}
