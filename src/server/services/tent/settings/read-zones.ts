import { z } from "zod";
import { type Cents, centsFromDecimal } from "~/domain/money/money";

const zones = z.array(z.object({ name: z.string(), cost: z.union([z.string(), z.number()]).nullish() })).catch([]);

/** The places of a tent's `delivery_zones`; a cost of null is agreed upon later. */
export const readZones = (stored: unknown): { name: string; costCents: Cents | null }[] =>
  zones.parse(stored).map(({ name, cost }) => ({ name, costCents: centsFromDecimal(cost ?? null) }));
