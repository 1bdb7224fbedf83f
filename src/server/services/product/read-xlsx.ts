import path from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { IMPORT_LIMITS, type ImportRefusal, type TableRow } from "~/domain/product/import-table";
import { semaphore } from "~/lib/semaphore";
import { AppError } from "~/server/errors";

const answerSchema = z.union([
  z.object({ rows: z.array(z.object({ line: z.number(), cells: z.array(z.union([z.string(), z.number()])) })) }),
  z.object({
    refusal: z.enum(["tooLarge", "tooManyRows", "tooManyColumns", "document", "macros", "formulas", "broken"]),
    cell: z.string().optional(),
  }),
]);

export type XlsxAnswer = { rows: TableRow[] } | { refusal: ImportRefusal; cell?: string | undefined };

/** A file of the source tree and not of the bundle: it runs the same under Next's build, tsx and vitest. */
const WORKER = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "src",
  "server",
  "services",
  "product",
  "xlsx-worker.mjs",
);

const MEMORY_MB = 384;
const oneAtATime = semaphore({ slots: 1, queue: { length: 8, full: () => new AppError("BUSY") } });

/** The cells of an Excel file's first sheet that has any. It is unpacked in a thread with little memory that can be ended. */
export function readXlsx(bytes: Uint8Array, timeoutMs = 20_000): Promise<XlsxAnswer> {
  return oneAtATime(() => readInThread(bytes, timeoutMs));
}

function readInThread(bytes: Uint8Array, timeoutMs: number): Promise<XlsxAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, {
      workerData: { bytes: new Uint8Array(bytes), limits: IMPORT_LIMITS },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const finish = (answer: XlsxAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ refusal: "tooLarge" }), timeoutMs);
    worker.once("message", (message: unknown) => {
      const answer = answerSchema.safeParse(message);
      finish(answer.success ? answer.data : { refusal: "broken" });
    });
    // Out of memory: a sheet of a million columns, say.
    worker.once("error", () => finish({ refusal: "tooLarge" }));
    worker.once("exit", () => finish({ refusal: "broken" }));
  });
}
