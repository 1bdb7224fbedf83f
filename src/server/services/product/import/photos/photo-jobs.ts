import { SECOND_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";

/** Delayed jobs of a shop start at multiples of this, so that many that want about the same moment are one. */
const STEP_MS = 5 * SECOND_MS;

type JobContext = Pick<ServiceContext, "ports">;

/**
 * Adds the job that fetches a shop's waiting photos. The key is the transaction's own: a job that is already there may
 * have looked before this transaction commits.
 */
export async function enqueuePhotos({ ports }: JobContext, tx: Tx, tentId: number): Promise<void> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`SELECT pg_current_xact_id()::text AS id`;
  await ports.jobs.enqueue(tx, "import-photos", { tentId }, { key: `photos-${tentId}-${row?.id}` });
}

/** Adds the job for a moment to come, for photos that were committed before. */
export async function enqueuePhotosAt({ ports }: JobContext, tx: Tx, tentId: number, moment: Date): Promise<void> {
  const step = Math.ceil(moment.getTime() / STEP_MS);
  const after = new Date(step * STEP_MS);
  await ports.jobs.enqueue(tx, "import-photos", { tentId }, { key: `photos-${tentId}-at-${step}`, after });
}
