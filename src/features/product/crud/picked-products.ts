import { MAX_ID } from "~/domain/fields";
import { MAX_WRITTEN_IDS } from "~/domain/product/prices/price-address";
import { MAX_PICKED } from "~/domain/product/prices/price-change";

const keyOf = (tentId: number) => `picked-products:${tentId}`;

const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MAX_ID;

/** Keeps, for this tab, a list that is too long for an address. */
export function keepPicked(tentId: number, ids: readonly number[]): void {
  try {
    if (ids.length > MAX_WRITTEN_IDS) sessionStorage.setItem(keyOf(tentId), JSON.stringify(ids));
    else sessionStorage.removeItem(keyOf(tentId));
  } catch {
    // without a store the list lives as long as the page
  }
}

/** The list that was kept; empty when there is none. */
export function recallPicked(tentId: number): number[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(keyOf(tentId)) ?? "[]");
    return Array.isArray(ids) ? ids.filter(isId).slice(0, MAX_PICKED) : [];
  } catch {
    return [];
  }
}
