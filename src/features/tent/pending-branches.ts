import { type ListChanges, patched, removed } from "~/features/outbox/pending-rows";
import type { RouterOutputs } from "~/trpc/react";

export type ListedBranch = RouterOutputs["tent"]["branches"][number];

export const SHOWN_BRANCHES: ListChanges<"branch", ListedBranch> = {
  "tent.addBranch": null,
  "tent.putBranchFirst": (branches, { input }) =>
    branches.toSorted((one, other) => Number(other.id === input.id) - Number(one.id === input.id)),
  "tent.removeBranch": removed,
  "tent.updateBranch": patched(({ input }) => {
    const text = (field: string) => (typeof input[field] === "string" && input[field] !== "" ? input[field] : null);
    return { name: String(input.name), address: text("address"), atencion: text("atencion") };
  }),
};
