import type { ValidationKey } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { freeSubdomain } from "./subdomain-free";

/** For the field that is checked as one types: the copy key of what is wrong, or null when it is free. */
export async function checkTentSubdomain(
  ctx: ServiceContext,
  { subdomain, tentId }: { subdomain: string; tentId: number | null },
): Promise<{ problem: ValidationKey | null }> {
  try {
    await freeSubdomain(ctx.db, { subdomain, tentId, now: ctx.now() });
    return { problem: null };
  } catch (error) {
    const problem = error instanceof AppError ? error.details.fields?.subdomain?.[0] : undefined;
    if (!problem) throw error;
    return { problem };
  }
}

/** The id of the actor's own tent when it is theirs, so that a shop's present name is not "taken" for itself. */
export async function ownTentId(ctx: ServiceContext, asked: number | undefined): Promise<number | null> {
  if (asked === undefined || !ctx.actor) return null;
  const tent = await ctx.db.tent.findFirst({ where: { id: asked, ownerId: ctx.actor.userId }, select: { id: true } });
  return tent?.id ?? null;
}
