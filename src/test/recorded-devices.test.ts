import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ZodObject } from "zod";
import { profileSchema } from "~/domain/account/schemas";
import { categoryFormSchema } from "~/domain/category/schemas";
import { linkFormSchema, linktreeDescriptionSchema } from "~/domain/link/schemas";
import { templateFormSchema } from "~/domain/order/manage/template-schemas";
import { customerNoteSchema, orderNoteSchema } from "~/domain/order/place/schemas";
import { productFormSchema } from "~/domain/product/crud/schemas";
import { supportMessageSchema } from "~/domain/site/schemas";
import { branchSchema } from "~/domain/tent/schemas";
import { tentSections } from "~/domain/tent/tent-form";
import { readFormDraft } from "~/features/app-context/forms/stored-drafts";
import { readSeenProducts } from "~/features/catalogue/browser/seen-store";
import { readCart } from "~/features/catalogue/cart/cart-store";
import { clientKeyFor } from "~/features/catalogue/cart/client-key";
import { readUnsentOrder } from "~/features/catalogue/cart/unsent-order";
import { readVisitorDetails } from "~/features/catalogue/cart/visitor-details";
import { readOrders } from "~/features/catalogue/orders/remembered-orders";
import { readStoredDraft } from "~/features/home/stored-draft";
import { readOrderDraft } from "~/features/order/place/order-draft";
import { readVariantDraft } from "~/features/product/variants/variant-draft";
import { Outbox } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { PhotoQueue } from "~/trpc/photos/photo-queue";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";
import { recordedChanges, recordedDrafts, recordedPhotos, recordedVisitor } from "./device-entries/read-entries";
import { memoryStore } from "./memory-store";

// What an earlier build left on a device is read by this one.

const drafts = recordedDrafts();
const visitor = recordedVisitor();

beforeEach(() => {
  const kept = new Map(Object.entries({ ...drafts, ...visitor.kept }));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

const shapeOf = (schema: ZodObject) => Object.keys(schema.shape);
/** The fields of the forms of React Hook Form, by the name of their drafts. */
const FIELDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^product\.(?:new|\d+)$/, shapeOf(productFormSchema)],
  [/^category\./, shapeOf(categoryFormSchema)],
  [/^link\.description$/, shapeOf(linktreeDescriptionSchema)],
  [/^link\.(?:new|\d+)$/, shapeOf(linkFormSchema)],
  [/^order\.template\./, shapeOf(templateFormSchema)],
  [/^order\.note\./, shapeOf(orderNoteSchema)],
  [/^order\.noteCustomer\./, shapeOf(customerNoteSchema)],
  [/^tent\.updateShop$/, shapeOf(tentSections.shop)],
  [/^tent\.updateContact$/, shapeOf(tentSections.contact as unknown as ZodObject)],
  [/^tent\.updateDelivery$/, shapeOf(tentSections.delivery as unknown as ZodObject)],
  [/^tent\.updatePayment$/, shapeOf(tentSections.payment)],
  [/^tent\.updateOrderRules$/, shapeOf(tentSections.orders)],
  [/^tent\.updateLegal$/, shapeOf(tentSections.legal)],
  [/^tent\.branch\./, shapeOf(branchSchema as unknown as ZodObject)],
  [/^tent\.domain$/, ["domain"]],
  [/^support\.message$/, shapeOf(supportMessageSchema)],
  [/^account\.profile$/, shapeOf(profileSchema)],
];
const READERS: readonly (readonly [RegExp, (kept: unknown) => object | null])[] = [
  [/^order\.(?:new(?:\.\d+)?|edit\.\d+)$/, readOrderDraft],
  [/^product\.variants\./, readVariantDraft],
];

const places = Object.keys(drafts)
  .filter((key) => key.startsWith("draft:"))
  .map((key) => {
    const [, userId, tentId, form = ""] = key.split(":");
    return { userId: Number(userId), tentId: Number(tentId), form };
  });

describe.each(places)("the draft $form", (place) => {
  const { form } = place;
  const fields = FIELDS.find(([name]) => name.test(form))?.[1];
  const reader = READERS.find(([name]) => name.test(form))?.[1];

  it("is read whole", () => {
    const kept = readFormDraft(place) as Record<string, unknown>;
    expect(Object.keys(kept).length).toBeGreaterThan(0);
    if (reader) expect(reader(kept)).toEqual(kept);
    else expect(fields).toEqual(expect.arrayContaining(Object.keys(kept)));
  });
});

it("keeps drafts of every kind of form", () => {
  for (const [name] of [...FIELDS, ...READERS])
    expect(
      places.some(({ form }) => name.test(form)),
      String(name),
    ).toBe(true);
});

it("reads the draft of a home", async () => {
  const key = Object.keys(drafts).find((one) => one.startsWith("home-draft-")) ?? "";
  const read = await readStoredDraft(Number(key.replace("home-draft-", "")));
  const stored = JSON.parse(drafts[key] ?? "");
  expect(read?.revision).toBe(stored.revision);
  expect(read?.home.cover.hidden).toBe(true);
  expect(read?.home.sections.map(({ kind }) => kind)).toEqual(
    stored.home.sections.map(({ kind }: { kind: string }) => kind),
  );
});

describe("a visitor's device", () => {
  const { tentId, kept } = visitor;
  const stored = (key: string) => JSON.parse(kept[`${key}:${tentId}`] ?? "null");

  it("still has its cart: a stock, a weight and a variant", () => {
    const lines = readCart(tentId);
    expect(lines).toEqual(stored("cart"));
    expect(lines).toMatchObject([{ stock: 8_000 }, { unit: "KG", step: 250 }, { variant: "S, Azul" }]);
  });

  it("sends the order that waits under its own key", () => {
    expect(readUnsentOrder(tentId)).toEqual(stored("held-order"));
    const [key, content] = stored("order-key");
    expect(clientKeyFor(tentId, content)).toEqual({ key, first: content, isChanged: false });
    expect(visitor.sent.json).toMatchObject({ clientKey: key, coupon: stored("coupon") });
  });

  it("knows the visitor, the orders and the products that were looked at", () => {
    expect(readVisitorDetails()).toEqual(JSON.parse(kept.visitor ?? ""));
    expect(readOrders(tentId)).toEqual(stored("orders"));
    expect(readSeenProducts(tentId)).toEqual(stored("seen"));
  });
});

/** Waits for nothing, as one tab with a network. */
const tab = {
  alone: (_: string, work: () => Promise<void>) => work(),
  tabs: { changed: () => undefined, listen: () => undefined },
  later: () => () => undefined,
};

it("sends every change that waits, in order and as it was made", async () => {
  const recorded = Object.values(recordedChanges()).sort((one, other) => one.createdAt - other.createdAt);
  const owner = { userId: 1, tentId: 1 };
  const rows: OutboxEntry[] = recorded.map((entry, id) => ({ ...entry, ...owner, id }));
  const sent: OutboxEntry[] = [];
  const outbox = new Outbox({
    ...tab,
    store: memoryStore(rows),
    send: async (entry) => {
      sent.push(entry);
      return { kind: "done", answer: true };
    },
    now: () => recorded.at(-1)?.createdAt ?? 0,
  });
  await outbox.open(owner);
  await expect.poll(() => sent.length).toBe(recorded.length);
  expect(sent.map(({ path, key, input }) => ({ path, key, input }))).toEqual(
    recorded.map(({ path, key, input }) => ({ path, key, input })),
  );
});

it("uploads every photo that waits under its own key, and keeps what was typed beside it", async () => {
  const recorded = recordedPhotos();
  expect(recorded.length).toBeGreaterThan(0);
  const owner = { userId: 1, tentId: 1 };
  const picture = new Blob(["x"]);
  const rows: StoredPhoto[] = recorded.map((photo) => ({
    ...photo,
    ...owner,
    preview: picture,
    file: picture,
    state: "waiting",
  }));
  const sent: string[] = [];
  const queue = new PhotoQueue({
    ...tab,
    store: memoryStore(rows),
    send: async ({ key }) => {
      sent.push(key);
      return { kind: "done", answer: null };
    },
    claimed: async () => new Set(),
    now: () => recorded[0]?.createdAt ?? 0,
  });
  await queue.open(owner, () => undefined);
  await expect.poll(() => sent.length).toBe(recorded.length);
  expect(sent).toEqual(recorded.map(({ key }) => key));
  expect(queue.state().photos.map(({ draft }) => draft)).toEqual(recorded.map(({ draft }) => draft));
});
