import type { ImageRef } from "~/domain/product/images/image";
import type { ServiceContext } from "~/server/context";
import type { ShopCache } from "~/server/ports/shop-cache";
import type { Storage, StoredPicture } from "~/server/ports/storage";
import { deleteFiles } from "./delete-files";

interface SweepContext {
  db: ServiceContext["db"];
  storage: Storage;
  shopCache: Pick<ShopCache, "purge">;
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

async function sweepPrefix(ctx: SweepContext, prefix: string): Promise<number> {
  let swept = 0;
  for await (const pictures of ctx.storage.pictures(prefix)) {
    const named = await namedHashes(ctx.db, pictures);
    const suspects = pictures.filter(({ hash, cut }) => cut || !named.has(hash));
    for (const hash of new Set(suspects.map((suspect) => suspect.hash))) {
      const files = suspects.filter((suspect) => suspect.hash === hash);
      swept += await sweepHash(ctx, hash, files);
    }
  }
  return swept;
}

/** Runs under the lock that every upload of this picture holds from its first byte to its row. */
async function sweepHash({ storage, ...ctx }: SweepContext, hash: string, files: StoredPicture[]): Promise<number> {
  let swept = 0;
  await deleteFiles(ctx, [hash], async (tx) => {
    const named = (await tx.image.count({ where: { hash } })) > 0;
    const leftover = files.filter(({ cut }) => cut || !named);
    await Promise.all(leftover.map(({ name }) => storage.delete(name))); // at once: the lock does not wait for ever
    swept = leftover.length;
    return imagesOf(leftover);
  });
  return swept;
}

/** Every file of a picture names its own width. */
const imagesOf = (files: readonly StoredPicture[]): ImageRef[] =>
  files
    .filter(({ cut }) => !cut)
    .map(({ name, hash }) => ({ hash, width: Number.parseInt(name.slice(hash.length + 1), 10) }));

async function namedHashes(db: SweepContext["db"], pictures: readonly StoredPicture[]): Promise<Set<string>> {
  const hashes = [...new Set(pictures.map(({ hash }) => hash))];
  const rows = await db.image.findMany({ where: { hash: { in: hashes } }, select: { hash: true } });
  return new Set(rows.map(({ hash }) => hash));
}
