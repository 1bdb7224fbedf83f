import { z } from "zod";
import type { ServiceContext } from "~/server/context";
import { LIMITS, type StoredLimitName } from "~/server/limits";
import { limitRefusal } from "~/server/rate-limit";

const storedKey = (name: StoredLimitName, key: string | number) => `${name}:${String(key).slice(0, 200)}`;
const endRows = z.array(z.object({ expire: z.date() }));

/** Counts one request; those that are refused are not counted. @throws RATE_LIMITED */
export async function countTry(
  { db, now }: ServiceContext,
  name: StoredLimitName,
  key: string | number,
): Promise<void> {
  const { points, duration } = LIMITS[name];
  const [stored, from] = [storedKey(name, key), now()];
  const [at, end] = [from.toISOString(), new Date(from.getTime() + duration * 1000).toISOString()];
  // a counter that ends later than a new one was begun before the clock was set back
  const counted = await db.$executeRaw`
    INSERT INTO rate_limits AS known (key, points, expire) VALUES (${stored}, 1, ${end}::timestamp)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN known.expire <= ${at}::timestamp THEN 1 ELSE known.points + 1 END,
      expire = CASE WHEN known.expire <= ${at}::timestamp THEN EXCLUDED.expire
        ELSE least(known.expire, EXCLUDED.expire) END
    WHERE known.expire <= ${at}::timestamp OR known.points < ${points}`;
  if (counted > 0) return;
  const [row] = endRows.parse(
    await db.$queryRaw`
      UPDATE rate_limits SET expire = least(expire, ${end}::timestamp) WHERE key = ${stored} RETURNING expire`,
  );
  throw limitRefusal(row ? row.expire.getTime() - from.getTime() : 0, duration);
}

/** Uncounts a request that turned out to be legitimate. */
export async function giveBackTry({ db }: ServiceContext, name: StoredLimitName, key: string | number): Promise<void> {
  await db.$executeRaw`
    UPDATE rate_limits SET points = points - 1 WHERE key = ${storedKey(name, key)} AND points > 0`;
}
