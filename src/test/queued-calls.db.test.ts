import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { KEY_LIFETIME_MS, QUEUED_PATHS, type QueuedPath } from "~/domain/outbox/queued-calls";
import { appRouter, createCaller } from "~/server/api/root";
import { appErrorOf } from "~/server/errors";
import type { Storage } from "~/server/ports/storage";
import { pruneExpired } from "~/server/services/account/prune-expired";
import { appOrigin } from "~/server/site/addresses";
import { FIXED_NOW, merchantActor, testRequest } from "./context";
import { makeBase, makeCategory } from "./factories";
import { type QueuedWorld, queuedInputs, queuedWorld } from "./queued-world";
import { snapshotOf } from "./snapshot";
import { testDb } from "./test-db";

const db = testDb();
beforeAll(() => makeBase(db));

/** `userId`: who is logged in, if not the owner. */
type Headers = { key?: string | null; account?: string | null; userId?: number };

/** Sends a call as the panel does. */
function send(
  own: QueuedWorld,
  path: string,
  input: Record<string, unknown>,
  { key = null, account = null, userId = own.owner.id }: Headers = {},
) {
  const request = testRequest(merchantActor(userId), (actor) => ({ ...own.ctx, actor }), appOrigin);
  const caller = createCaller({ ...request, idempotencyKey: key, account });
  const call = path.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller);
  return (call as (input: unknown) => Promise<unknown>)({ tentId: own.tentId, ...input });
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => "accepted",
    (error: unknown) => appErrorOf(error).code,
  );

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: { queued?: boolean } } }>;

it("lists exactly the procedures that accept a key", () => {
  const built = Object.keys(procedures).filter((path) => procedures[path]?._def.meta?.queued);
  expect(built.sort()).toEqual([...QUEUED_PATHS]);
});

describe.each(QUEUED_PATHS)("%s", (path) => {
  it("changes once, gives a repeat the same answer, and refuses its key for anything else", async () => {
    const own = await queuedWorld(db);
    const input = queuedInputs[path](own);
    const headers = { key: randomUUID(), account: String(own.owner.id) };
    const before = await snapshotOf(db);
    const answer = await send(own, path, input, headers);
    const after = await snapshotOf(db);
    expect({ ...after, completed_calls: "" }).not.toEqual({ ...before, completed_calls: "" });

    expect(await send(own, path, input, headers)).toEqual(answer);
    expect(await send(own, path, input, headers)).toEqual(answer);
    expect(await refusal(send(own, path, { ...input, other: 1 }, headers))).toBe("CONFLICT");
    expect(await snapshotOf(db)).toEqual(after);
  });

  it("changes once when it arrives twice at the same time", async () => {
    const own = await queuedWorld(db);
    const input = queuedInputs[path](own);
    const headers = { key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send(own, path, input, headers)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await db.completedCall.count({ where: { tentId: own.tentId } })).toBe(1);
  });
});

describe("a key", () => {
  it("is stored together with its change: a refused change keeps none, and the repeat runs", async () => {
    const own = await queuedWorld(db);
    const headers = { key: randomUUID() };
    const rename = { id: own.category.id, name: "Mates" };
    const taken = await makeCategory(db, own.tentId, { name: "Mates" });
    const before = await snapshotOf(db);
    expect(await refusal(send(own, "category.rename", rename, headers))).toBe("CATEGORY_EXISTS");
    expect(await snapshotOf(db)).toEqual(before);
    expect(own.shopCache.purged).toEqual([]);
    await db.category.delete({ where: { id: taken.id } });
    await send(own, "category.rename", rename, headers);
    expect(await db.category.findUnique({ where: { id: own.category.id } })).toMatchObject({ name: "Mates" });
    expect(own.shopCache.purged).toEqual([own.tentId]);
  });

  it("may carry what was mended after a refusal, and is refused for that once the change was made", async () => {
    const own = await queuedWorld(db);
    const headers = { key: randomUUID() };
    const product = { name: "Bombilla", price: "300", photos: [randomUUID()] };
    expect(await refusal(send(own, "product.create", { ...product, previousPrice: "200" }, headers))).toBe(
      "VALIDATION",
    );
    const made = await send(own, "product.create", { ...product, previousPrice: "400" }, headers);
    expect(await send(own, "product.create", { ...product, previousPrice: "400" }, headers)).toEqual(made);
    expect(await refusal(send(own, "product.create", { ...product, name: "Otra" }, headers))).toBe("CONFLICT");
    expect(await db.product.count({ where: { tentId: own.tentId, name: "Bombilla" } })).toBe(1);
  });

  it("belongs to one account and shop", async () => {
    const [one, other] = [await queuedWorld(db), await queuedWorld(db)];
    const headers = { key: randomUUID() };
    await send(one, "category.create", { name: "Termos" }, headers);
    await send(other, "category.create", { name: "Termos" }, headers);
    expect(await db.category.count({ where: { tentId: other.tentId, name: "Termos" } })).toBe(1);
  });

  it("is refused for an account that is not logged in, and in another format", async () => {
    const own = await queuedWorld(db);
    const before = await snapshotOf(db);
    const foreign = { key: randomUUID(), account: String(own.owner.id + 1) };
    expect(await refusal(send(own, "category.create", { name: "Termos" }, foreign))).toBe("SESSION_EXPIRED");
    expect(await refusal(send(own, "category.create", { name: "Termos" }, { key: "1" }))).toBe("BODY_MALFORMED");
    expect(await snapshotOf(db)).toEqual(before);
  });

  it("waits while another merchant is logged in on the same device, who does not own the shop", async () => {
    const [own, stranger] = [await queuedWorld(db), await queuedWorld(db)];
    const headers = { key: randomUUID(), account: String(own.owner.id) };
    const early = send(own, "category.create", { name: "Termos" }, { ...headers, userId: stranger.owner.id });
    expect(await refusal(early)).toBe("SESSION_EXPIRED");
    expect(await refusal(send(own, "category.create", { name: "Termos" }, headers))).toBe("accepted");
  });

  it("is forgotten after its time", async () => {
    const own = await queuedWorld(db);
    await send(own, "category.create", { name: "Termos" }, { key: randomUUID() });
    await pruneExpired({ ...own.ctx, now: () => new Date(FIXED_NOW.getTime() + KEY_LIFETIME_MS - 1) });
    expect(await db.completedCall.count({ where: { tentId: own.tentId } })).toBe(1);
    await pruneExpired({ ...own.ctx, now: () => new Date(FIXED_NOW.getTime() + KEY_LIFETIME_MS) });
    expect(await db.completedCall.count({ where: { tentId: own.tentId } })).toBe(0);
  });
});

it("deletes files only after the commit", async () => {
  const own = await queuedWorld(db);
  const { category, ctx } = own;
  const left: number[] = [];
  const storage: Storage = {
    ...ctx.ports.storage,
    delete: async () => void left.push(await db.category.count({ where: { id: category.id } })),
  };
  const outside = { ...own, ctx: { ...ctx, ports: { ...ctx.ports, storage } } };
  await send(outside, "category.delete", { id: category.id }, { key: randomUUID() });
  expect(left).not.toEqual([]);
  expect(new Set(left)).toEqual(new Set([0]));
});

describe("a value that the merchant saw", () => {
  it("is a conflict once it changed elsewhere, with both values, and nothing is written", async () => {
    const own = await queuedWorld(db);
    const { id } = own.product;
    await db.product.update({ where: { id }, data: { price: "1100" } });
    const before = await snapshotOf(db);
    const input = { id, field: "price", value: 1200, seen: { price: 100_000 } };
    const failed = await send(own, "product.updateField", input, { key: randomUUID() }).catch(appErrorOf);
    expect(failed).toMatchObject({
      code: "CONFLICT",
      details: { conflicts: [{ field: "price", seen: 100_000, current: 110_000 }] },
    });
    expect(await snapshotOf(db)).toEqual(before);
    await send(own, "product.updateField", { ...input, seen: { price: 110_000 } }, { key: randomUUID() });
    expect(Number((await db.product.findUniqueOrThrow({ where: { id } })).price)).toBe(1200);
  });

  const changes: [QueuedPath, string, unknown][] = [
    ["category.pause", "paused", false],
    ["category.rename", "name", "?"],
    ["link.describe", "description", "?"],
    ["link.update", "paused", false],
    ["order.act", "status", "NEW"],
    ["order.note", "merchantNote", ""],
    ["order.noteCustomer", "merchantNote", ""],
    ["order.updateTemplate", "text", "?"],
    ["product.update", "name", "?"],
    ["product.update", "stock", null],
    ["product.updateField", "paused", false],
    ["tent.updateBranch", "name", "Centro"],
    ["tent.updateBranch", "address", null],
    ["tent.updateHours", "hours", null],
    ["tent.updateShop", "name", "?"],
    ["theme.assignColours", "firstCustomColor", null],
    ["tent.updateHoliday", "holiday", null],
    ["tent.updateDelivery", "pickupText", null],
    ["tent.updatePayment", "paymentText", null],
  ];
  it.each(changes)("of %s is compared: %s", async (path, field, untouched) => {
    const own = await queuedWorld(db);
    const wrong = { ...queuedInputs[path](own), seen: { [field]: "something else" } };
    expect(await refusal(send(own, path, wrong, { key: randomUUID() }))).toBe("CONFLICT");
    if (untouched === "?") return;
    const right = { ...queuedInputs[path](own), seen: { [field]: untouched } };
    expect(await refusal(send(own, path, right, { key: randomUUID() }))).toBe("accepted");
  });

  it("is compared for each variant: only the cell that changed elsewhere is a conflict", async () => {
    const own = await queuedWorld(db);
    const [small, medium] = own.variants;
    await db.variant.update({ where: { id: small?.id ?? 0 }, data: { price: "120" } });
    const rows = [small, medium].map((row) => ({ id: row?.id, values: row?.values, price: "150" }));
    const seen = { [`${small?.id}.price`]: 10_000, [`${medium?.id}.price`]: 10_000 };
    const call = { id: own.shirt.id, rows, seen };
    const failed = await send(own, "product.saveVariants", call, { key: randomUUID() }).catch(appErrorOf);
    expect(failed).toMatchObject({
      code: "CONFLICT",
      details: { conflicts: [{ field: `${small?.id}.price`, seen: 10_000, current: 12_000 }] },
    });
    await send(
      own,
      "product.saveVariants",
      { ...call, seen: { ...seen, [`${small?.id}.price`]: 12_000 } },
      { key: randomUUID() },
    );
    const after = await db.variant.findMany({ where: { productId: own.shirt.id } });
    expect(after.map(({ price }) => Number(price))).toEqual([150, 150]);
  });

  it("may be what the merchant's own earlier change replaced, until somebody else changes it", async () => {
    const own = await queuedWorld(db);
    const { id } = own.product;
    const set = (value: number, key: string, after?: string) => ({
      call: () =>
        send(
          own,
          "product.updateField",
          { id, field: "price", value, seen: { price: 100_000 }, ...(after ? { after } : {}) },
          { key },
        ),
    });
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await set(1200, first).call();
    expect(await refusal(set(1300, second).call())).toBe("CONFLICT");
    await set(1300, second, first).call();
    await db.product.update({ where: { id }, data: { price: "1250" } });
    expect(await refusal(set(1400, third, second).call())).toBe("CONFLICT");
  });

  it("is compared while other changes wait: of two at once, one is a conflict", async () => {
    const own = await queuedWorld(db);
    const set = (value: number) =>
      refusal(
        send(
          own,
          "product.updateField",
          { id: own.product.id, field: "price", value, seen: { price: 100_000 } },
          { key: randomUUID() },
        ),
      );
    expect((await Promise.all([set(1200), set(1300)])).sort()).toEqual(["CONFLICT", "accepted"]);
  });
});
