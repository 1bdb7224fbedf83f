import { z } from "zod";
import type { Prisma } from "~/generated/prisma/client";

/** The columns of a tent that make its home. */
export const HOME_COLUMNS = {
  home: true,
  coverId: true,
  tagline: true,
  description: true,
} satisfies Prisma.TentSelect;

/** The columns that publishing and undoing read under the tent's lock. */
export const HOME_STATE = { ...HOME_COLUMNS, homePrevious: true, homeRevision: true } satisfies Prisma.TentSelect;

/** The home before the published one, as `home_previous` keeps it: columns, and null where the default was shown. */
const previousSchema = z.object({
  home: z.unknown(),
  coverId: z.number().nullable(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
});

export interface PreviousHome {
  home: Prisma.JsonValue;
  coverId: number | null;
  tagline: string | null;
  description: string | null;
}

/** Reads `home_previous`; null if there is nothing to return to. */
export function readPrevious(stored: Prisma.JsonValue): PreviousHome | null {
  const previous = previousSchema.safeParse(stored);
  return previous.success ? { ...previous.data, home: (previous.data.home ?? null) as Prisma.JsonValue } : null;
}
