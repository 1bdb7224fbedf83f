import type { Cents } from "~/domain/money/money";
import { centsFromDecimal } from "~/domain/money/money";
import type { Unit } from "~/domain/money/unit";
import { EVERYTHING, isReach, type RuleReach, reachOf } from "~/domain/pricing/rule-scope";
import type { SampledReach } from "~/domain/pricing/rule-scope-schema";
import { imageUrl } from "~/domain/product/images/image";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

const SHOWN = 3;
const READ = 24;
const THUMB_PIXELS = 160;

/** A product with a price, for the example of a rule. */
export interface SampleProduct {
  id: number;
  name: string;
  categoryId: number | null;
  unit: Unit;
  price: Cents;
  photo: string | null;
}

/** Products that a rule reaches and that have a price, in the shop's order; those sold by the piece first. */
export async function readSampleProducts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  reaches: readonly RuleReach[],
): Promise<{ products: number; sample: SampleProduct[] }> {
  const limits = reaches.flatMap(({ categoryIds, productIds }): Prisma.ProductWhereInput[] => [
    ...(categoryIds ? [{ categoryId: { in: [...categoryIds] } }] : []),
    ...(productIds ? [{ id: { in: [...productIds] } }] : []),
  ]);
  const where: Prisma.ProductWhereInput = { tentId, deletedAt: null, AND: limits };
  const [products, rows] = await Promise.all([
    ctx.db.product.count({ where }),
    ctx.db.product.findMany({
      where: { ...where, price: { gt: 0 } },
      orderBy: [{ paused: "asc" }, { order: "asc" }, { id: "asc" }],
      take: READ,
      select: {
        id: true,
        name: true,
        categoryId: true,
        unit: true,
        price: true,
        images: {
          select: { image: { select: { hash: true, width: true, ink: true } } },
          orderBy: [{ order: "asc" }, { id: "asc" }],
          take: 1,
        },
      },
    }),
  ]);
  const sample = rows.flatMap(({ images, price, ...product }): SampleProduct[] => {
    const image = images[0]?.image;
    if (price === null) return [];
    return [{ ...product, price: centsFromDecimal(price), photo: image ? imageUrl(image, THUMB_PIXELS) : null }];
  });
  const isWeighed = ({ unit }: SampleProduct) => unit === "KG" || unit === "HUNDRED_GRAMS" || unit === "METRE";
  return {
    products,
    sample: sample.sort((one, other) => Number(isWeighed(one)) - Number(isWeighed(other))).slice(0, SHOWN),
  };
}

/** For the form of a rule: how many products it reaches, and some of them for its example. */
export async function sampleReach(ctx: ServiceContext, tentId: OwnedTentId, given: SampledReach) {
  const reach = reachOf(given, EVERYTHING);
  return readSampleProducts(ctx, tentId, [isReach(reach) ? reach : EVERYTHING]);
}
