import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { workbook } from "~/test/workbook";
import { ORDER_CEILING } from "../src/domain/order/place/reception";
import { IMPORT_LIMITS } from "../src/domain/product/import/import-table";
import { addProduct, type NewShop, openShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

const ROUNDS = 8;
/** Orders between the uploads of two rounds; during them as many as come through. */
const SAMPLES = 20;
const TIMES = 2;

const filled = (text: string) => Buffer.from(text.padEnd(IMPORT_LIMITS.bytes, " "));

/** As many cells as a sheet of the size that is still unpacked can hold, each a place that the reader makes. */
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

/** Files of 5 MB that are made to cost: each is within the limit of size. */
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

/** Orders of one shop, one after the other, until it is stopped. */
class OrderClock {
  readonly orders: Order[] = [];
  private readonly ended: Promise<void>;
  private readonly worker: Worker;

  constructor(origin: string, shop: NewShop, productId: number) {
    const { port, host } = new URL(origin);
    const lines = [{ productId, quantityMilli: 1_000 }];
    const input = { tentId: shop.id, lines, customerName: "Lucía", method: "PICKUP" };
    this.worker = new Worker(join(import.meta.dirname, "fixtures/order-clock.mjs"), {
      workerData: { port, host, origin, input },
      execArgv: [],
    });
    this.worker.on("message", (order: Order) => this.orders.push(order));
    this.ended = once(this.worker, "exit").then(() => {});
  }

  /** Until so many more came through. */
  async pass(orders: number): Promise<void> {
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
// making them takes so long that connections opened before would be closed by the server meanwhile
test.beforeAll(() => {
  files = hostileFiles();
});

test("an order takes at most twice its usual time while five hostile files are uploaded", async ({ origin, shop }) => {
  test.setTimeout(1_800_000);
  const attackers = await Promise.all(files.map(() => openShop(origin)));
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const said = new Map<string, Set<number>>();
  const hostile: { from: number; to: number }[] = [];
  const clock = new OrderClock(origin, shop, product.id);
  try {
    // the first hundred are told of by mail and the others are kept apart: all that is measured is of one kind
    await clock.pass(ORDER_CEILING.orders + SAMPLES);
    clock.orders.length = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await clock.pass(SAMPLES);
      const from = now();
      await Promise.all(
        files.map(async ([what, file], at) => {
          const answer = await attackers[at]?.api.sendProducts(file, "lista.csv");
          said.set(what, (said.get(what) ?? new Set()).add(answer?.status ?? 0));
        }),
      );
      hostile.push({ from, to: now() });
    }
    await clock.pass(SAMPLES);
  } finally {
    await clock.stop();
  }

  const meets = (order: Order) => hostile.some(({ from, to }) => order.from < to && order.to > from);
  const times = (orders: readonly Order[]) => orders.map(({ from, to }) => to - from);
  const during = times(clock.orders.filter(meets));
  const usual = times(clock.orders.filter((order) => !meets(order)));
  const ratio = median(during) / median(usual);
  console.log(
    `An order takes ${median(usual).toFixed(1)} ms (${usual.length}), ${median(during).toFixed(1)} ms (${during.length})`,
    `while hostile files are read: ${ratio.toFixed(2)} times.`,
    [...said].map(([what, statuses]) => `${what}: ${[...statuses]}`).join(", "),
  );
  expect(clock.orders.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Object.fromEntries([...said].map(([what, statuses]) => [what, [...statuses]]))).toEqual(
    Object.fromEntries(files.map(([what]) => [what, [422]])),
  );
  expect(during.length).toBeGreaterThanOrEqual(SAMPLES);
  expect(ratio).toBeLessThanOrEqual(TIMES);
});
