import { MAX_BRANCHES } from "~/domain/tent/limits";
import type { BranchInput } from "~/domain/tent/schemas";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError, requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { phoneOf } from "./phone-of";

/**
 * The columns of a branch, with its WhatsApp normalized for the tent's country.
 * @throws VALIDATION beside `whatsapp`
 */
async function rowOf(tx: Tx, tentId: OwnedTentId, input: BranchInput) {
  const { countryId } = requireFound(await tx.tent.findUnique({ where: { id: tentId }, select: { countryId: true } }));
  return { ...input, ...(await phoneOf(tx, countryId, input)) };
}

/** Adds a branch after the others. @throws VALIDATION */
export async function addBranch(ctx: ServiceContext, tentId: OwnedTentId, input: BranchInput) {
  const branch = await changeTent(ctx, tentId, async ({ tx }) => {
    const count = await tx.branch.count({ where: { tentId } });
    if (count >= MAX_BRANCHES) throw fieldError("name", "branch.tooMany");
    const last = await tx.branch.aggregate({ where: { tentId }, _max: { order: true } });
    const row = await rowOf(tx, tentId, input);
    return tx.branch.create({ data: { tentId, order: (last._max.order ?? -1) + 1, ...row }, select: { id: true } });
  });
  return branch;
}

/** @throws NOT_FOUND, VALIDATION */
export async function updateBranch(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, ...input }: BranchInput & { id: number },
): Promise<void> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    requireFound(await tx.branch.findFirst({ where: { id, tentId }, select: { id: true } }));
    await tx.branch.updateMany({ where: { id, tentId }, data: await rowOf(tx, tentId, input) });
  });
}

/** Orders keep a snapshot of the branch name, so deleting the branch is safe. @throws NOT_FOUND */
export async function removeBranch(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<void> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    const { count } = await tx.branch.deleteMany({ where: { id, tentId } });
    requireFound(count || null);
  });
}

/** Moves a branch to the first position. @throws NOT_FOUND */
export async function putBranchFirst(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<void> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    requireFound(await tx.branch.findFirst({ where: { id, tentId }, select: { id: true } }));
    await tx.branch.updateMany({ where: { tentId }, data: { order: { increment: 1 } } });
    await tx.branch.updateMany({ where: { id, tentId }, data: { order: 0 } });
  });
}
