import type { Prisma } from "~/generated/prisma/client";

/** What `ThemeChoice` is made of. */
export const THEME_COLUMNS = {
  styleId: true,
  firstCustomColor: true,
  secondCustomColor: true,
  bgCustomColor: true,
  textCustomColor: true,
} satisfies Prisma.TentSelect;
