import { ORDER_FILTERS, ORDER_LIMITS, type OrderFilter } from "../place/limits";
import { orderDayOf } from "../place/order-day";
import type { OrderListInput } from "../place/schemas";

const MAX_PAGE = ORDER_LIMITS.page;

/** Parses the query string of the order list; unknown values fall back to the unfiltered list. */
export function orderListInputOf(get: (name: string) => string | null): OrderListInput {
  const filter = ORDER_FILTERS.find((known) => known === get("estado")) ?? null;
  const search = get("q")?.trim().slice(0, ORDER_LIMITS.search) || null;
  const page = Number(get("pagina") ?? 1);
  return {
    filter,
    search,
    from: orderDayOf(get("desde")),
    until: orderDayOf(get("hasta")),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The filters of everyday work, which are shown although nothing waits. */
const WORK: ReadonlySet<OrderFilter> = new Set(["nuevos", "sin-pagar", "por-preparar", "por-entregar"]);

type ShownFilters = { chosen: OrderFilter | null; counts: Partial<Record<OrderFilter, number>> | undefined };

/** The filters in display order, "sospechosos" first. What is not everyday work needs an order or to be chosen. */
export function shownFilters({ chosen, counts = {} }: ShownFilters): OrderFilter[] {
  const order: OrderFilter[] = ["sospechosos", ...ORDER_FILTERS.filter((one) => one !== "sospechosos")];
  return order.filter((one) => WORK.has(one) || one === chosen || (counts[one] ?? 0) > 0);
}

/** The URL of the list, without parameters at their defaults. */
export function orderListAddress({ filter, search, from, until, page }: Partial<OrderListInput>): string {
  const query = new URLSearchParams();
  if (filter) query.set("estado", filter);
  if (search) query.set("q", search);
  if (from) query.set("desde", from);
  if (until) query.set("hasta", until);
  if (page && page > 1) query.set("pagina", String(page));
  const written = query.toString();
  return written ? `/pedidos?${written}` : "/pedidos";
}

/** The URL of the export with the same filters. */
export function orderExportAddress(asked: Partial<OrderListInput>, format: "xlsx" | "csv"): string {
  const address = orderListAddress({ ...asked, page: 1 }).replace("/pedidos", "/api/order-export");
  return `${address}${address.includes("?") ? "&" : "?"}formato=${format}`;
}

/** The URL of the print sheets of one order, or of those of the list with the same filters. */
export function orderPrintAddress(asked: { number: number } | Partial<OrderListInput>): string {
  if ("number" in asked) return `/pedidos/imprimir?pedido=${asked.number}`;
  return orderListAddress({ ...asked, page: 1 }).replace("/pedidos", "/pedidos/imprimir");
}

/** Names the customer in the address of a new order. */
export const NEW_ORDER_CUSTOMER = "cliente";

/** The URL of the form of an order, for a customer if one is given. */
export const newOrderAddress = (customerId: number | null = null): string =>
  customerId === null ? "/pedidos/nuevo" : `/pedidos/nuevo?${NEW_ORDER_CUSTOMER}=${customerId}`;

/** The URL of the customer list. */
export function customerListAddress(asked: Pick<Partial<OrderListInput>, "search" | "page">): string {
  return orderListAddress(asked).replace("/pedidos", "/pedidos/clientes");
}
