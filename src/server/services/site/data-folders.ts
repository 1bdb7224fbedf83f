import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyFor } from "~/copy/copy";
import { MINUTE_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { recordError } from "./record-error";

/** The path under which the super-users find the warning among the errors. */
export const WARNING_PATH = "STORAGE=disk";

/** The random id of a data folder: processes of one machine share it, and a second machine has another one. */
export function dataFolderId(dataDir: string): string {
  const path = join(dataDir, "id");
  try {
    writeFileSync(path, randomUUID(), { flag: "wx" });
  } catch {
    // it has one
  }
  return readFileSync(path, "utf8");
}

/**
 * Records that a process with this data folder runs, and counts the other folders that were recorded since `since`, by the
 * clock of the database: the time that the last call returned. Forgets folders after a day.
 */
export async function recordDataFolder(
  db: Pick<ServiceContext["db"], "$queryRaw">,
  { id, since }: { id: string; since: string | null },
): Promise<{ at: string; others: number }> {
  const [row] = await db.$queryRaw<{ at: string; others: number }[]>`
    WITH own AS (
      INSERT INTO data_folders (id, seen_at) VALUES (${id}::uuid, now())
      ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
    ), old AS (
      DELETE FROM data_folders WHERE seen_at < now() - interval '1 day' AND id <> ${id}::uuid
    )
    SELECT now()::text AS at, count(*)::int AS others FROM data_folders
    WHERE id <> ${id}::uuid AND seen_at >= ${since}::timestamptz`;
  return { at: row?.at ?? "", others: row?.others ?? 0 };
}

export interface DataFolderWatch {
  dataDir: string;
  /** Whether this process stores photos and PDF catalogues on its own disk. */
  onDisk: boolean;
  warn: (message: string) => void;
  everyMs?: number;
}

/**
 * Tells other servers of this one's data folder, and the super-users once when several run and this one stores files where the
 * others cannot read them.
 */
export function watchDataFolders(
  ctx: ServiceContext,
  { dataDir, onDisk, warn, everyMs = MINUTE_MS }: DataFolderWatch,
): { close: () => Promise<void> } {
  let since: string | null = null;
  let warned = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    const { at, others } = await recordDataFolder(ctx.db, { id: dataFolderId(dataDir), since });
    since = at;
    if (others === 0) warned = false;
    if (others === 0 || !onDisk || warned) return;
    const message = copyFor(null).messenger.separateDisks;
    warn(message);
    await recordError(ctx, { path: WARNING_PATH, message });
    warned = true;
  }

  let looking: Promise<void>;
  function repeat(): void {
    // what fails, without a database or a writable disk, is tried again; others report such failures
    looking = look()
      .catch(() => {})
      .then(() => {
        if (!closed) timer = setTimeout(repeat, everyMs).unref();
      });
  }
  repeat();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
