// How long two thousand prices take through the panel's call, beside a bare UPDATE of the same rows in the same database.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { logIn } from "./log-in.ts";
import { median } from "./measure.ts";
import { ask } from "./request.ts";

/** So that every price changes each time and is what it was in the end. */
const BY = 10;

/** The two follow each other in turns: whatever else the machine does is in both. Milliseconds, and the ratio of each round. */
export async function timeManyPrices({ port, email, password, tentId, rounds }) {
  const headers = await logIn({ port, email, password });
  const host = `localhost:${port}`;
  const call = async (procedure, input) => {
    const path = `/api/trpc/${procedure}`;
    const answer = await ask({ port, host, path, method: "POST", headers, body: JSON.stringify({ json: input }) });
    if (answer.status !== 200) throw new Error(`${procedure} respondió ${answer.status}: ${answer.body}`);
    return { ms: answer.ms, json: JSON.parse(answer.body).result.data.json };
  };
  const db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();

  const change = async (direction) => {
    const asked = {
      tentId,
      scope: { kind: "all" },
      rule: { direction, unit: "amount", value: String(BY), rounding: 1 },
    };
    const { json } = await call("price.preview", asked);
    const sent = { ...asked, clientKey: randomUUID(), fingerprint: json.fingerprint, confirmed: true };
    const { ms, json: done } = await call("price.change", sent);
    return { ms, changed: done.changed };
  };
  const bare = async (by) => {
    const started = performance.now();
    const { rowCount } = await db.query("UPDATE products SET price = price + $2 WHERE tent_id = $1", [tentId, by]);
    return { ms: performance.now() - started, changed: rowCount };
  };

  try {
    const samples = [];
    for (let round = 0; round <= rounds; round++) {
      const up = round % 2 === 0;
      const own = () => change(up ? "up" : "down");
      const other = () => bare(up ? BY : -BY);
      // who comes first changes too: what the one leaves behind must not always be the other's to clear
      const first = round % 4 < 2;
      const [a, b] = first ? [await own(), await other()] : [await other(), await own()];
      const [ours, theirs] = first ? [a, b] : [b, a];
      if (ours.changed < theirs.changed) throw new Error(`Cambiaron ${ours.changed} precios de ${theirs.changed}`);
      // the first round warms both up
      if (round > 0) samples.push({ own: ours.ms, bare: theirs.ms, changed: ours.changed });
    }
    return {
      changed: samples[0].changed,
      own: median(samples.map((sample) => sample.own)),
      bare: median(samples.map((sample) => sample.bare)),
      ratio: median(samples.map((sample) => sample.own / sample.bare)),
      rounds: samples.length,
    };
  } finally {
    await db.end();
  }
}
