import type { Prisma } from "~/generated/prisma/client";
import type { Actor, ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

export function reader({ actor }: ServiceContext): Actor {
  if (!actor) throw new AppError("SESSION_EXPIRED");
  return actor;
}

/** News for everybody, for the own country, and those written for this person alone; a super-user, who writes them, has every country's. */
export function readableNews({ userId, role, countryId }: Actor): Prisma.NewsWhereInput {
  if (role === "SUPER") return { OR: [{ userId: null }, { userId }] };
  const forCountry = countryId === null ? [] : [{ userId: null, countryId }];
  return { OR: [{ userId: null, countryId: null }, ...forCountry, { userId }] };
}
