import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import superjson from "superjson";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AppErrorShape } from "~/domain/errors";
import {
  ACCOUNT_HEADER,
  type FieldConflict,
  KEY_HEADER,
  QUEUED_PATHS,
  type QueuedPath,
} from "~/domain/outbox/queued-calls";
import { sessionCookie } from "~/server/auth/session-cookie";
import { appOrigin } from "~/server/site/addresses";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { recordedChanges, recordedVisitor } from "./device-entries/read-entries";
import { makeBase, makeCoupon, makeProduct } from "./factories";
import { type QueuedWorld, queuedInputs, queuedWorld } from "./queued-world";
import { testDb } from "./test-db";

const { POST } = await import("~/app/api/trpc/[trpc]/route");

const db = testDb();
const changes = recordedChanges();
const visitor = recordedVisitor();
beforeAll(() => makeBase(db));
afterEach(() => vi.useRealTimers());

type Answer = { status: number; answer?: unknown; error?: AppErrorShape };

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const { host } = new URL(appOrigin);
  const request = new Request(`${appOrigin}/api/trpc/${path}`, {
    method: "POST",
    headers: { host, origin: appOrigin, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const response = await POST(request);
  const told = await response.json();
  return told.result
    ? { status: response.status, answer: superjson.deserialize(told.result.data) }
    : { status: response.status, error: told.error.json.data.appError };
}

async function sessionOf({ owner }: QueuedWorld): Promise<string> {
  const { id: sid } = await db.session.create({
    data: { id: `recorded-${owner.id}`, userId: owner.id, expiresAt: new Date("2100-01-01") },
  });
  return `${sessionCookie.name}=${await encode({ token: { sid }, secret: process.env.NEXTAUTH_SECRET ?? "" })}`;
}

const ID = /^(?:id|ids|imageId|productId|variantId|categoryId|lineId|number|from|to|version|revision)$/;

/** `from` and `to` are numbers of orders, or days. */
const isRow = (key: string, value: unknown) =>
  ID.test(key) && !(/^(?:from|to)$/.test(key) && typeof value === "string");

/** The recorded input about the rows of this test's shop, which have other ids; nothing else of it is changed. */
function aboutOwnRows(recorded: unknown, own: unknown): unknown {
  if (Array.isArray(recorded) && Array.isArray(own))
    return recorded.slice(0, own.length).map((one, at) => aboutOwnRows(one, own[at]));
  if (typeof recorded !== "object" || recorded === null || typeof own !== "object" || own === null) return recorded;
  const rows = own as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(recorded).map(([key, value]) =>
      key in rows ? [key, isRow(key, value) ? rows[key] : aboutOwnRows(value, rows[key])] : [key, value],
    ),
  );
}

/** The rows of this test's shop that a recorded change is about. */
async function ownRows(own: QueuedWorld, path: QueuedPath): Promise<Record<string, unknown>> {
  if (path === "product.saveVariants")
    return { id: own.shirt.id, rows: [...own.variants.map(({ id }) => ({ id })), { id: null }] };
  if (path !== "order.edit") return queuedInputs[path](own);
  const { id: orderId } = await db.order.findFirstOrThrow({ where: { tentId: own.tentId, number: 1 } });
  const line = { orderId, position: 0, name: "Mate", unit: "UNIT" as const, quantity: "2", price: "100", total: "200" };
  const { id: lineId } = await db.orderLine.create({ data: line });
  return { number: 1, version: 0, lines: [{ lineId: Number(lineId) }] };
}

/** What was seen of variants is named by their ids: "12.stock". */
function seenOfOwn(seen: unknown, recorded: unknown, own: unknown): object {
  const ids = (rows: unknown) => ((rows ?? []) as { id?: number | null }[]).map(({ id }) => String(id));
  const [before, now] = [ids(recorded), ids(own)];
  const renamed = Object.entries((seen ?? {}) as object).map(([key, value]) => {
    const [id = "", cell] = key.split(".");
    return [cell === undefined ? key : `${now[before.indexOf(id)]}.${cell}`, value];
  });
  return Object.fromEntries(renamed);
}

/**
 * Sends a kept entry as the panel does, and again as "mine" where this shop had other values than the merchant saw. Returns the
 * answer, and what repeats the last call.
 */
async function replay(own: QueuedWorld, { path, key, input }: OutboxEntry) {
  const cookie = await sessionOf(own);
  const { shown: _, ...recorded } = input;
  const sent = aboutOwnRows(recorded, { ...(await ownRows(own, path)), tentId: own.tentId }) as Record<string, unknown>;
  if (sent.seen !== undefined) sent.seen = seenOfOwn(sent.seen, recorded.rows, sent.rows);
  const send = (body: object, ownKey: string) => {
    const headers = { cookie, [KEY_HEADER]: ownKey, [ACCOUNT_HEADER]: String(own.owner.id) };
    return post(path, superjson.serialize({ ...body, tentId: own.tentId }), headers);
  };
  const first = await send(sent, key);
  const conflicts: readonly FieldConflict[] = first.error?.details.conflicts ?? [];
  if (conflicts.length === 0) return { answer: first, again: () => send(sent, key) };
  const current = Object.fromEntries(conflicts.map((one) => [one.field, one.current]));
  const mine = { ...sent, seen: { ...(sent.seen as object | undefined), ...current } };
  const otherKey = randomUUID();
  return { answer: await send(mine, otherKey), again: () => send(mine, otherKey) };
}

it("has a recorded entry of every queued call: e2e/record-entries.long.spec.ts records them", () => {
  expect(QUEUED_PATHS.filter((path) => !(path in changes))).toEqual([]);
});

describe.each(Object.values(changes))("$path, kept by a device of an earlier build", (entry) => {
  it("is accepted, once", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: entry.createdAt });
    const own = await queuedWorld(db);
    const { answer, again } = await replay(own, entry);
    expect(answer).toEqual({ status: 200, answer: answer.answer });
    expect(await again()).toEqual(answer);
    expect(await db.completedCall.count({ where: { tentId: own.tentId } })).toBe(1);
  });
});

describe("a visitor's order, kept by a device of an earlier build", () => {
  it("is placed once, with its coupon", async () => {
    const own = await queuedWorld(db);
    await makeCoupon(db, own.tentId, { kind: "PERCENT", amount: null, percent: "10" });
    const cheese = await makeProduct(db, own.tentId, { price: "9800", unit: "KG", step: "0.25" });
    await db.product.update({ where: { id: own.product.id }, data: { price: "18500" } });
    await db.variant.updateMany({ where: { productId: own.shirt.id }, data: { price: "500" } });
    const rows = [
      { productId: own.product.id, variantId: null },
      { productId: cheese.id, variantId: null },
      { productId: own.shirt.id, variantId: own.variants[0]?.id },
    ];
    const input = aboutOwnRows(visitor.sent.json, { tentId: own.tentId, lines: rows }) as object;
    const body = { ...visitor.sent, json: { ...input, tentId: own.tentId } };
    const first = await post("order.place", body);
    expect(first).toMatchObject({ status: 200, answer: { number: 4, total: 2_592_000 } });
    const again = await post("order.place", body);
    expect(again).toEqual({ ...first, answer: { ...(first.answer as object), isRepeat: true } });
    expect(await db.order.count({ where: { tentId: own.tentId, number: { gt: 3 } } })).toBe(1);
  });
});
