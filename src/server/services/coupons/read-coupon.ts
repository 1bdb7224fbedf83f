import { couponName } from "~/copy/coupon-name";
import { type CouponRefusal, couponRefusal, couponState } from "~/domain/coupons/coupon";
import { couponRuleOf } from "~/domain/coupons/coupon-rule";
import type { Coupon } from "~/domain/pricing/rules";
import { shopClock } from "~/domain/pricing/schedule";
import type { Tx } from "~/server/database/client";
import { couponSettings } from "./coupon-row";

/** A coupon that may be used now, or why not. */
export type FoundCoupon =
  | { id: number; code: string; oncePerPhone: boolean; rule: Coupon; refusal: null }
  | { refusal: CouponRefusal };

/** The orders that count as uses. */
const counted = (couponId: number) => ({ couponId, couponReturned: false });

/**
 * The coupon of a shop with this key (`couponKey`), judged at a moment by its dates and uses. Whether a phone has used it
 * is asked by `isUsedBy`. To be sure of the last use, the caller holds the tent's lock.
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
  const rule = couponRuleOf(settings, couponName(code));
  return rule ? { id, code, oncePerPhone, rule, refusal: null } : { refusal: "coupon.unknown" };
}

/** Whether an order with this phone counts as a use of the coupon. */
export const isUsedBy = async (db: Tx, couponId: number, phone: string): Promise<boolean> =>
  (await db.order.count({ where: { ...counted(couponId), customerPhone: phone } })) > 0;

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
    const settings = couponSettings(row);
    const rule = couponRuleOf(settings, couponName(row.code));
    return rule && couponState(settings, row._count.orders, clock) === "active" ? [{ code: row.code, rule }] : [];
  });
}

/** What a coupon takes off, whether or not it may still be used: for an order that has used it. */
export async function readCouponRule(db: Tx, id: number): Promise<Coupon | null> {
  const row = await db.coupon.findUnique({ where: { id } });
  return row && couponRuleOf(couponSettings(row), couponName(row.code));
}
