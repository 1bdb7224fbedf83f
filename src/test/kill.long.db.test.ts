import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import { LocalStorage } from "~/server/adapters/local/storage";
import { sweepImages } from "~/server/services/image/sweep-images";
import { fakeShopCache } from "./context";
import { makeBase, makeProduct, makeTent } from "./factories";
import { settled } from "./settled";
import { testDb } from "./test-db";

const ROUNDS = 12;
const db = testDb();
let root: string;
let storage: LocalStorage;

beforeAll(async () => {
  await makeBase(db);
  root = await mkdtemp(join(tmpdir(), "killed-"));
  storage = new LocalStorage({ root, defaults: root });
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Writes at least once, continues for a while, and is killed. */
async function writeAndDie(args: string[], round: number): Promise<string[]> {
  const child: ChildProcess = fork(join(import.meta.dirname, "kill-child.ts"), args, {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const refused: string[] = [];
  child.on("message", (message: { refused?: string }) => message.refused && refused.push(message.refused));
  await once(child, "message");
  await new Promise((done) => setTimeout(done, 40 + round * 37));
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
  return refused;
}

async function files(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

it("leaves no partial row, no partial file and no orphaned file after killing a process that stores photos and restarting", async () => {
  const { owner, tentId } = await makeTent(db);
  let swept = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await makeProduct(db, tentId);
    const refused = await writeAndDie(["photos", root, String(tentId), String(id), String(owner.id)], round);
    expect(refused.filter((error) => !error.includes("IMAGE_LIMIT"))).toEqual([]);
    await settled(db);
    swept += await sweepImages({ db, storage, shopCache: fakeShopCache(db) });
    const rows = await db.image.findMany({
      select: { hash: true, width: true, _count: { select: { productImages: true } } },
    });
    expect(rows.filter(({ _count }) => _count.productImages !== 1)).toEqual([]);
    const named = rows.flatMap(({ hash, width }) => imageWidths(width).map((each) => imageFileName(hash, each)));
    expect((await files()).sort()).toEqual([...new Set(named)].sort());
  }
  expect(await db.image.count()).toBeGreaterThan(0);
  expect(swept).toBeGreaterThan(0);
});

it("leaves no partial order and no gap in the numbers after killing a process that takes orders", async () => {
  const { owner, tentId } = await makeTent(db);
  const product = await makeProduct(db, tentId);
  for (let round = 0; round < ROUNDS; round += 1) {
    const args = ["orders", root, String(tentId), String(product.id), String(owner.id)];
    expect(await writeAndDie(args, round)).toEqual([]);
    await settled(db);
    const orders = await db.order.findMany({
      where: { tentId },
      orderBy: { number: "asc" },
      select: { number: true, lines: { select: { quantity: true } }, events: { select: { kind: true } } },
    });
    const tent = await db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { lastOrderNumber: true } });
    expect(orders.map(({ number }) => number)).toEqual(Array.from({ length: tent.lastOrderNumber }, (_, n) => n + 1));
    expect(orders.filter(({ lines, events }) => lines.length !== 1 || events.length !== 1)).toEqual([]);
  }
  expect(await db.order.count({ where: { tentId } })).toBeGreaterThan(ROUNDS);
});

it("leaves each price change atomic after killing its process: all prices with their history, or none", async () => {
  const { owner, tentId } = await makeTent(db);
  const row = (n: number) => ({ tentId, name: `P ${n}`, searchText: "p", price: 1_000 });
  await db.product.createMany({ data: Array.from({ length: 500 }, (_, n) => row(n)) });
  for (let round = 0; round < ROUNDS; round += 1) {
    const refused = await writeAndDie(["prices", root, String(tentId), "0", String(owner.id)], round);
    expect(refused.filter((error) => !error.includes("CONFLICT"))).toEqual([]);
    await settled(db);
    const prices = await db.product.groupBy({ by: ["price"], where: { tentId } });
    const changes = await db.priceBatch.count({ where: { tentId } });
    expect(prices.map(({ price }) => Number(price))).toEqual([1_000 + changes]);
  }
  expect(await db.priceBatch.count({ where: { tentId } })).toBeGreaterThanOrEqual(ROUNDS);
});
