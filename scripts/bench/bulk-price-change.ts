// How long a change of two thousand prices in the panel takes, compared with an UPDATE of the same rows in the same database.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { withDatabase } from "./database.ts";
import { logIn, type Merchant } from "./log-in.ts";
import { median } from "./median.ts";
import type { Servers } from "./site.ts";
import { mutate } from "./trpc.ts";

/** Prices rise and fall by this amount in turns, so that every round changes all of them. */
const AMOUNT = 10;

export interface BulkPriceChange {
  /** The number of prices. */
  changed: number;
  /** Milliseconds of the panel's call. */
  own: number;
  /** Milliseconds of the UPDATE. */
  update: number;
  ratio: number;
  rounds: number;
}

interface Change {
  ms: number;
  changed: number;
}

const preview = z.object({ fingerprint: z.string() });
const done = z.object({ changed: z.number() });

/** The panel's call and the UPDATE take turns, so that a busy machine slows down both. */
export function timeBulkPriceChange(
  { port }: Servers,
  merchant: Merchant,
  { rounds }: { rounds: number },
): Promise<BulkPriceChange> {
  const { tentId } = merchant;
  return withDatabase(async (db) => {
    const caller = await logIn(port, merchant);

    const changeInPanel = async (amount: number): Promise<Change> => {
      const direction = amount > 0 ? "up" : "down";
      const rule = { direction, unit: "amount", value: String(Math.abs(amount)), rounding: 1 };
      const input = { tentId, scope: { kind: "all" }, rule };
      const previewed = await mutate(caller, "price.preview", input, preview);
      const { fingerprint } = previewed.output;
      const confirmed = { ...input, clientKey: randomUUID(), fingerprint, confirmed: true };
      const { ms, output } = await mutate(caller, "price.change", confirmed, done);
      return { ms, changed: output.changed };
    };
    const updateRows = async (amount: number): Promise<Change> => {
      const started = performance.now();
      const text = "UPDATE products SET price = price + $2 WHERE tent_id = $1";
      const { rowCount } = await db.query(text, [tentId, amount]);
      return { ms: performance.now() - started, changed: rowCount ?? 0 };
    };

    const samples: { own: Change; update: Change }[] = [];
    // round 0 warms both up
    for (let round = 0; round <= rounds; round++) {
      const amount = round % 2 === 0 ? AMOUNT : -AMOUNT;
      // which of them is first changes too, because the first one leaves dead rows to the second
      const ownFirst = round % 4 < 2;
      const early = ownFirst ? await changeInPanel(amount) : null;
      const update = await updateRows(amount);
      const own = early ?? (await changeInPanel(amount));
      if (own.changed < update.changed) throw new Error(`Cambiaron ${own.changed} precios de ${update.changed}`);
      if (round > 0) samples.push({ own, update });
    }
    return {
      changed: samples[0]?.own.changed ?? 0,
      own: median(samples.map(({ own }) => own.ms)),
      update: median(samples.map(({ update }) => update.ms)),
      ratio: median(samples.map(({ own, update }) => own.ms / update.ms)),
      rounds: samples.length,
    };
  });
}
