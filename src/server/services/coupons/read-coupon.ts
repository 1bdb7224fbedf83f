import { couponName } from "~/copy/coupon-name";
import { type CouponRefusal, couponRefusal, couponState } from "~/domain/coupons/coupon";
import { couponRuleOf } from "~/domain/coupons/coupon-rule";
import type { OrderDiscount } from "~/domain/order/place/discounts";
import { type KeptCoupon, usesCoupon } from "~/domain/order/place/kept-rules";
import type { Coupon } from "~/domain/pricing/rules";
import { shopClock } from "~/domain/pricing/schedule";
import { storedSpellings } from "~/domain/tent/phone";
import type { Coupon as CouponRow } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { couponSettings } from "./coupon-row";

interface UsableCoupon {
  id: number;
  code: string;
  oncePerPhone: boolean;
  rule: Coupon;
  refusal: null;
}

/** A coupon that may be used now, or why not. */
export type FoundCoupon = UsableCoupon | { refusal: CouponRefusal };

/** What a coupon takes off, under the name that orders keep. */
const ruleOf = (row: CouponRow): Coupon | null => couponRuleOf(couponSettings(row), couponName(row.code));

/** The orders that count as uses. */
const counted = (couponId: number) => ({ couponId, couponReturned: false });

/**
 * The coupon of a shop with this key (`couponKey`), judged at a moment by its dates and uses. Whether a phone has used it
 * is asked by `requireUnusedBy`. To be sure of the last use, the caller holds the tent's lock.
 */
export async function readCoupon(
  db: Tx,
  shop: { id: number; country: { timeZone: string } },
  key: string,
  now: Date,
): Promise<FoundCoupon> {
  const row = await db.coupon.findUnique({ where: { tentId_key: { tentId: shop.id, key } } });
  if (!row) return { refusal: "coupon.unknown" };
  const settings = couponSettings(row);
  const uses = settings.maxUses === null ? 0 : await db.order.count({ where: counted(row.id) });
  const refusal = couponRefusal(couponState(settings, uses, shopClock(now, shop.country.timeZone)));
  if (refusal) return { refusal };
  const { id, code, oncePerPhone } = row;
  const rule = ruleOf(row);
  return rule ? { id, code, oncePerPhone, rule, refusal: null } : { refusal: "coupon.unknown" };
}

/** The coupon of an order, if the goods reach its minimum and it changes something. */
export const usedCoupon = (
  coupon: FoundCoupon | null,
  discounts: readonly Pick<OrderDiscount, "kind">[],
): UsableCoupon | null => (coupon?.refusal === null && usesCoupon(discounts) ? coupon : null);

/** The coupon that an order keeps, used or not. */
export const keptCouponOf = (coupon: FoundCoupon | null): KeptCoupon | null =>
  coupon?.refusal === null ? { ...coupon.rule, id: coupon.id } : null;

/** @throws VALIDATION beside `coupon` when it counts once for each phone and an order with this one has used it */
export async function requireUnusedBy(db: Tx, coupon: UsableCoupon, phone: string): Promise<void> {
  if (!coupon.oncePerPhone) return;
  const uses = await db.order.count({
    where: { ...counted(coupon.id), customerPhone: { in: storedSpellings(phone) } },
  });
  if (uses > 0) throw fieldError("coupon", "coupon.usedByPhone");
}

/** The coupons that may be used now, the newest first: what an order by hand chooses from. */
export async function listUsableCoupons(
  db: Tx,
  shop: { id: number; country: { timeZone: string } },
  now: Date,
): Promise<{ code: string; rule: Coupon }[]> {
  const rows = await db.coupon.findMany({
    where: { tentId: shop.id, paused: false },
    orderBy: { id: "desc" },
    include: { _count: { select: { orders: { where: { couponReturned: false } } } } },
  });
  const clock = shopClock(now, shop.country.timeZone);
  return rows.flatMap((row) => {
    const rule = ruleOf(row);
    const isActive = couponState(couponSettings(row), row._count.orders, clock) === "active";
    return rule && isActive ? [{ code: row.code, rule }] : [];
  });
}

/** What a coupon takes off now, whether or not it may still be used: for an order that was placed with it. */
export async function readCouponRule(db: Tx, tentId: number, id: number): Promise<KeptCoupon | null> {
  const row = await db.coupon.findFirst({ where: { id, tentId } });
  const rule = row && ruleOf(row);
  return rule && { ...rule, id };
}

/**
 * Why an order that does not use its coupon cannot use it again: others may have taken the use that it gave back. Null if
 * it can, and when the coupon was deleted, whose uses nobody counts any more.
 */
export async function refusalOfReturned(
  db: Tx,
  { tentId, id }: { tentId: number; id: bigint },
  couponId: number,
  phone: string | null,
): Promise<"coupon.usedUp" | "coupon.usedByPhone" | null> {
  const row = await db.coupon.findFirst({ where: { id: couponId, tentId } });
  if (!row) return null;
  const others = { ...counted(couponId), id: { not: id } };
  if (row.maxUses !== null && (await db.order.count({ where: others })) >= row.maxUses) return "coupon.usedUp";
  const byPhone = phone !== null && { ...others, customerPhone: { in: storedSpellings(phone) } };
  const isUsed = row.oncePerPhone && byPhone && (await db.order.count({ where: byPhone })) > 0;
  return isUsed ? "coupon.usedByPhone" : null;
}
