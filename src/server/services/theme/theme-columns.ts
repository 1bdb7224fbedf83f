import type { Prisma } from "~/generated/prisma/client";

/** The columns that make up `ThemeChoice`. */
export const THEME_COLUMNS = {
  styleId: true,
  firstCustomColor: true,
  secondCustomColor: true,
  bgCustomColor: true,
  textCustomColor: true,
} satisfies Prisma.TentSelect;
