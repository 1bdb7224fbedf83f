import { MAX_TYPED_PHONE } from "../../tent/limits";

export const ORDER_LIMITS = {
  lines: 100,
  customerName: 80,
  /** Characters of a typed number. */
  phone: MAX_TYPED_PHONE,
  address: 200,
  zone: 80,
  note: 500,
  lineNote: 200,
  lineName: 120,
  merchantNote: 500,
  courier: 60,
  trackingNumber: 80,
  search: 80,
  page: 10_000,
  /** Orders on one print sheet. */
  printed: 50,
  /** Orders of a shop that a visitor's device remembers. */
  remembered: 30,
} as const;

/** The filters of the panel's list, as in its query string. */
export const ORDER_FILTERS = [
  "nuevos",
  "sin-pagar",
  "por-preparar",
  "por-entregar",
  "cancelados",
  "archivados",
  "sospechosos",
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];
