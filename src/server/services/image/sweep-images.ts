import type { ServiceContext } from "~/server/context";
import type { Storage, StoredPicture } from "~/server/ports/storage";
import { lockHashes, PATIENT } from "./lock-hashes";

interface SweepContext {
  db: ServiceContext["db"];
  storage: Storage;
}

/**
 * Takes away what an upload or a deletion left behind when its process was killed: files that no row names, and halves
 * of files. Uploads may go on meanwhile, here and in other processes. Run at every start.
 * @returns how many files went
 */
export async function sweepImages({ db, storage }: SweepContext): Promise<number> {
  let swept = 0;
  for await (const pictures of storage.pictures()) {
    const named = await namedHashes(db, pictures);
    const suspects = pictures.filter(({ hash, cut }) => cut || !named.has(hash));
    for (const hash of new Set(suspects.map((suspect) => suspect.hash))) {
      const files = suspects.filter((suspect) => suspect.hash === hash);
      swept += await sweepHash({ db, storage }, hash, files);
    }
  }
  return swept;
}

/** Under the lock that every upload of this picture holds from its first byte to its row. */
async function sweepHash({ db, storage }: SweepContext, hash: string, files: StoredPicture[]): Promise<number> {
  return db.$transaction(async (tx) => {
    await lockHashes(tx, [hash]);
    const named = (await tx.image.count({ where: { hash } })) > 0;
    const leftover = files.filter(({ cut }) => cut || !named);
    for (const { name } of leftover) await storage.delete(name);
    return leftover.length;
  }, PATIENT);
}

async function namedHashes(db: SweepContext["db"], pictures: readonly StoredPicture[]): Promise<Set<string>> {
  const hashes = [...new Set(pictures.map(({ hash }) => hash))];
  const rows = await db.image.findMany({ where: { hash: { in: hashes } }, select: { hash: true } });
  return new Set(rows.map(({ hash }) => hash));
}
