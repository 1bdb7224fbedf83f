import type { z } from "zod";
import { type Milli, milli, ONE } from "~/domain/money/milli";
import type { Cents } from "~/domain/money/money";
import { priceGoods } from "~/domain/pricing/price-goods";
import type { PromotionSettings } from "~/domain/pricing/promotion";
import { timesMeet } from "~/domain/pricing/promotion-meeting";
import { promotionRuleOf } from "~/domain/pricing/promotion-rule";
import type { promotionMeetingsSchema } from "~/domain/pricing/promotion-schemas";
import type { Promotion } from "~/domain/pricing/rules";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { findMade, listPromotions, readPromotion, readTimeZone } from "./promotions";
import { readSampleProducts, type SampleProduct } from "./sample-reach";

/** So many units of a product under each of two promotions. */
interface MeetingExample {
  product: SampleProduct;
  quantity: number;
  full: Cents;
  /** Under the promotion that is being saved. */
  mine: Cents;
  theirs: Cents;
}

/** Another promotion of which some product takes the better one. */
export interface PromotionMeeting {
  id: number;
  name: string;
  products: number;
  examples: MeetingExample[];
}

const unitsOf = (rule: Promotion): number =>
  rule.kind === "NXM" ? rule.buy : rule.kind === "NTH_PERCENT" ? rule.nth : 1;

function exampleOf(product: SampleProduct, quantity: number, [mine, theirs]: readonly [Promotion, Promotion]) {
  const units: Milli = milli(quantity * ONE);
  const { id, categoryId, unit, price } = product;
  const line = { productId: id, variantId: null, categoryId, unit, quantity: units, unitPrice: price };
  const under = (rule: Promotion) => priceGoods([line], { promotions: [rule] });
  const priced = under(mine);
  return { product, quantity, full: priced.subtotal, mine: priced.total, theirs: under(theirs).total };
}

/** Quantities at which the two differ: where the larger group is complete, and one unit before. */
function examplesOf(products: readonly SampleProduct[], rules: readonly [Promotion, Promotion]): MeetingExample[] {
  const whole = Math.max(...rules.map(unitsOf));
  const [first, second] = products;
  if (!first) return [];
  return [
    exampleOf(first, whole, rules),
    ...(whole > 1 ? [exampleOf(first, whole - 1, rules)] : []),
    ...(second ? [exampleOf(second, whole, rules)] : []),
  ];
}

/** Free delivery takes nothing off a product, so it stands beside any other promotion. */
const competes = ({ kind, paused }: PromotionSettings): boolean => kind !== "free_delivery" && !paused;

/** The promotions that a new or changed one meets on a product, at some time. @throws VALIDATION beside its fields */
export async function listMeetings(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, clientKey, ...given }: z.output<typeof promotionMeetingsSchema>,
): Promise<PromotionMeeting[]> {
  const settings = await readPromotion(ctx.db, tentId, { given, before: null });
  const mine = promotionRuleOf(settings);
  if (!mine || !competes(settings)) return [];
  const [others, timeZone, made] = await Promise.all([
    listPromotions(ctx, tentId),
    readTimeZone(ctx.db, tentId),
    findMade(ctx.db, tentId, clientKey),
  ]);
  const own = id ?? made?.id;
  const rivals = others.filter(
    (other) => other.id !== own && other.state !== "over" && competes(other) && timesMeet(settings, other, timeZone),
  );
  const meetings = await Promise.all(
    rivals.map(async (other): Promise<PromotionMeeting | null> => {
      const theirs = promotionRuleOf(other);
      const { products, sample } = await readSampleProducts(ctx, tentId, [settings, other]);
      if (!theirs || products === 0) return null;
      return { id: other.id, name: other.name, products, examples: examplesOf(sample, [mine, theirs]) };
    }),
  );
  return meetings.filter((meeting) => meeting !== null);
}
