import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { logIn, type Merchant } from "./log-in.ts";
import type { Servers } from "./site.ts";
import { mutate, query } from "./trpc.ts";

const MEMORY_EVERY_MS = 100;
/** How often the memory is read between two questions whether the PDF is ready. */
const READINGS_PER_QUESTION = 5;
const TIMEOUT_MS = 60_000;

export interface CataloguePdf {
  ms: number;
  bytes: number;
  /** The server's resident memory before. */
  rest: number;
  /** The highest resident memory meanwhile. */
  peak: number;
}

const pdfState = z.object({
  processing: z.number(),
  failed: z.string().nullable(),
  ready: z.object({ size: z.number() }).nullable(),
});

/** Makes the PDF of a shop's catalogue as the panel does. */
export async function timeCataloguePdf({ port, residentBytes }: Servers, merchant: Merchant): Promise<CataloguePdf> {
  const { tentId } = merchant;
  const caller = await logIn(port, merchant);
  const rest = await residentBytes();
  let peak = rest;
  const started = performance.now();
  await mutate(caller, "catalogue.makePdf", { tentId, scope: { of: "all" }, format: "phone" }, z.unknown());
  for (let readings = 0; ; readings++) {
    peak = Math.max(peak, await residentBytes());
    if (readings % READINGS_PER_QUESTION === 0) {
      const { processing, failed, ready } = await query(caller, "catalogue.pdf", { tentId }, pdfState);
      const ms = performance.now() - started;
      if (ready && processing === 0) return { ms, bytes: ready.size, rest, peak };
      if (failed || ms > TIMEOUT_MS) throw new Error("El catálogo en PDF no se terminó");
    }
    await wait(MEMORY_EVERY_MS);
  }
}
