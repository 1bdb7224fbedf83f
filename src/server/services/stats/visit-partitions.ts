import { DAY_MS } from "~/domain/duration";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";

/** Today's partition and those of the days after it: the worker may stand still for a week. */
const DAYS_AHEAD = 8;
/** Everything that counts visits waits behind the lock of the table, and so does not wait for it any longer. */
const LOCK_TIMEOUT = "2s";
const WAITS_FOR_ROLL_UP = { timeout: 150_000 };

/** A day in UTC, and the name of its partition. */
interface Day {
  name: string;
  from: string;
  until: string;
}

function dayOf(date: Date): Day {
  const from = date.toISOString().slice(0, 10);
  return { name: `visits_${from.replaceAll("-", "")}`, from, until: nextDay(from) };
}

const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const tableOf = ({ name }: Pick<Day, "name">) => Prisma.raw(`partitions.${name}`);

/** Makes the partitions of today and the coming days, as far as they are missing. Returns how many. */
export async function makeVisitPartitions({ db, now }: ServiceContext): Promise<number> {
  const days = Array.from({ length: DAYS_AHEAD }, (_, day) => dayOf(new Date(now().getTime() + day * DAY_MS)));
  let made = 0;
  for (const day of days) {
    if (await isPlaced(db, day)) continue; // without the lock, which everything that counts visits waits for
    made += await db.$transaction(async (tx) => {
      await lockVisits(tx);
      return makePartition(tx, day);
    });
  }
  return made;
}

/** Whether a day has its partition, or stays in the default one, since visits of it came while it had none. */
async function isPlaced(db: Pick<Tx, "$queryRaw">, day: Day): Promise<boolean> {
  const [found] = await db.$queryRaw<{ found: boolean }[]>`
    SELECT to_regclass(${`partitions.${day.name}`}) IS NOT NULL OR EXISTS (
      SELECT 1 FROM partitions.visits_other WHERE at >= ${day.from}::timestamp AND at < ${day.until}::timestamp) AS found`;
  return found?.found ?? false;
}

async function makePartition(tx: Tx, day: Day): Promise<number> {
  if (await isPlaced(tx, day)) return 0;
  await tx.$executeRaw`CREATE TABLE ${tableOf(day)} PARTITION OF visits
    FOR VALUES FROM (${Prisma.raw(`'${day.from}'`)}) TO (${Prisma.raw(`'${day.until}'`)})`;
  return 1;
}

/** Drops the partitions that end before `before` and are added to the daily figures as a whole. Returns how many. */
export async function dropVisitPartitions({ db }: ServiceContext, before: Date): Promise<number> {
  const old = (await existing(db)).filter(({ until }) => Date.parse(until) <= before.getTime());
  let dropped = 0;
  for (const day of old) dropped += await db.$transaction((tx) => dropPartition(tx, day), WAITS_FOR_ROLL_UP);
  return dropped;
}

async function dropPartition(tx: Tx, day: Day): Promise<number> {
  // a roll-up holds this row as long as it reads visits, and only it would wait for the lock that comes next
  const [rollup] = await tx.$queryRaw<{ last: bigint }[]>`
    SELECT last_id AS last FROM visit_rollup WHERE id = 1 FOR UPDATE`;
  await lockVisits(tx);
  const [gone] = await tx.$queryRaw<{ gone: boolean }[]>`
    SELECT to_regclass(${`partitions.${day.name}`}) IS NULL AS gone`;
  if (gone?.gone) return 0;
  const [newest] = await tx.$queryRaw<{ id: bigint | null }[]>`SELECT max(id) AS id FROM ${tableOf(day)}`;
  if ((newest?.id ?? 0n) > (rollup?.last ?? 0n)) return 0;
  await tx.$executeRaw`DROP TABLE ${tableOf(day)}`;
  return 1;
}

async function lockVisits(tx: Tx): Promise<void> {
  await tx.$executeRaw`SET LOCAL lock_timeout = ${Prisma.raw(`'${LOCK_TIMEOUT}'`)}`;
  await tx.$executeRaw`LOCK TABLE ONLY visits IN ACCESS EXCLUSIVE MODE`;
}

/** The partitions that have a day. */
async function existing(db: Pick<Tx, "$queryRaw">): Promise<Day[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT c.relname::text AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'visits'::regclass ORDER BY 1`;
  return rows.flatMap(({ name }) => {
    const [, year, month, day] = /^visits_(\d{4})(\d{2})(\d{2})$/.exec(name) ?? [];
    return year && month && day ? dayOf(new Date(`${year}-${month}-${day}T00:00:00Z`)) : [];
  });
}
