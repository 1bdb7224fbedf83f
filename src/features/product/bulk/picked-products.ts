import { MAX_ID } from "~/domain/limits";
import { MAX_WRITTEN_IDS } from "~/domain/product/prices/price-address";
import { MAX_PICKED } from "~/domain/product/prices/price-change";

const keyOf = (tentId: number) => `picked-products:${tentId}`;

const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MAX_ID;

/** Stores in this tab a list of ids that is too long for a URL. */
export function storePickedProducts(tentId: number, ids: readonly number[]): void {
  try {
    if (ids.length > MAX_WRITTEN_IDS) sessionStorage.setItem(keyOf(tentId), JSON.stringify(ids));
    else sessionStorage.removeItem(keyOf(tentId));
  } catch {
    // without storage the list lasts as long as the page
  }
}

/** The stored ids; empty when there are none. */
export function readPickedProducts(tentId: number): number[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(keyOf(tentId)) ?? "[]");
    return Array.isArray(ids) ? ids.filter(isId).slice(0, MAX_PICKED) : [];
  } catch {
    return [];
  }
}
