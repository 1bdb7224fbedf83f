import { isUnconfirmed, pendingEntries } from "~/features/outbox/pending-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-store";

/** What the list shows of a branch. */
interface ListedBranch {
  /** Null until the server has confirmed it. */
  id: number | null;
  name: string;
  address: string | null;
  atencion: string | null;
  pending: boolean;
}

/** The shop's branches with the changes that wait for a network. */
export function withPendingBranches(
  branches: readonly (Omit<ListedBranch, "id" | "pending"> & { id: number })[],
  state: OutboxState,
): ListedBranch[] {
  const entries = pendingEntries(
    state,
    "tent.addBranch",
    "tent.updateBranch",
    "tent.putBranchFirst",
    "tent.removeBranch",
  );
  const known = new Set(branches.map(({ id }) => id));
  const read = branches.map(({ id, name, address, atencion }) => ({ id, name, address, atencion, pending: false }));
  return entries
    .filter(
      ({ path, answer }) => path !== "tent.addBranch" || !known.has((answer as { id?: number } | undefined)?.id ?? 0),
    )
    .reduce<ListedBranch[]>(withEntry, read);
}

function withEntry(branches: ListedBranch[], entry: OutboxEntry): ListedBranch[] {
  const { path, input } = entry;
  const pending = isUnconfirmed([entry]);
  const text = (field: string) => (typeof input[field] === "string" && input[field] !== "" ? input[field] : null);
  const typed = { name: String(input.name), address: text("address"), atencion: text("atencion"), pending };
  const own = branches.find(({ id }) => id === input.id);
  if (path === "tent.addBranch") return [...branches, { id: null, ...typed }];
  if (!own) return branches;
  const others = branches.filter((one) => one !== own);
  if (path === "tent.removeBranch") return others;
  if (path === "tent.putBranchFirst") return [{ ...own, pending: own.pending || pending }, ...others];
  return branches.map((one) => (one === own ? { ...own, ...typed, pending: own.pending || pending } : one));
}
