import { COUNTRIES } from "~/domain/tent/countries";
import type { PrismaClient } from "~/generated/prisma/client";

/**
 * The free plan of every new merchant (docs/product.md#plans) and two larger plans. The operator may change names and
 * prices.
 */
const PLANS = [
  { id: 0, name: "INICIAL", description: "El plan con el que empieza toda tienda.", total: "0" },
  {
    id: 1,
    name: "EMPRENDEDOR",
    description: "Para una tienda que ya vende: hasta 5.000 productos.",
    total: "8900",
    productLimit: 5_000,
    position: 1,
  },
  {
    id: 2,
    name: "COMERCIO",
    description: "Para varias tiendas de un mismo dueño: hasta 3, con 10.000 productos cada una.",
    total: "19900",
    limit: 3,
    productLimit: 10_000,
    position: 2,
  },
];

/** Rows that every installation needs. Existing rows are not changed, except countries, which always match the code. */
export async function seedBase(db: PrismaClient): Promise<void> {
  await db.$transaction(async (tx) => {
    const known = new Map((await tx.country.findMany()).map((country) => [country.id, country]));
    for (const { id, name, codNumber, currency, currencySymbol: symbol, wording, timeZone } of COUNTRIES) {
      const row = { name, codNumber, currency, symbol, wording, timeZone };
      const kept = known.get(id);
      const same = kept && Object.entries(row).every(([key, value]) => kept[key as keyof typeof row] === value);
      if (!same) await tx.country.upsert({ where: { id }, create: { id, ...row }, update: row });
    }
    await tx.plan.createMany({ data: PLANS, skipDuplicates: true });
    await tx.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), GREATEST((SELECT max(id) FROM plans), 1))`;
    await tx.configuration.createMany({ data: [{ id: 1 }], skipDuplicates: true });
  });
}
