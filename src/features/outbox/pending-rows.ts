import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { OutboxState } from "~/trpc/outbox/outbox";
import { isUnconfirmed, pendingEntries } from "./pending-entries";

const SHOWN = new Set(["name", "paused", "url", "image"]);

/** Categories or links with their pending changes, without those that will be deleted. */
export function withPendingRows<One extends { id: number; name: string; paused: boolean }>(
  rows: readonly One[],
  state: OutboxState,
  area: "category" | "link",
): (One & { pending: boolean })[] {
  const paths: QueuedPath[] =
    area === "category"
      ? ["category.pause", "category.rename", "category.removeImage", "category.delete"]
      : ["link.update", "link.delete"];
  const entries = pendingEntries(state, ...paths);
  return rows.flatMap((row) => {
    const own = entries.filter(({ input }) => input.id === row.id);
    if (own.some(({ path }) => path.endsWith(".delete"))) return [];
    const fields = own.flatMap(({ path, input }) =>
      Object.entries(path === "category.removeImage" ? { image: null } : input).filter(([field]) => SHOWN.has(field)),
    );
    return [{ ...row, ...(Object.fromEntries(fields) as Partial<One>), pending: isUnconfirmed(own) }];
  });
}
