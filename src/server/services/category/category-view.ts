import type { Prisma } from "~/generated/prisma/client";

export const categorySelect = {
  id: true,
  tentId: true,
  name: true,
  slug: true,
  paused: true,
  order: true,
  image: { select: { hash: true, width: true, height: true, ink: true } },
} satisfies Prisma.CategorySelect;

export type CategoryView = Prisma.CategoryGetPayload<{ select: typeof categorySelect }>;
