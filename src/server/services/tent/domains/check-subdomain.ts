import type { ValidationKey } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { freeSubdomain } from "./subdomain-free";

/** Validates the field while typing: the copy key of the problem, or null when the subdomain is free. */
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

/** The named tent's id if the actor owns it, so that a shop's current subdomain does not count as taken for itself. */
export async function ownTentId(ctx: ServiceContext, asked: number | undefined): Promise<number | null> {
  if (asked === undefined || !ctx.actor) return null;
  const tent = await ctx.db.tent.findFirst({ where: { id: asked, ownerId: ctx.actor.userId }, select: { id: true } });
  return tent?.id ?? null;
}
