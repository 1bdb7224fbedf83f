// What counting a visit costs the server's process: a page of a shop that tells it, as a browser would.
import pg from "pg";
import { ask } from "./request.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const BODY = JSON.stringify({ kind: "VISIT", host: "l.instagram.com", mark: "" });
/** Below what one address may tell one shop in a minute. */
const EACH = 80;
const LANES = 8;
/** Until what waits to be written together is written. */
const WRITTEN_MS = 1500;

/** Milliseconds of processor for each visit, the writing among them; every one of them must be in the database. */
export async function countVisits({ port, cpu }, shops) {
  const tell = (n) => {
    const host = `carga-${n}.localhost:${port}`;
    const headers = { "Content-Length": BODY.length, "User-Agent": PHONE, Origin: `http://${host}` };
    return ask({ port, host, path: "/api/visit", method: "POST", headers, body: BODY });
  };
  const db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
  const counted = async () => Number((await db.query("SELECT count(*) FROM visits")).rows[0].count);
  const wait = () => new Promise((done) => setTimeout(done, WRITTEN_MS));
  try {
    for (let n = 1; n <= shops; n += 1) await tell(n);
    await wait();
    const [before, cpuBefore] = [await counted(), await cpu(port)];
    const sent = shops * EACH;
    let next = 0;
    const lane = async () => {
      while (next < sent) await tell(1 + (next++ % shops));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await wait();
    const used = (await cpu(port)) - cpuBefore;
    const written = (await counted()) - before;
    if (written !== sent) throw new Error(`Se contaron ${written} visitas de ${sent}`);
    return { visits: sent, cpu: used / sent };
  } finally {
    await db.end();
  }
}
