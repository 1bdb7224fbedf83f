import { isUnconfirmed, pendingEntries } from "~/features/outbox/pending-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-store";

/** What the list shows of a branch. */
interface ListedBranch {
  id: number;
  name: string;
  address: string | null;
  atencion: string | null;
  pending: boolean;
}

/** The branches that the server has, with the changes that wait for a network. */
export function withPendingBranches(
  branches: readonly Omit<ListedBranch, "pending">[],
  state: OutboxState,
): ListedBranch[] {
  const entries = pendingEntries(state, "tent.updateBranch", "tent.putBranchFirst", "tent.removeBranch");
  const read = branches.map(({ id, name, address, atencion }) => ({ id, name, address, atencion, pending: false }));
  return entries.reduce<ListedBranch[]>(withEntry, read);
}

function withEntry(branches: ListedBranch[], entry: OutboxEntry): ListedBranch[] {
  const { path, input } = entry;
  const pending = isUnconfirmed([entry]);
  const text = (field: string) => (typeof input[field] === "string" && input[field] !== "" ? input[field] : null);
  const typed = { name: String(input.name), address: text("address"), atencion: text("atencion"), pending };
  const own = branches.find(({ id }) => id === input.id);
  if (!own) return branches;
  const others = branches.filter((one) => one !== own);
  if (path === "tent.removeBranch") return others;
  if (path === "tent.putBranchFirst") return [{ ...own, pending: own.pending || pending }, ...others];
  return branches.map((one) => (one === own ? { ...own, ...typed, pending: own.pending || pending } : one));
}
