import type { Db } from "~/server/database/client";
import type { FileDirectory } from "~/server/ports/file-directory";

/**
 * The file directory as a table. `db` is a separate connection pool: requests hold a connection each while they store.
 */
export function fileDirectory(db: Db): FileDirectory {
  return {
    find: (name) => db.storedFile.findUnique({ where: { name }, select: { key: true, size: true } }),
    enter: (name, file) =>
      db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${`stored file ${name}`}, 0))`;
        const before = await tx.storedFile.findUnique({ where: { name }, select: { key: true } });
        await tx.storedFile.upsert({ where: { name }, create: { name, ...file }, update: { ...file } });
        return before?.key ?? null;
      }),
    strike: async (name, key) => void (await db.storedFile.deleteMany({ where: { name, key } })),
    list: async ({ prefix, after, limit }) =>
      db.storedFile.findMany({
        where: { name: { gt: after, startsWith: prefix } },
        orderBy: { name: "asc" },
        take: limit,
        select: { name: true, storedAt: true },
      }),
  };
}
