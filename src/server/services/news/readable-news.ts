import type { Prisma } from "~/generated/prisma/client";
import type { Actor, ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

export function reader({ actor }: ServiceContext): Actor {
  if (!actor) throw new AppError("SESSION_EXPIRED");
  return actor;
}

/**
 * Filter for the news for everybody, for the actor's country, and for this person only; a super-user, who writes them,
 * sees every country's.
 */
export function readableNews({ userId, role, countryId }: Actor): Prisma.NewsWhereInput {
  if (role === "SUPER") return { OR: [{ userId: null }, { userId }] };
  const forCountry = countryId === null ? [] : [{ userId: null, countryId }];
  return { OR: [{ userId: null, countryId: null }, ...forCountry, { userId }] };
}
