import type { CouponSettings } from "~/domain/coupons/coupon";
import type { Coupon, Prisma } from "~/generated/prisma/client";

export const amountOf = (value: Prisma.Decimal | null): number | null => (value === null ? null : Number(value));

/** What promotions and coupons have alike, each with kinds of its own. The value is an amount or a percentage. */
type Offer<Kind> = Pick<CouponSettings, "value" | "from" | "to" | "paused"> & { kind: Kind };
type OfferRow<Kind> = Pick<Coupon, "percent" | "amount" | "validFrom" | "validTo" | "paused"> & { kind: Kind };

/** A stored offer as its merchant set it. */
export const offerSettings = <Kind extends string>(row: OfferRow<Kind>): Offer<Lowercase<Kind>> => ({
  kind: row.kind.toLowerCase() as Lowercase<Kind>,
  value: amountOf(row.kind === "AMOUNT" ? row.amount : row.percent),
  from: row.validFrom,
  to: row.validTo,
  paused: row.paused,
});

export const offerColumns = <Kind extends string>({ kind, value, from, to, paused }: Offer<Kind>) => ({
  kind: kind.toUpperCase() as Uppercase<Kind>,
  percent: kind === "amount" ? null : value,
  amount: kind === "amount" ? value : null,
  validFrom: from,
  validTo: to,
  paused,
});
