import type { ServiceContext } from "~/server/context";
import type { Storage, StoredPicture } from "~/server/ports/storage";
import { lockHashes, PATIENT } from "./lock-hashes";

interface SweepContext {
  db: ServiceContext["db"];
  storage: Storage;
}

const EVERYTHING = [""];
const PREFIXES = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, "0"));
const PREFIXES_PER_HOUR = Math.ceil(PREFIXES.length / 24);

/** The part of the store that is swept in an hour, as prefixes of hashes; those of a day's hours are all. */
export function prefixesOfHour(now: Date): string[] {
  const from = now.getUTCHours() * PREFIXES_PER_HOUR;
  return PREFIXES.slice(from, from + PREFIXES_PER_HOUR);
}

/**
 * Deletes what a killed upload or deletion left behind: files without a row, and partial files. Uploads may run
 * concurrently, here and in other processes.
 * @returns how many files were deleted
 */
export async function sweepImages(ctx: SweepContext, prefixes: readonly string[] = EVERYTHING): Promise<number> {
  let swept = 0;
  for (const prefix of prefixes) swept += await sweepPrefix(ctx, prefix);
  return swept;
}

async function sweepPrefix({ db, storage }: SweepContext, prefix: string): Promise<number> {
  let swept = 0;
  for await (const pictures of storage.pictures(prefix)) {
    const named = await namedHashes(db, pictures);
    const suspects = pictures.filter(({ hash, cut }) => cut || !named.has(hash));
    for (const hash of new Set(suspects.map((suspect) => suspect.hash))) {
      const files = suspects.filter((suspect) => suspect.hash === hash);
      swept += await sweepHash({ db, storage }, hash, files);
    }
  }
  return swept;
}

/** Runs under the lock that every upload of this picture holds from its first byte to its row. */
async function sweepHash({ db, storage }: SweepContext, hash: string, files: StoredPicture[]): Promise<number> {
  return db.$transaction(async (tx) => {
    await lockHashes(tx, [hash]);
    const named = (await tx.image.count({ where: { hash } })) > 0;
    const leftover = files.filter(({ cut }) => cut || !named);
    await Promise.all(leftover.map(({ name }) => storage.delete(name))); // at once: the lock does not wait for ever
    return leftover.length;
  }, PATIENT);
}

async function namedHashes(db: SweepContext["db"], pictures: readonly StoredPicture[]): Promise<Set<string>> {
  const hashes = [...new Set(pictures.map(({ hash }) => hash))];
  const rows = await db.image.findMany({ where: { hash: { in: hashes } }, select: { hash: true } });
  return new Set(rows.map(({ hash }) => hash));
}
