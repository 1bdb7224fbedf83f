// A shop of 2,000 products with 4,000 photos moves in, while visitors read pages.
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { z } from "zod";
import { withDatabase } from "./database.ts";
import { load } from "./load.ts";
import { logIn } from "./log-in.ts";
import { median } from "./median.ts";
import { get, send, type Target } from "./request.ts";
import { PASSWORD, type Servers } from "./site.ts";
import { type Caller, mutate, query, readOutput } from "./trpc.ts";

const SHOP = "bench-200";
/** The shop whose page the visitors read. */
const VISITED = "bench-60";
const PHOTOS_EACH = 2;
/** Different pictures among the photos: to make each is as much work as to take it in. */
const PICTURES = 100;
const MEMORY_EVERY_MS = 100;
const CONNECTIONS = 4;
const LOAD_SECONDS = 3;
/** Between two measurements of the pages: they must not hold up what they measure. */
const LOAD_EVERY_MS = 12_000;
const TIMEOUT_MS = 1_500_000;

export interface ShopImport {
  products: number;
  photos: number;
  /** The mean size of a photo, in bytes. */
  photoBytes: number;
  /** From the upload of the file until the last product, and the last photo. */
  productsMs: number;
  photosMs: number;
  /** Resident memory of the server's processes before, and at most meanwhile. */
  rest: number;
  peak: number;
  /** Median milliseconds of a cached page in each measurement: before and after, and meanwhile. */
  pages: { rest: number; during: number; measurements: number };
}

interface Wanted {
  products: number;
}

/** Photos as shops have them: a thousand pixels high and wide, a few hundred kilobytes. */
async function makePictures(): Promise<Buffer[]> {
  const size = 1_000;
  const pictures: Buffer[] = [];
  for (let n = 0; n < PICTURES; n += 1) {
    const noise = { type: "gaussian" as const, mean: 90 + n, sigma: 12 };
    const create = { width: size, height: size, channels: 3 as const, background: "#808080", noise };
    pictures.push(await sharp({ create }).jpeg({ quality: 88 }).toBuffer());
  }
  return pictures;
}

/** The shop's former platform, at the address that the server may ask. */
async function servePhotos(place: string, pictures: readonly Buffer[]) {
  const server = createServer(({ url = "" }, response) => {
    const number = Number(/(\d+)\.jpg$/.exec(url)?.[1] ?? Number.NaN);
    const picture = pictures[number % pictures.length];
    if (!picture) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "image/jpeg", "Content-Length": picture.length }).end(picture);
  });
  const { hostname, port } = new URL(`http://${place}`);
  server.listen(Number(port), hostname);
  await once(server, "listening");
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** A file as Shopify exports it: each photo but the first is a row of its own. */
function shopifyFile(products: number, place: string): string {
  const heading =
    "Title,URL handle,Description,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity,Product image URL,Image position";
  const rows = Array.from({ length: products }, (_, n) => {
    const photo = (at: number) => `http://${place}/${n * PHOTOS_EACH + at}.jpg`;
    const handle = `producto-${n}`;
    const first = `Producto ${n},${handle},<p>Descripción del producto ${n}</p>,Rubro ${n % 20},TRUE,active,COD-${n},Title,Default Title,${1000 + n}.50,shopify,${n % 50},${photo(0)},1`;
    const others = Array.from(
      { length: PHOTOS_EACH - 1 },
      (_, at) => `,${handle},,,,,,,,,,,${photo(at + 1)},${at + 2}`,
    );
    return [first, ...others].join("\n");
  });
  return `${[heading, ...rows].join("\n")}\n`;
}

/** Deletes the seeded products of a shop. */
async function emptyShop(): Promise<number> {
  return withDatabase(async (db) => {
    const { rows } = await db.query<{ id: number }>("SELECT id FROM tents WHERE subdomain = $1", [SHOP]);
    const [tent] = rows;
    if (!tent) throw new Error(`${SHOP} is not in the database`);
    await db.query("DELETE FROM products WHERE tent_id = $1", [tent.id]);
    return tent.id;
  });
}

async function upload({ port, host, headers = {} }: Caller, tentId: number, file: string): Promise<number> {
  const form = new FormData();
  form.set("tentId", String(tentId));
  form.set("file", new File([file], "products_export.csv", { type: "text/csv" }));
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  const body = await encoded.text();
  const answer = await send({
    port,
    host,
    path: "/api/trpc/product.import.upload",
    method: "POST",
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(Buffer.byteLength(body)),
    },
    body,
  });
  return readOutput("product.import.upload", answer, z.object({ id: z.number() })).id;
}

/** Median milliseconds of a page from memory. */
const pageMs = async (page: Target) => (await load(page, CONNECTIONS, LOAD_SECONDS)).p50;

const current = z
  .object({ state: z.string(), done: z.number(), created: z.number(), endedAt: z.coerce.date().nullable() })
  .nullable();
const progress = z.object({ total: z.number(), done: z.number(), failed: z.number(), waiting: z.number() });

/** Reads a value again and again until `stop`, and returns the highest. */
function watchPeak(read: () => Promise<number>) {
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await read());
      await wait(MEMORY_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return peak;
  };
}

export async function timeShopImport(servers: Servers, { products }: Wanted): Promise<ShopImport> {
  const { port, photoHost, residentBytes } = servers;
  const tentId = await emptyShop();
  const caller = await logIn(port, { email: `${SHOP}@vidriera.test`, password: PASSWORD, tentId });
  const pictures = await makePictures();
  const close = await servePhotos(photoHost, pictures);
  const page = { port, host: `${VISITED}.localhost:${port}`, path: "/catalogo" };
  try {
    await get(page);
    const atRest = [await pageMs(page), await pageMs(page)];
    const rest = await residentBytes();
    const stop = watchPeak(residentBytes);
    const started = performance.now();
    const id = await upload(caller, tentId, shopifyFile(products, photoHost));
    await mutate(caller, "product.import.start", { tentId, id, cells: [] }, z.unknown());
    const during: number[] = [];
    let productsMs = 0;
    for (;;) {
      const now = performance.now() - started;
      const state = await query(caller, "product.import.current", { tentId }, current);
      if (state?.endedAt && productsMs === 0) {
        if (state.created !== products) throw new Error(`Entraron ${state.created} de ${products} productos`);
        productsMs = now;
        console.log(`  productos en ${Math.round(now / 1000)} s`);
      }
      const photos = await query(caller, "product.import.photos", { tentId, id }, progress);
      if (photos.failed > 0) throw new Error(`${photos.failed} fotos no llegaron`);
      if (productsMs > 0 && photos.waiting === 0) {
        if (photos.done !== products * PHOTOS_EACH) throw new Error(`Llegaron ${photos.done} fotos`);
        break;
      }
      if (now > TIMEOUT_MS) throw new Error(`La importación no terminó: ${photos.done} fotos de ${photos.total}`);
      during.push(await pageMs(page));
      console.log(`  ${photos.done} de ${photos.total} fotos`);
      await wait(LOAD_EVERY_MS);
    }
    const photosMs = performance.now() - started;
    const peak = await stop();
    atRest.push(await pageMs(page), await pageMs(page));
    return {
      products,
      photos: products * PHOTOS_EACH,
      photoBytes: pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length,
      productsMs,
      photosMs,
      rest,
      peak,
      pages: { rest: median(atRest), during: median(during), measurements: during.length },
    };
  } finally {
    close();
  }
}
