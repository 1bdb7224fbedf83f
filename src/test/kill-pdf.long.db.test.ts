import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LocalStorage } from "~/server/adapters/local/storage";
import { FiledCataloguePdfs } from "~/server/adapters/pdfkit/catalogue-pdfs";
import { currentCataloguePdf, openCataloguePdf, startCataloguePdf } from "~/server/services/catalogue/pdf/pdf-states";
import { pruneCataloguePdfs } from "~/server/services/catalogue/pdf/prune-pdfs";
import { HANG_MS } from "./eventually";
import { makeBase, makeCategory, makeTent, merchantContext } from "./factories";
import { readPdf } from "./read-pdf";
import { testDb } from "./test-db";

const PRODUCTS = 2_000;
/** Photos on the cover of a shop without a picture of its own. */
const ON_COVER = 4;
const MOST_ABOVE = 400 * 1024 * 1024;
const db = testDb();
let root: string;
let images: string;

beforeAll(async () => {
  await makeBase(db);
  root = await mkdtemp(join(tmpdir(), "killed-pdfs-"));
  images = await mkdtemp(join(tmpdir(), "killed-images-"));
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
  await rm(images, { recursive: true, force: true });
});

interface Said {
  done?: number;
  whole?: string;
  above?: number;
}

function begin(said: Said[]): ChildProcess {
  const child = fork(join(import.meta.dirname, "kill-pdf-child.ts"), [root, images], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.on("message", (message: Said) => said.push(message));
  return child;
}

async function until(child: ChildProcess, said: Said[], seen: (said: Said) => boolean): Promise<void> {
  while (!said.some(seen)) await once(child, "message");
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

/** A shop whose products each have their own photo. */
async function fillShop(tentId: number): Promise<void> {
  const storage = new LocalStorage({ root: images, defaults: images });
  const category = await makeCategory(db, tentId, { name: "Ñandú" });
  const products = await db.product.createManyAndReturn({
    data: Array.from({ length: PRODUCTS }, (_, at) => ({
      tentId,
      name: `Artículo ${at + 1}`,
      searchText: "articulo",
      price: `${1000 + at}`,
      categoryId: at % 2 === 0 ? category.id : null,
    })),
    select: { id: true },
  });
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const; // as large as a real photo
  const bytes = await sharp({ create: { width: 320, height: 320, channels: 3, background: "#888", noise } })
    .webp()
    .toBuffer();
  const hashes = products.map((_, at) => (at + 1).toString(16).padStart(32, "0"));
  for (const hash of hashes) await storage.put(`${hash}-320.webp`, bytes);
  const rows = await db.image.createManyAndReturn({
    data: hashes.map((hash) => ({ tentId, hash, width: 320, height: 320, bytes: bytes.length, placeholder: "" })),
    select: { id: true },
  });
  await db.productImage.createMany({
    data: products.map(({ id }, at) => ({ productId: id, imageId: rows[at]?.id ?? 0 })),
  });
}

it("redraws a PDF of 2,000 products after its process is killed midway, and never offers a partial file", async () => {
  const { owner, tentId } = await makeTent(db);
  await fillShop(tentId);
  const { ctx: own } = merchantContext(db, owner.id);
  const cataloguePdfs = new FiledCataloguePdfs({ root });
  const ctx = { ...own, ports: { ...own.ports, cataloguePdfs } };
  const { id } = await startCataloguePdf(ctx, tentId, { of: "all" });
  for (const moment of [200, 1_500]) {
    const said: Said[] = [];
    const child = begin(said);
    await until(child, said, ({ done }) => done === moment);
    await kill(child);
    expect(said.some(({ whole }) => whole)).toBe(false);
    expect((await readdir(root)).every((name) => name.endsWith(".tmp"))).toBe(true);
    expect(await currentCataloguePdf(ctx, tentId)).toMatchObject({ processing: 1, failed: null, ready: null });
    await expect(openCataloguePdf(ctx, tentId, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  const said: Said[] = [];
  const child = begin(said);
  await until(child, said, ({ whole }) => whole !== undefined);
  await expect.poll(async () => (await currentCataloguePdf(ctx, tentId)).ready?.id, { timeout: HANG_MS }).toBe(id);
  await kill(child);
  const above = said.find(({ whole }) => whole)?.above ?? Number.POSITIVE_INFINITY;
  console.warn(`${Math.round(above / 1024 / 1024)} MiB above rest`);
  expect(above).toBeLessThan(MOST_ABOVE);

  const { file } = await openCataloguePdf(ctx, tentId, id);
  const { pages, photos } = readPdf(Buffer.from(await new Response(file.stream()).arrayBuffer()));
  expect(photos).toBe(PRODUCTS + ON_COVER);
  const names = pages.flat().filter((line) => line.startsWith("Artículo "));
  expect(new Set(names).size).toBe(PRODUCTS);
  expect(await pruneCataloguePdfs(ctx)).toBeGreaterThan(0);
  expect((await readdir(root)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});
