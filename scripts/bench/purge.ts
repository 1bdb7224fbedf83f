import { setTimeout as wait } from "node:timers/promises";
import { withDatabase } from "./database.ts";
import { send } from "./request.ts";

/** Changes a tent as another server would, and waits until the server on `port` has purged the shop's pages. */
export async function changeElsewhere(
  port: number,
  { id, subdomain }: { id: number; subdomain: string },
): Promise<void> {
  await withDatabase(async (db) => {
    await db.query("BEGIN");
    await db.query("UPDATE tents SET version = version + 1 WHERE id = $1", [id]);
    await db.query(
      `INSERT INTO changes (tag, xid) VALUES ('tent:' || $1::int, pg_current_xact_id())
       ON CONFLICT (tag) DO UPDATE SET xid = excluded.xid`,
      [id],
    );
    await db.query("COMMIT");
    await db.query("NOTIFY changes");
  });
  const page = { port, host: `${subdomain}.localhost:${port}`, path: "/catalogo" };
  for (const until = Date.now() + 5_000; (await send(page)).headers["cache-status"]?.includes("hit"); await wait(5))
    if (Date.now() > until) throw new Error(`${subdomain} no se purgó`);
}
