import type { UnsentOrder } from "~/domain/catalogue/cart/checkout-machine";
import { dropStored, readStored, store } from "../browser/device-storage";

const keyOf = (tentId: number) => `held-order:${tentId}`;

/** Persists an order that was not seen to arrive; on devices without storage it lasts as long as the page is open. */
export const storeUnsentOrder = (tentId: number, order: UnsentOrder): void => void store(keyOf(tentId), order);

export const readUnsentOrder = (tentId: number): UnsentOrder | null => readStored(keyOf(tentId)) as UnsentOrder | null;

export const discardUnsentOrder = (tentId: number): void => dropStored(keyOf(tentId));
