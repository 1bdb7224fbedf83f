import type { HeldOrder } from "~/domain/catalogue/cart/checkout-machine";
import { dropStored, readStored, store } from "../browser/device-storage";

const keyOf = (tentId: number) => `held-order:${tentId}`;

/** Persists an order waiting for the network; on devices without storage it lasts as long as the page is open. */
export const storeHeldOrder = (tentId: number, order: HeldOrder): void => void store(keyOf(tentId), order);

export const readHeldOrder = (tentId: number): HeldOrder | null => readStored(keyOf(tentId)) as HeldOrder | null;

export const discardHeldOrder = (tentId: number): void => dropStored(keyOf(tentId));
