import { z } from "zod";
import { type Cents, centsFromDecimal } from "~/domain/money/money";

const zones = z.array(z.object({ name: z.string(), cost: z.union([z.string(), z.number()]).nullish() })).catch([]);

/** The zones of a tent's `delivery_zones`; a null cost is agreed with the customer later. */
export const readZones = (stored: unknown): { name: string; costCents: Cents | null }[] =>
  zones.parse(stored).map(({ name, cost }) => ({ name, costCents: centsFromDecimal(cost ?? null) }));
