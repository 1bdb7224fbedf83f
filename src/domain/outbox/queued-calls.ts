import { DAY_MS } from "../duration";

/**
 * The mutations of the panel that wait in the browser for a network and are sent with an idempotency key. Their
 * procedures are built from `queuedProcedure`, and their screens know what to show until the answer comes.
 */
export const QUEUED_CALLS = [
  "category.create",
  "category.delete",
  "category.order",
  "category.pause",
  "category.removeImage",
  "category.rename",
  "home.publish",
  "link.create",
  "link.delete",
  "link.describe",
  "link.order",
  "link.update",
  "order.acceptSuspected",
  "order.act",
  "order.create",
  "order.createTemplate",
  "order.deleteTemplate",
  "order.discardSuspected",
  "order.edit",
  "order.note",
  "order.noteCustomer",
  "order.orderTemplates",
  "order.updateTemplate",
  "product.addPhotos",
  "product.bulk",
  "product.create",
  "product.delete",
  "product.move",
  "product.orderImages",
  "product.removeImage",
  "product.restore",
  "product.saveVariants",
  "product.update",
  "product.updateField",
  "stockAlert.answer",
  "stockAlert.delete",
  "tent.addBranch",
  "tent.putBranchFirst",
  "tent.removeBranch",
  "tent.updateAnalytics",
  "tent.updateBranch",
  "tent.updateContact",
  "tent.updateDelivery",
  "tent.updateHoliday",
  "tent.updateHours",
  "tent.updateLegal",
  "tent.updateOrderRules",
  "tent.updatePayment",
  "tent.updateShop",
  "theme.assignColours",
] as const;

export type QueuedPath = (typeof QUEUED_CALLS)[number];

export function isQueuedPath(path: string): path is QueuedPath {
  return (QUEUED_CALLS as readonly string[]).includes(path);
}

/** Headers of a queued call: its idempotency key, and the id of the account that made the change. */
export const KEY_HEADER = "idempotency-key";
export const ACCOUNT_HEADER = "x-account";

/** How long the server remembers a key. */
export const KEY_LIFETIME_MS = 60 * DAY_MS;
/** An older change is not sent by itself: the server may have forgotten its key. Leaves time for a slow clock. */
export const MAX_WAIT_MS = 45 * DAY_MS;

/** A field that changed elsewhere since the merchant saw it. */
export interface FieldConflict {
  field: string;
  /** The value that the merchant saw. */
  seen: unknown;
  /** The value now. */
  current: unknown;
}
