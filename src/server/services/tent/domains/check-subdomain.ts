import { similarSubdomains } from "~/domain/tent/subdomain";
import type { ValidationKey } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { freeSubdomain } from "./subdomain-free";

const MAX_SUGGESTIONS = 3;
const TAKEN: ValidationKey = "subdomain.taken";

interface Asked {
  subdomain: string;
  tentId: number | null;
}

async function problemWith(ctx: ServiceContext, { subdomain, tentId }: Asked): Promise<ValidationKey | null> {
  try {
    await freeSubdomain(ctx.db, { subdomain, tentId, now: ctx.now() });
    return null;
  } catch (error) {
    const problem = error instanceof AppError ? error.details.fields?.subdomain?.[0] : undefined;
    if (!problem) throw error;
    return problem;
  }
}

/** Free subdomains that are like a taken one. Another merchant may still be faster: saving decides. */
async function findFree(ctx: ServiceContext, taken: string): Promise<string[]> {
  const found: string[] = [];
  for (const subdomain of similarSubdomains(taken)) {
    if (found.length === MAX_SUGGESTIONS) break;
    if ((await problemWith(ctx, { subdomain, tentId: null })) === null) found.push(subdomain);
  }
  return found;
}

/**
 * Validates the field while typing: the copy key of the problem, or null when the subdomain is free. A taken one comes
 * with others that are free.
 */
export async function checkTentSubdomain(
  ctx: ServiceContext,
  asked: Asked,
): Promise<{ problem: ValidationKey | null; free: string[] }> {
  const problem = await problemWith(ctx, asked);
  return { problem, free: problem === TAKEN ? await findFree(ctx, asked.subdomain) : [] };
}

/** The named tent's id if the actor owns it, so that a shop's current subdomain does not count as taken for itself. */
export async function ownTentId(ctx: ServiceContext, asked: number | undefined): Promise<number | null> {
  if (asked === undefined || !ctx.actor) return null;
  const tent = await ctx.db.tent.findFirst({ where: { id: asked, ownerId: ctx.actor.userId }, select: { id: true } });
  return tent?.id ?? null;
}
