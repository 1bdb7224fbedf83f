import { z } from "zod";
import {
  type CouponSettings,
  type CouponState,
  couponKey,
  couponProblems,
  couponState,
  MAX_COUPONS,
} from "~/domain/coupons/coupon";
import { couponLinkPath } from "~/domain/coupons/coupon-path";
import type { CouponInput, CouponUpdate } from "~/domain/coupons/coupon-schemas";
import { type Cents, cents } from "~/domain/money/money";
import { shopClock } from "~/domain/pricing/schedule";
import type { ServiceContext } from "~/server/context";
import type { TentTx, Tx } from "~/server/database/client";
import { fieldError, requireFound, requireNoProblems } from "~/server/errors";
import { offerColumns } from "~/server/services/pricing/offer-columns";
import { readTimeZone } from "~/server/services/pricing/promotions";
import { type OwnRules, ruleCalls } from "~/server/services/pricing/rule-calls";
import { settingsAfter } from "~/server/services/pricing/settings-after";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { ORIGIN_COLUMNS, originOf } from "~/server/services/tent/domains/origin-of";
import { couponSettings } from "./coupon-row";

export interface CouponView extends CouponSettings {
  id: number;
  state: CouponState;
  /** The shop's address that applies it. */
  link: string;
  /** Orders that used it, without those that were cancelled or discarded. */
  uses: number;
  /** What those orders' goods cost with it. */
  sales: Cents;
  /** What it took off. */
  cost: Cents;
}

const NOTHING: Omit<CouponSettings, "code" | "kind"> = {
  value: null,
  minTotal: null,
  from: null,
  to: null,
  maxUses: null,
  oncePerPhone: false,
  paused: false,
};

const columnsOf = ({ code, minTotal, maxUses, oncePerPhone, ...offer }: CouponSettings) => ({
  ...offerColumns(offer),
  code,
  key: couponKey(code),
  minTotal,
  maxUses,
  oncePerPhone,
});

const figures = z.array(
  z.object({
    id: z.number().int(),
    uses: z.number().int(),
    sales: z.string().transform((sum) => cents(Number(sum))),
    cost: z.string().transform((sum) => cents(Number(sum))),
  }),
);

/** What the orders say of the shop's coupons that were used. */
async function readFigures(tx: Tx, tentId: OwnedTentId) {
  const rows = figures.parse(
    await tx.$queryRaw`
      SELECT o.coupon_id AS id, count(*)::int AS uses,
        coalesce(sum(d.base - d.amount), 0)::text AS sales, coalesce(sum(d.amount), 0)::text AS cost
      FROM orders o LEFT JOIN LATERAL (
        SELECT base, amount FROM jsonb_to_recordset(o.discounts) AS d(kind text, base bigint, amount bigint)
        WHERE d.kind = 'COUPON' LIMIT 1
      ) d ON true
      WHERE o.tent_id = ${tentId} AND o.coupon_id IS NOT NULL AND NOT o.coupon_returned
      GROUP BY o.coupon_id`,
  );
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}

const UNUSED = { uses: 0, sales: cents(0), cost: cents(0) };

async function readViews(ctx: ServiceContext, tx: Tx, where: OwnRules): Promise<CouponView[]> {
  const rows = await tx.coupon.findMany({
    where,
    orderBy: { id: "desc" },
    include: { tent: { select: { ...ORIGIN_COLUMNS, country: { select: { timeZone: true } } } } },
  });
  const counted = await readFigures(tx, where.tentId);
  return rows.map(({ tent, ...row }) => {
    const settings = couponSettings(row);
    const used = counted.get(row.id) ?? UNUSED;
    return {
      ...settings,
      ...used,
      id: row.id,
      state: couponState(settings, used.uses, shopClock(ctx.now(), tent.country.timeZone)),
      link: originOf(tent) + couponLinkPath(row.key),
    };
  });
}

const coupons = ruleCalls({
  table: (tx) => tx.coupon,
  readViews,
  room: { most: MAX_COUPONS, field: "code", full: "coupon.tooMany" },
});

/** The shop's coupons, the newest first, with what the orders say of them. */
export const listCoupons = coupons.list;
export const getCoupon = coupons.get;
export const deleteCoupon = coupons.remove;

/** The columns of a coupon after a request: what is absent stays, null takes it away. @throws VALIDATION */
async function columnsAfter(
  tx: TentTx,
  tentId: OwnedTentId,
  { given, before, id }: { given: Partial<CouponInput>; before: CouponSettings; id?: number },
) {
  const settings = settingsAfter(before, given);
  const after = settings.kind === "free_delivery" ? { ...settings, value: null } : settings;
  requireNoProblems(couponProblems(after, await readTimeZone(tx, tentId)));
  const columns = columnsOf(after);
  const other = await tx.coupon.findUnique({
    where: { tentId_key: { tentId, key: columns.key } },
    select: { id: true },
  });
  if (other && other.id !== id) throw fieldError("code", "coupon.codeTaken");
  return columns;
}

/** @throws VALIDATION beside its fields */
export async function createCoupon(ctx: ServiceContext, tentId: OwnedTentId, given: CouponInput): Promise<CouponView> {
  return coupons.write(ctx, tentId, async (tx) => {
    await coupons.requireRoom(tx, tentId);
    const before = { ...NOTHING, code: given.code, kind: given.kind };
    return tx.coupon.create({ data: { ...(await columnsAfter(tx, tentId, { given, before })), tentId } });
  });
}

/** Changes the given fields. @throws NOT_FOUND, and VALIDATION beside the fields */
export async function updateCoupon(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, ...given }: CouponUpdate,
): Promise<CouponView> {
  return coupons.write(ctx, tentId, async (tx) => {
    const before = couponSettings(requireFound(await tx.coupon.findFirst({ where: { id, tentId } })));
    return tx.coupon.update({ where: { id, tentId }, data: await columnsAfter(tx, tentId, { given, before, id }) });
  });
}
