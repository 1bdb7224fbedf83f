import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MINUTE_MS } from "~/domain/duration";
import { FIXED_NOW } from "./context";
import { makeBase, makeProduct, makeTent } from "./factories";
import { photoServer } from "./photo-server";
import { picture } from "./photo-shop";
import { settled } from "./settled";
import { testDb } from "./test-db";

const PRODUCTS = 260;
const PHOTOS = 60;
const MOST_KILLS = 80;
const LONGER_MS = 45;
const db = testDb();
const server = await photoServer();
let folder: string;
beforeAll(async () => {
  await makeBase(db);
  folder = await mkdtemp(join(tmpdir(), "killed-import-"));
  server.at("*", picture("#7a4b2a", 5));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file as Shopify exports it: every third product has two variants, the first ones have photos. */
function shopifyFile(): string {
  const heading =
    "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Image Position,Status";
  const rows = Array.from({ length: PRODUCTS }, (_, n) => {
    const photo = n < PHOTOS ? server.url(`/p/${n}.jpg`) : "";
    const product = `producto-${n},Producto ${n},<p>Texto ${n}</p>,Rubro ${n % 7},true`;
    const end = `${photo},${photo && 1},active`;
    if (n % 3 !== 0) return [`${product},Title,Default Title,C-${n},shopify,${n % 9},${100 + n}.50,${end}`];
    return [
      `${product},Talle,S,C-${n}-S,shopify,2,${100 + n}.50,${end}`,
      `producto-${n},,,,,,M,C-${n}-M,shopify,3,${120 + n}.50,,,`,
    ];
  }).flat();
  return `${[heading, ...rows].join("\n")}\n`;
}

/** A shop that has some of the products already, one of them with another price. */
async function makeShop() {
  const { owner, tentId } = await makeTent(db);
  for (const n of [1, 2, 100, 200]) await makeProduct(db, tentId, { name: `Mi ${n}`, sku: `C-${n}`, price: 90 + n });
  return { ownerId: owner.id, tentId };
}
type Shop = Awaited<ReturnType<typeof makeShop>>;

/** What a merchant sees of the catalogue, without ids. */
async function catalogueOf({ tentId }: Shop) {
  const products = await db.product.findMany({
    where: { tentId, deletedAt: null },
    include: {
      category: true,
      variants: { orderBy: { position: "asc" } },
      images: { orderBy: { order: "asc" }, include: { image: true } },
    },
    orderBy: { sku: "asc" },
  });
  return products
    .map(({ name, sku, description, price, previousPrice, stock, paused, category, variants, images }) => ({
      text: [name, sku, description, category?.name],
      numbers: [price, previousPrice, stock].map(String),
      paused,
      variants: variants.map((one) => [one.sku, String(one.price), String(one.stock), one.paused]),
      photos: images.map(({ image }) => image.hash),
    }))
    .sort((one, other) => (one.text.join() < other.text.join() ? -1 : 1));
}

/** Runs the child, killed some milliseconds after it has begun or never; whether it came to its end. */
async function run(shop: Shop, work: "import" | "undo", now: Date, killAfterMs?: number): Promise<boolean> {
  const file = join(folder, "tienda.csv");
  const images = join(folder, String(shop.tentId));
  const child = fork(
    join(import.meta.dirname, "kill-import-child.ts"),
    [work, shop.ownerId, shop.tentId, server.place, images, file, now.toISOString()].map(String),
    { execArgv: ["--import", "tsx"], stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const exit = once(child, "exit");
  await once(child, "message");
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  const [code] = await exit;
  clearTimeout(timer);
  await settled(db);
  return code === 0;
}

/** What the work has written so far. */
async function progressOf({ tentId }: Shop): Promise<string> {
  const [row, photos, undone] = await Promise.all([
    db.productImport.findFirst({ where: { tentId } }),
    db.importPhoto.count({ where: { tentId, status: "DONE" } }),
    db.importChange.count({ where: { import: { tentId }, outcome: { not: null } } }),
  ]);
  return JSON.stringify([row?.startedAt, row?.status, row?.done, row?.undo, photos, undone]);
}

/**
 * Runs the work in processes that are killed, until one of them ends by itself. Each lives as long as the one before if
 * that one wrote anything, else a little longer: so every step is met on a slow machine as well.
 */
async function runKilled(shop: Shop, work: "import" | "undo") {
  let kills = 0;
  let clock = FIXED_NOW;
  let life = 10;
  let progress = await progressOf(shop);
  const seen = new Set<string>();
  for (;;) {
    if (await run(shop, work, clock, kills < MOST_KILLS ? life : undefined)) return { kills, seen };
    kills += 1;
    clock = new Date(clock.getTime() + 4 * MINUTE_MS); // what a killed process had claimed is free again
    const row = await db.productImport.findFirst({ where: { tentId: shop.tentId } });
    seen.add(
      row ? (work === "undo" ? `${row.undo}` : `${row.startedAt ? row.status : "DRAFT"} ${row.done}`) : "nothing",
    );
    const before = progress;
    progress = await progressOf(shop);
    if (progress === before) life += LONGER_MS;
  }
}

it("moves a shop in completely, and out again, although the process is killed at any moment", async () => {
  await writeFile(join(folder, "tienda.csv"), shopifyFile());
  const undisturbed = await makeShop();
  expect(await run(undisturbed, "import", FIXED_NOW)).toBe(true);
  const expected = await catalogueOf(undisturbed);
  expect(expected).toHaveLength(PRODUCTS);
  expect(expected.filter(({ photos }) => photos.length > 0)).toHaveLength(PHOTOS);

  const shop = await makeShop();
  const before = await catalogueOf(shop);
  const { kills, seen } = await runKilled(shop, "import");
  expect(await catalogueOf(shop)).toEqual(expected);
  const done = await db.productImport.findMany({ where: { tentId: shop.tentId } });
  expect(done).toHaveLength(1);
  expect(done[0]).toMatchObject({ status: "DONE", created: PRODUCTS - 4, updated: 4, same: 0, problems: [] });
  expect(await db.product.count({ where: { tentId: shop.tentId } })).toBe(PRODUCTS);
  expect(await db.importPhoto.count({ where: { tentId: shop.tentId, status: "DONE" } })).toBe(PHOTOS);
  expect(await db.image.count({ where: { tentId: shop.tentId } })).toBe(PHOTOS);

  const undone = await runKilled(shop, "undo");
  expect(await catalogueOf(shop)).toEqual(before);
  expect(await db.category.count({ where: { tentId: shop.tentId } })).toBe(0);
  process.stdout.write(
    `${PRODUCTS} products with ${PHOTOS} photos: imported with ${kills} kills (${[...seen].join(", ")}), undone with ${undone.kills} (${[...undone.seen].join(", ")})\n`,
  );
  expect([...seen].filter((state) => state.startsWith("RUNNING")).length).toBeGreaterThan(1);
  expect(seen).toContain(`DONE ${PRODUCTS}`);
  expect(undone.seen).toContain("RUNNING");
}, 600_000);
