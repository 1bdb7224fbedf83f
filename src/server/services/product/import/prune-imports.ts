import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { sweep } from "~/server/sweep";

const KEPT_DAYS = 30;
/** Each row holds the data of a whole file. */
const BATCH_SIZE = 200;

/** Deletes imports that ended a month ago, and drafts of that age. Returns how many. */
export async function pruneImports({ db, now }: ServiceContext, signal?: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  const old = [{ endedAt: { lt: before } }, { startedAt: null, createdAt: { lt: before } }];
  return sweep({
    size: BATCH_SIZE,
    signal,
    batch: async () => (await db.productImport.deleteMany({ where: { OR: old }, limit: BATCH_SIZE })).count,
  });
}
