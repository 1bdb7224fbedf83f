import { DAY_MS } from "../duration";

/** What queued changes are about. The ids of two kinds of things are never the same thing. */
export type QueuedSubject =
  | "branch"
  | "category"
  | "customer"
  | "home"
  | "image"
  | "link"
  | "linksPage"
  | "order"
  | "product"
  | "settings"
  | "stockAlert"
  | "template"
  | "theme";

/** The values that the server compares with those that the merchant saw. */
export type ComparedValues = Exclude<QueuedSubject, "home" | "image" | "stockAlert"> | "variants";

/** What the panel reads, by the first part of a query's path. */
type ReadArea =
  | "category"
  | "dashboard"
  | "home"
  | "link"
  | "order"
  | "price"
  | "priceList"
  | "product"
  | "stockAlert"
  | "tent"
  | "theme";

interface QueuedChange {
  /** The kind of thing; which one, its input says with `id` or `number`. Later changes of the same thing follow on it. */
  of: QueuedSubject;
  /** Null where nothing that the merchant saw can be overwritten, or the use case itself compares a version. */
  compares: ComparedValues | null;
  /** The reads that it makes out of date. */
  stale: readonly ReadArea[];
}

const category = { of: "category", compares: null, stale: ["category", "product"] } as const;
const link = { of: "link", compares: null, stale: ["link"] } as const;
const order = { of: "order", compares: null, stale: ["order", "product", "dashboard"] } as const;
const template = { of: "template", compares: null, stale: ["order"] } as const;
const product = {
  of: "product",
  compares: null,
  stale: ["product", "category", "price", "priceList", "stockAlert", "dashboard"],
} as const;
const image = { ...product, of: "image" } as const;
const stockAlert = { of: "stockAlert", compares: null, stale: ["stockAlert"] } as const;
const settings = { of: "settings", compares: "settings", stale: ["tent", "link", "dashboard"] } as const;
const branch = { ...settings, of: "branch", compares: null } as const;

/**
 * The mutations of the panel that wait in the browser for a network and are sent with an idempotency key. Their
 * procedures are built from `queuedProcedure`. Everything about them that is no screen derives from these rows.
 */
export const QUEUED_CHANGES = {
  "category.create": category,
  "category.delete": category,
  "category.order": category,
  "category.pause": { ...category, compares: "category" },
  "category.removeImage": category,
  "category.rename": { ...category, compares: "category" },
  "home.publish": { of: "home", compares: null, stale: ["home", "tent"] },
  "link.create": link,
  "link.delete": link,
  "link.describe": { of: "linksPage", compares: "linksPage", stale: ["link"] },
  "link.order": link,
  "link.update": { ...link, compares: "link" },
  "order.acceptSuspected": order,
  "order.act": { ...order, compares: "order" },
  "order.create": order,
  "order.createTemplate": template,
  "order.deleteTemplate": template,
  "order.discardSuspected": order,
  "order.edit": order,
  "order.note": { ...order, compares: "order" },
  "order.noteCustomer": { of: "customer", compares: "customer", stale: ["order"] },
  "order.orderTemplates": template,
  "order.updateTemplate": { ...template, compares: "template" },
  "product.addPhotos": product,
  "product.bulk": product,
  "product.create": product,
  "product.delete": product,
  "product.move": product,
  "product.orderImages": image,
  "product.removeImage": image,
  "product.restore": product,
  "product.saveVariants": { ...product, compares: "variants" },
  "product.update": { ...product, compares: "product" },
  "product.updateField": { ...product, compares: "product" },
  "stockAlert.answer": stockAlert,
  "stockAlert.delete": stockAlert,
  "tent.addBranch": branch,
  "tent.putBranchFirst": branch,
  "tent.removeBranch": branch,
  "tent.updateAnalytics": settings,
  "tent.updateBranch": { ...branch, compares: "branch" },
  "tent.updateContact": settings,
  "tent.updateDelivery": settings,
  "tent.updateHoliday": settings,
  "tent.updateHours": settings,
  "tent.updateLegal": settings,
  "tent.updateOrderRules": settings,
  "tent.updatePayment": settings,
  "tent.updateShop": settings,
  "theme.assignColours": { of: "theme", compares: "theme", stale: ["theme", "tent"] },
} as const satisfies Record<string, QueuedChange>;

export type QueuedPath = keyof typeof QUEUED_CHANGES;

export const QUEUED_PATHS = Object.keys(QUEUED_CHANGES) as readonly QueuedPath[];

/** The queued changes of one kind of thing. */
export type ChangeOf<Subject extends QueuedSubject> = {
  [Path in QueuedPath]: (typeof QUEUED_CHANGES)[Path]["of"] extends Subject ? Path : never;
}[QueuedPath];

export function isQueuedPath(path: string): path is QueuedPath {
  return Object.hasOwn(QUEUED_CHANGES, path);
}

/** The id or number of what a change is about; undefined for one that makes something, or changes all of its kind. */
export function changedId({ id, number }: Readonly<Record<string, unknown>>): number | undefined {
  return (id ?? number) as number | undefined;
}

/** Names what a change is about: later changes of the same thing follow on it. */
export function subjectOf(path: QueuedPath, input: Readonly<Record<string, unknown>>): string {
  const id = changedId(input);
  return id === undefined ? path : `${QUEUED_CHANGES[path].of}:${id}`;
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
