import path from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { importTableSchema } from "~/domain/product/import/import-schemas";
import { IMPORT_LIMITS, IMPORT_REFUSALS, type ReadTable } from "~/domain/product/import/import-table";
import { VENDOR_LIMITS, VENDORS } from "~/domain/product/import/vendors/vendor";
import { vendorExtrasSchema } from "~/domain/product/import/vendors/vendor-extras";
import { semaphore } from "~/lib/semaphore";
import { AppError } from "~/server/errors";
import type { TableOptions } from "./parse-table";

export type { TableOptions } from "./parse-table";

const answerSchema = z.union([
  z.object({
    ok: z.literal(true),
    table: importTableSchema.refine(
      ({ header, rows }) => header.length <= IMPORT_LIMITS.columns && rows.length <= VENDOR_LIMITS.tableRows,
    ),
    sheets: z.array(z.object({ name: z.string(), rows: z.number() })).optional(),
    from: z.object({ vendor: z.enum(VENDORS), extras: vendorExtrasSchema }).optional(),
  }),
  z.object({ ok: z.literal(false), refusal: z.enum(IMPORT_REFUSALS), cell: z.string().optional() }),
]);

/** Bundled from `table-worker.ts` by `scripts/bundle-server.ts`: it runs the same under Next's build, tsx and vitest. */
const WORKER = path.join(/* turbopackIgnore: true */ process.cwd(), "src", "generated", "worker", "table-worker.mjs");

const MEMORY_MB = 384;
/** What a file may take, by its size: the largest also for the descriptions of 2,000 products, which are HTML. */
const TIMEOUT_MS = { atLeast: 10_000, perMegabyte: 5_000, atMost: 30_000 };
const timeoutOf = (bytes: number) =>
  Math.min(TIMEOUT_MS.atMost, TIMEOUT_MS.atLeast + (TIMEOUT_MS.perMegabyte * bytes) / 1024 ** 2);
const oneAtATime = semaphore({ slots: 1, queue: { length: 8, full: () => new AppError("BUSY") } });

/**
 * Reads an Excel file or text with comma, semicolon or tab separators, whatever the file is called; one of a vendor is
 * translated into our own table. It runs in a worker thread with limited memory that can be terminated, since a hostile
 * file may take arbitrarily long.
 */
export async function readTable(
  bytes: Uint8Array,
  options: TableOptions,
  timeoutMs = timeoutOf(bytes.length),
): Promise<ReadTable> {
  if (bytes.length > VENDOR_LIMITS.bytes) return { ok: false, refusal: "vendorTooLarge" };
  if (bytes.length === 0) return { ok: false, refusal: "empty" };
  return oneAtATime(() => readInThread(bytes, options, timeoutMs));
}

function readInThread(bytes: Uint8Array, options: TableOptions, timeoutMs: number): Promise<ReadTable> {
  return new Promise((resolve) => {
    const copy = new Uint8Array(bytes);
    const worker = new Worker(WORKER, {
      workerData: { bytes: copy, options },
      transferList: [copy.buffer],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const finish = (answer: ReadTable) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      worker.on("error", () => {}); // it may run out of memory while it ends
      void worker.terminate().then(() => resolve(answer));
    };
    const timer = setTimeout(() => finish({ ok: false, refusal: "tooLarge" }), timeoutMs);
    worker.once("message", (message: unknown) => {
      const answer = answerSchema.safeParse(message);
      finish(answer.success ? (answer.data as ReadTable) : { ok: false, refusal: "broken" });
    });
    // Out of memory: a sheet of a million columns, say.
    worker.once("error", () => finish({ ok: false, refusal: "tooLarge" }));
    worker.once("exit", () => finish({ ok: false, refusal: "broken" }));
  });
}
