import { createHash } from "node:crypto";
import { z } from "zod";
import { paymentChangeName } from "~/copy/payment-change";
import { storedCents, storedMilli } from "~/domain/money/amount-schemas";
import { isPricedByRules, type KeptCoupon, type KeptRules } from "~/domain/order/place/kept-rules";
import { PAYMENT_METHODS, paymentChangeFor } from "~/domain/order/place/payment";
import { MAX_PROMOTIONS } from "~/domain/pricing/promotion";
import { MAX_BREAKS } from "~/domain/pricing/quantity-break";
import { MAX_RULE_CATEGORIES, MAX_RULE_PRODUCTS } from "~/domain/pricing/rule-scope";
import type { ShopRules } from "~/domain/pricing/rules";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { storedDiscounts } from "./order-discounts";
import type { Shop } from "./read-shop";

const MAX_NAME = 100;
/** Breaks, promotions, a coupon, and what each way to pay changes. */
const MAX_RULES = MAX_BREAKS + MAX_PROMOTIONS + 1 + PAYMENT_METHODS.length;

const name = z.string().max(MAX_NAME);
const percent = z.number();
const count = z.number().int();
const ids = (most: number) => z.array(z.number().int()).max(most).exactOptional();
const scope = { categoryIds: ids(MAX_RULE_CATEGORIES), productIds: ids(MAX_RULE_PRODUCTS) };
const terms = { name, ...scope };
const acrossProducts = z.boolean().exactOptional();
const minimum = storedCents.nullable();

/** A rule as `kept_rules` has it. */
const keptRuleSchema = z.discriminatedUnion("of", [
  z.object({
    of: z.literal("BREAK"),
    rule: z.union([
      z.object({ ...terms, from: storedMilli, percent }),
      z.object({ ...terms, from: storedMilli, price: storedCents }),
    ]),
  }),
  z.object({
    of: z.literal("PROMOTION"),
    rule: z.discriminatedUnion("kind", [
      z.object({ ...terms, kind: z.literal("NXM"), buy: count, pay: count, acrossProducts }),
      z.object({ ...terms, kind: z.literal("NTH_PERCENT"), nth: count, percent, acrossProducts }),
      z.object({ ...terms, kind: z.literal("PERCENT"), percent }),
      z.object({ ...terms, kind: z.literal("AMOUNT"), amount: storedCents }),
      z.object({ ...terms, kind: z.literal("FREE_DELIVERY") }),
    ]),
  }),
  z.object({
    of: z.literal("COUPON"),
    rule: z.discriminatedUnion("kind", [
      z.object({ id: count, name, minimum, kind: z.literal("PERCENT"), percent }),
      z.object({ id: count, name, minimum, kind: z.literal("AMOUNT"), amount: storedCents }),
      z.object({ id: count, name, minimum, kind: z.literal("FREE_DELIVERY") }),
    ]),
  }),
  z.object({ of: z.literal("PAYMENT"), rule: z.object({ method: z.enum(PAYMENT_METHODS), name, percent }) }),
]);
type KeptRule = z.output<typeof keptRuleSchema>;

/** What an order that is placed now keeps. */
export const keptRulesOf = (
  shop: Pick<Shop, "adjustments" | "money">,
  { breaks, promotions }: ShopRules,
  coupon: KeptCoupon | null,
): KeptRules => ({
  breaks,
  promotions,
  coupon,
  payments: shop.adjustments.flatMap(({ method }) => {
    const change = paymentChangeFor(method, shop, paymentChangeName);
    return change ? [{ method, ...change }] : [];
  }),
});

/** In one order of fields and without those that are not kept, so that the same rule is the same text. */
const rowsOf = ({ breaks, promotions, coupon, payments }: KeptRules): string[] =>
  [
    ...breaks.map((rule) => ({ of: "BREAK", rule })),
    ...promotions.map((rule) => ({ of: "PROMOTION", rule })),
    ...(coupon ? [{ of: "COUPON", rule: { ...coupon, minimum: coupon.minimum ?? null } }] : []),
    ...payments.map((rule) => ({ of: "PAYMENT", rule })),
  ].map((row) => JSON.stringify(keptRuleSchema.parse(row)));

/** Stores the rules that are not stored yet; their ids, for an order. The caller holds the tent's lock. */
export async function keepRules(tx: Tx, tentId: number, rules: KeptRules): Promise<bigint[]> {
  const rows = rowsOf(rules).map((text) => ({ text, hash: createHash("sha256").update(text).digest("hex") }));
  if (rows.length === 0) return [];
  const where = { tentId, hash: { in: rows.map(({ hash }) => hash) } };
  const select = { id: true, hash: true };
  const known = new Map((await tx.keptRule.findMany({ where, select })).map(({ id, hash }) => [hash, id]));
  const missing = new Map(rows.flatMap(({ text, hash }) => (known.has(hash) ? [] : [[hash, text]])));
  if (missing.size > 0) {
    const data = [...missing].map(([hash, text]) => ({
      tentId,
      hash,
      rule: JSON.parse(text) as Prisma.InputJsonValue,
    }));
    const made = await tx.keptRule.createManyAndReturn({ data, select });
    for (const { id, hash } of made) known.set(hash, id);
  }
  return rows.flatMap(({ hash }) => known.get(hash) ?? []);
}

const rulesBy = <Kind extends KeptRule["of"]>(rows: readonly KeptRule[], kind: Kind) =>
  rows.flatMap((row) => (row.of === kind ? [row.rule as Extract<KeptRule, { of: Kind }>["rule"]] : []));

interface OrderRow {
  tentId: number;
  version: number;
  discounts: Prisma.JsonValue;
  ruleIds: bigint[];
  rulesVersion: number | null;
}

/** The rules that price an order when it is edited; null if it keeps what was taken off it (`isPricedByRules`). */
export async function readKeptRules(db: Tx, order: OrderRow): Promise<KeptRules | null> {
  const { tentId, ruleIds } = order;
  if (!isPricedByRules({ ...order, discounts: storedDiscounts(order.discounts) })) return null;
  const found = ruleIds.length > 0 ? await db.keptRule.findMany({ where: { tentId, id: { in: ruleIds } } }) : [];
  const byId = new Map(found.map(({ id, rule }) => [id, rule]));
  const rows = z
    .array(keptRuleSchema)
    .max(MAX_RULES)
    .safeParse(ruleIds.map((id) => byId.get(id))).data;
  if (!rows) return null; // of a later release
  return {
    breaks: rulesBy(rows, "BREAK"),
    promotions: rulesBy(rows, "PROMOTION"),
    payments: rulesBy(rows, "PAYMENT"),
    coupon: rulesBy(rows, "COUPON")[0] ?? null,
  };
}
