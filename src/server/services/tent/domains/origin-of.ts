import type { Prisma } from "~/generated/prisma/client";
import { shopOrigin } from "~/server/site/addresses";

/** What a shop's address is made of. */
export const ORIGIN_COLUMNS = {
  subdomain: true,
  domain: { select: { domain: true, provedAt: true } },
} satisfies Prisma.TentSelect;

/** Where the shop is to be found and shared: its own domain once that is proved, else its subdomain. */
export const originOf = (tent: Prisma.TentGetPayload<{ select: typeof ORIGIN_COLUMNS }>): string => shopOrigin(tent);
