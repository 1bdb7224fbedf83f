// What a merchant and a visitor wait for in a database of many shops, compared with one of few.
import { z } from "zod";
import { migrate } from "../db/migrate.ts";
import { withNewDatabase } from "./database.ts";
import { whole } from "./format.ts";
import { runScript } from "./run-script.ts";

const FEW = 100;
/** Of each shop but the three largest. */
const PRODUCTS = 20;

const operation = z.object({
  name: z.string(),
  /** Median milliseconds among few shops, and among many. */
  few: z.number(),
  many: z.number(),
  /** The median of the ratios, many to few, of the rounds. */
  ratio: z.number(),
});

/** What scale-main.ts prints. */
const operations = z.array(operation);
export type ScaleOperations = z.infer<typeof operations>;

/** What the part `scale` measures. */
export interface ScaleReport {
  few: number;
  many: number;
  products: number;
  rounds: number;
  operations: ScaleOperations;
}

async function fill(url: string, shops: number): Promise<void> {
  const started = Date.now();
  await migrate(url);
  const seed = "prisma/seed/big-main.ts";
  const args = ["--tents", String(shops), "--products", String(PRODUCTS)];
  await runScript(seed, args, { what: seed, env: { DATABASE_URL: url } });
  console.log(`  ${whole(shops)} tiendas en ${whole((Date.now() - started) / 1000)} s`);
}

export const timeScale = ({ shops, rounds }: { shops: number; rounds: number }): Promise<ScaleReport> =>
  withNewDatabase("few_shops", (few) =>
    withNewDatabase("many_shops", async (many) => {
      await fill(few, FEW);
      await fill(many, shops);
      const main = "scripts/bench/scale-main.ts";
      const env = { DATABASE_URL: few, LOG_LEVEL: "silent" }; // the log would go to the same output
      const printed = await runScript(main, [few, many, String(rounds)], { what: main, env });
      return { few: FEW, many: shops, products: PRODUCTS, rounds, operations: operations.parse(JSON.parse(printed)) };
    }),
  );
