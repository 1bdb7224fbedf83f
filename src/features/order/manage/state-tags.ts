import type { TagTone } from "~/components/ui/tag";
import type { OrderCopy } from "~/copy/order";
import type { DeliveryStatus, OrderState } from "~/domain/order/manage/states";

export interface StateTag {
  key: keyof OrderCopy["tag"];
  tone: TagTone;
}

const deliveryTags: Record<DeliveryStatus, StateTag> = {
  TO_PREPARE: { key: "toPrepare", tone: "warn" },
  PREPARED: { key: "prepared", tone: "ok" },
  SENT: { key: "sent", tone: "ok" },
  PICKED_UP: { key: "pickedUp", tone: "ok" },
};

/** What is done wears a tick, so that it is not taken for the button that does it. */
export const doneTags: ReadonlySet<StateTag["key"]> = new Set(["prepared", "sent", "pickedUp"]);

/** The tags that matter now; what was done before the next step goes without saying. */
export function stateTags({ status, payment, delivery }: OrderState, suspected = false): StateTag[] {
  if (suspected) return [status === "NEW" ? { key: "suspected", tone: "warn" } : { key: "discarded", tone: "neutral" }];
  if (status === "NEW") return [{ key: "new", tone: "blue" }];
  if (status === "CANCELLED") return [{ key: "cancelled", tone: "bad" }];
  if (status === "ARCHIVED") return [{ key: "archived", tone: "neutral" }];
  if (payment === "RECEIVED") return [deliveryTags[delivery]];
  const unpaid: StateTag = { key: "unpaid", tone: "warn" };
  return delivery === "TO_PREPARE" ? [unpaid] : [deliveryTags[delivery], unpaid];
}
