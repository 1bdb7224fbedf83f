import type { DeliveryMethod } from "../manage/states";

/** Whether visitors are asked for their phone, as in the public API: always, with a delivery, as they like, or not at all. */
export const ASKED_PHONES = ["always", "delivery", "optional", "hidden"] as const;
export type AskedPhone = (typeof ASKED_PHONES)[number];

/** How the cart asks for the phone. */
export type PhoneField = "required" | "optional" | "hidden";

/** Whether a visitor's order needs a phone. One that the merchant enters never does. */
export const needsPhone = (asked: AskedPhone, method: DeliveryMethod): boolean =>
  asked === "always" || (asked === "delivery" && method === "DELIVERY");

/** How the cart asks for the phone of an order that is received so. */
export function phoneFieldFor(asked: AskedPhone, method: DeliveryMethod): PhoneField {
  if (needsPhone(asked, method)) return "required";
  return asked === "hidden" ? "hidden" : "optional";
}
