import { myOrdersCopyFor } from "~/copy/my-orders";
import { make } from "../browser/make-element";
import { fetchProgress } from "../cart/order-call";
import { offerAgain } from "../orders/offer-again";
import { deleteButton, type ListShop, orderItem } from "../orders/order-list";
import {
  deleteOrders,
  type RememberedOrder,
  readOrders,
  rememberOrder,
  updateOrders,
} from "../orders/remembered-orders";

/** Earlier orders that an order's page shows. */
const SHOWN = 2;

export interface OrdersData extends ListShop {
  countryId: number;
  /** The order whose page this is; null on the list of all of them. */
  current: RememberedOrder | null;
}

/** A merchant who looks at a customer's order from the panel is not its customer. */
function isMerchant(): boolean {
  try {
    return sessionStorage.visit === "own";
  } catch {
    return false;
  }
}

/** Lists the orders that this device remembers, and repeats them. */
function startOrders(place: HTMLElement, data: OrdersData): void {
  const { countryId, current, ...shop } = data;
  const { tentId, base } = shop;
  const copy = myOrdersCopyFor(countryId);
  const list = place.querySelector<HTMLElement>("[data-orders]");

  const listed = () => readOrders(tentId).filter(({ token }) => token !== current?.token);
  const items = (orders: readonly RememberedOrder[]) =>
    make("ul", { class: "mine__l" }, ...orders.map((order) => orderItem(order, shop, copy)));

  const drawAll = (note?: string) => {
    const orders = listed();
    // the page has what stands instead
    list?.toggleAttribute("data-none", orders.length === 0);
    if (orders.length === 0) return list?.replaceChildren();
    const forget = deleteButton(copy, () => {
      deleteOrders(tentId);
      drawAll();
    });
    list?.replaceChildren(...(note ? [make("p", { role: "status" }, note)] : []), items(orders), forget);
  };
  const drawOthers = () => {
    const orders = listed();
    if (!list || orders.length === 0) return;
    const all = make("a", { class: "sec__all", href: `${base}/catalogo/pedidos` }, copy.seeAll(orders.length + 1));
    all.append(" ", make("i", { class: "ic i-arrow", "aria-hidden": "true" }));
    const title = make("h2", { class: "sec__t", id: "t-mine" }, copy.title);
    const head = make("header", { class: "sec__head" }, title, all);
    list.replaceChildren(
      make("section", { class: "sec", "aria-labelledby": "t-mine" }, head, items(orders.slice(0, SHOWN))),
    );
  };
  const draw = current ? drawOthers : drawAll;

  const refresh = async () => {
    const orders = current ? listed().slice(0, SHOWN) : listed();
    if (orders.length === 0) return;
    const tokens = orders.map(({ token }) => token);
    const before = JSON.stringify(listed());
    const answer = await fetchProgress(tentId, tokens);
    // a question that is open stays open
    const isIdle = !place.querySelector(".rep");
    if (answer.ok) {
      updateOrders(tentId, tokens, answer.data);
      if (isIdle && JSON.stringify(listed()) !== before) draw();
    } else if (isIdle && answer.failure.code === "OFFLINE" && !current) drawAll(copy.stale);
  };

  if (current && !isMerchant()) rememberOrder(tentId, current);
  const again = place.querySelector<HTMLButtonElement>("button[data-repeat]");
  const said = place.querySelector<HTMLElement>("[data-said]");
  if (again && said && current)
    again.addEventListener(
      "click",
      () => void offerAgain(again, said, { shop, token: current.token, words: copy.again }),
    );
  draw();
  void refresh();
}

export { startOrders as start };
