import type { Cents } from "../money/money";

/** What a subscription is charged in, and how often. */
export interface Rhythm {
  currency: string;
  interval: string;
}

/** A plan as far as changing to it is concerned. */
export interface RankedPlan extends Rhythm {
  id: number;
  /** Shops. */
  limit: number;
  productLimit: number;
  /** What its payer agreed to, or would agree to now. */
  totalCents: Cents;
}

/** What a running subscription gives, and what it costs. */
export interface PlanHeld<P extends RankedPlan = RankedPlan> {
  /** The plan whose limits hold. */
  held: P;
  /** What was last paid, where more is given than that: an upgrade before its first charge. */
  paid: P | null;
  /** What the provider charges next, where it is another plan than the one that is given. */
  charged: P | null;
  /** An upgrade was taken back before it was charged: the next one is given only when it was paid. */
  owes: boolean;
}

export const CHANGE_KINDS = [
  /** It is what the provider charges already. */
  "none",
  /** More from now on, at its price from the next charge. */
  "upgrade",
  /** More, but only from the charge on that pays it. */
  "paidUpgrade",
  /** Another plan from the next charge on. */
  "downgrade",
  /** A change that had not taken effect is withdrawn. */
  "keep",
  /** What an upgrade gave is withdrawn now; the plan asked for is the one that was paid. */
  "takeBack",
  /** The same, and the plan asked for comes with the next charge. */
  "takeBackDown",
  /** The same, and what the plan asked for has more than what was paid comes once it was paid. */
  "takeBackUp",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface PlanChange {
  kind: ChangeKind;
  heldId: number;
  paidId: number | null;
  chargedId: number | null;
  /** What has to happen before `chargedId` is given. */
  waitsFor: "nextCharge" | "payment" | null;
  owes: boolean;
}

/** Nothing that somebody has under `from` is taken away by `to`. */
export function givesAll(to: RankedPlan, from: RankedPlan): boolean {
  return to.limit >= from.limit && to.productLimit >= from.productLimit;
}

/** What becomes of a subscription that its provider charges for `to` from the next charge on. */
export function planChange({ held, paid, charged, owes }: PlanHeld, to: RankedPlan): PlanChange {
  const base = paid ?? held;
  const stays = { heldId: base.id, paidId: null, owes };
  if (to.id === (charged ?? held).id) {
    return {
      kind: "none",
      heldId: held.id,
      paidId: paid?.id ?? null,
      chargedId: charged?.id ?? null,
      waitsFor: null,
      owes,
    };
  }
  if (paid !== null && !givesAll(to, held)) {
    const back = { ...stays, owes: true };
    if (to.id === base.id) return { ...back, kind: "takeBack", chargedId: null, waitsFor: null };
    if (givesAll(to, base) && costsMore(to, base))
      return { ...back, kind: "takeBackUp", chargedId: to.id, waitsFor: "payment" };
    return { ...back, kind: "takeBackDown", chargedId: to.id, waitsFor: "nextCharge" };
  }
  if (to.id === held.id) return { ...stays, kind: "keep", chargedId: null, waitsFor: null };
  if (!givesAll(to, held)) return { ...stays, kind: "downgrade", chargedId: to.id, waitsFor: "nextCharge" };
  const dearer = costsMore(to, base);
  if (dearer && owes) return { ...stays, kind: "paidUpgrade", chargedId: to.id, waitsFor: "payment" };
  return {
    kind: "upgrade",
    heldId: to.id,
    paidId: dearer ? base.id : null,
    chargedId: null,
    waitsFor: null,
    owes,
  };
}

/** Amounts of another currency or interval cannot be compared: there what gives more costs more. */
function costsMore(to: RankedPlan, from: RankedPlan): boolean {
  return sameRhythm(to, from) ? to.totalCents > from.totalCents : !givesAll(from, to);
}

/** What remains of a subscription that ends: what was paid. An upgrade that was never charged is taken back by that. */
export function planAtEnd({ held, paid, owes }: { held: number; paid: number | null; owes: boolean }) {
  return { held: paid ?? held, owes: owes || paid !== null };
}

/** A running subscription can be charged another amount, not in another currency nor at another pace. */
export function sameRhythm(a: Rhythm, b: Rhythm): boolean {
  return a.currency === b.currency && a.interval === b.interval;
}

/**
 * The shops that stay open where a plan has room for `limit`: those that their merchant chose, then the oldest ones.
 * `ids` are all that may be open, oldest first.
 */
export function openShops(ids: readonly number[], chosen: readonly number[], limit: number): number[] {
  const first = chosen.filter((id, at) => ids.includes(id) && chosen.indexOf(id) === at);
  return [...first, ...ids.filter((id) => !first.includes(id))].slice(0, Math.max(0, limit));
}
