import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { workbook } from "~/test/workbook";
import { ORDER_CEILING } from "../src/domain/order/place/order-notice";
import { IMPORT_LIMITS } from "../src/domain/product/import/import-table";
import { addProduct, type NewShop, openShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

const ROUNDS = 8;
/** Orders measured between two rounds of uploads. */
const SAMPLES = 20;
const MAX_RATIO = 2;

const filled = (text: string) => Buffer.from(text.padEnd(IMPORT_LIMITS.bytes, " "));

/** The largest sheet that is still unpacked, with as many cells as fit. */
function denseSheet(): string {
  const row = (line: number) =>
    `<row r="${line}">${Array.from({ length: 50 }, () => `<c t="n"><v>1</v></c>`).join("")}</row>`;
  const lines: string[] = [];
  for (let [line, size] = [1, 0]; size < IMPORT_LIMITS.unpacked - 1_000_000; line += 1) {
    const text = row(line);
    size += text.length;
    lines.push(text);
  }
  return lines.join("");
}

/** Files that are expensive to read but within the size limit. */
function hostileFiles(): [string, Uint8Array][] {
  const noise = randomBytes(IMPORT_LIMITS.bytes - 1_200_000);
  return [
    ["nothing but delimiters", Buffer.from(";".repeat(IMPORT_LIMITS.bytes))],
    ["900,000 columns", filled(`Nombre;Precio\n${"a;".repeat(899_000)}${"b".repeat(3_000_000)}`)],
    ["a quote that never ends", filled(`Nombre;Precio\n"${"x;\n".repeat(290_000)}${"x".repeat(4_000_000)}`)],
    ["nothing but lines", Buffer.from("\n".repeat(IMPORT_LIMITS.bytes))],
    ["a packed bomb", workbook(denseSheet(), { "xl/media/noise.bin": noise })],
  ];
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

interface Order {
  status: number;
  from: number;
  to: number;
}

/** Places orders in one shop, one after another, until stopped. */
class OrderLoop {
  readonly orders: Order[] = [];
  private readonly ended: Promise<void>;
  private readonly worker: Worker;

  constructor(origin: string, shop: NewShop, productId: number) {
    const { port, host } = new URL(origin);
    const lines = [{ productId, quantityMilli: 1_000 }];
    const input = { tentId: shop.id, lines, customerName: "Lucía", method: "PICKUP" };
    this.worker = new Worker(join(import.meta.dirname, "fixtures/order-loop.mjs"), {
      workerData: { port, host, origin, input },
      execArgv: [],
    });
    this.worker.on("message", (order: Order) => this.orders.push(order));
    this.ended = once(this.worker, "exit").then(() => {});
  }

  /** Waits for more orders. */
  async waitFor(orders: number): Promise<void> {
    const wanted = this.orders.length + orders;
    await expect.poll(() => this.orders.length, { timeout: 600_000, intervals: [50] }).toBeGreaterThanOrEqual(wanted);
  }

  async stop(): Promise<void> {
    this.worker.postMessage("stop");
    await this.ended;
  }
}

const now = () => performance.timeOrigin + performance.now();

let files: [string, Uint8Array][];
// creating them takes longer than the server keeps idle connections open
test.beforeAll(() => {
  files = hostileFiles();
});

test("an order takes at most twice its usual time while five hostile files are uploaded", async ({ origin, shop }) => {
  test.setTimeout(1_800_000);
  const attackers = await Promise.all(files.map(() => openShop(origin)));
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const statuses = new Map<string, Set<number>>();
  const hostile: { from: number; to: number }[] = [];
  const loop = new OrderLoop(origin, shop, product.id);
  try {
    // the first hundred orders cause mails and later ones are set aside as suspected; measure only the latter
    await loop.waitFor(ORDER_CEILING.orders + SAMPLES);
    loop.orders.length = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await loop.waitFor(SAMPLES);
      const from = now();
      await Promise.all(
        files.map(async ([what, file], at) => {
          const response = await attackers[at]?.api.sendProducts(file, "lista.csv");
          statuses.set(what, (statuses.get(what) ?? new Set()).add(response?.status ?? 0));
        }),
      );
      hostile.push({ from, to: now() });
    }
    await loop.waitFor(SAMPLES);
  } finally {
    await loop.stop();
  }

  const overlaps = (order: Order) => hostile.some(({ from, to }) => order.from < to && order.to > from);
  const times = (orders: readonly Order[]) => orders.map(({ from, to }) => to - from);
  const during = times(loop.orders.filter(overlaps));
  const usual = times(loop.orders.filter((order) => !overlaps(order)));
  const ratio = median(during) / median(usual);
  console.log(
    `An order takes ${median(usual).toFixed(1)} ms (${usual.length}), ${median(during).toFixed(1)} ms (${during.length})`,
    `while hostile files are read: ${ratio.toFixed(2)} times.`,
    [...statuses].map(([what, seen]) => `${what}: ${[...seen]}`).join(", "),
  );
  expect(loop.orders.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Object.fromEntries([...statuses].map(([what, seen]) => [what, [...seen]]))).toEqual(
    Object.fromEntries(files.map(([what]) => [what, [422]])),
  );
  expect(during.length).toBeGreaterThanOrEqual(SAMPLES);
  expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
});
