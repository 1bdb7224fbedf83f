import type { Prisma } from "~/generated/prisma/client";
import { shopOrigin } from "~/server/site/addresses";

/** The columns that determine a shop's origin. */
export const ORIGIN_COLUMNS = {
  subdomain: true,
  domain: { select: { domain: true, provedAt: true } },
} satisfies Prisma.TentSelect;

/** The shop's public origin: its own domain once proved, else its subdomain. */
export const originOf = (tent: Prisma.TentGetPayload<{ select: typeof ORIGIN_COLUMNS }>): string => shopOrigin(tent);
