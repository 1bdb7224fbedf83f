import type { Cents } from "../money/money";

/** What a subscription is charged in, and how often. */
export interface Rhythm {
  currency: string;
  interval: string;
}

/** The fields of a plan that matter for a plan change. */
export interface RankedPlan extends Rhythm {
  id: number;
  /** Shops. */
  limit: number;
  productLimit: number;
  /** The amount its payer agreed to, or would agree to now. */
  totalCents: Cents;
}

/** What a running subscription grants, and what it costs. */
export interface PlanHeld<P extends RankedPlan = RankedPlan> {
  /** The plan whose limits hold. */
  held: P;
  /** The last paid plan, if smaller than the held one: an upgrade before its first charge. */
  paid: P | null;
  /** The plan that the provider charges next, if it is not the held one. */
  charged: P | null;
  /** An upgrade was taken back before it was charged: the next one is granted only once it is paid. */
  owes: boolean;
}

export const CHANGE_KINDS = [
  /** The provider already charges for it. */
  "none",
  /** More limits from now on, at the new price from the next charge. */
  "upgrade",
  /** More limits, but only from the charge that pays for them. */
  "paidUpgrade",
  /** Another plan from the next charge on. */
  "downgrade",
  /** Withdraws a change that had not taken effect. */
  "keep",
  /** Withdraws now what an upgrade granted; the requested plan is the paid one. */
  "takeBack",
  /** The same, and the requested plan takes effect with the next charge. */
  "takeBackDown",
  /** The same, and what the requested plan has beyond the paid one is granted once it is paid. */
  "takeBackUp",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface PlanChange {
  kind: ChangeKind;
  heldId: number;
  paidId: number | null;
  chargedId: number | null;
  /** What has to happen before `chargedId` is granted. */
  waitsFor: "nextCharge" | "payment" | null;
  owes: boolean;
}

/** Whether every limit of `to` is at least that of `from`. */
function givesAll(to: RankedPlan, from: RankedPlan): boolean {
  return to.limit >= from.limit && to.productLimit >= from.productLimit;
}

/** The effect on a subscription when its provider charges for `to` from the next charge on. */
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

/** Amounts in different currencies or intervals cannot be compared: there the plan with more limits costs more. */
function costsMore(to: RankedPlan, from: RankedPlan): boolean {
  return sameRhythm(to, from) ? to.totalCents > from.totalCents : !givesAll(from, to);
}

/** What remains of a subscription that ends: the paid plan. Ending it takes back an upgrade that was never charged. */
export function planAtEnd({ held, paid, owes }: { held: number; paid: number | null; owes: boolean }) {
  return { held: paid ?? held, owes: owes || paid !== null };
}

/** A provider can change the amount of a running subscription, but not its currency or interval. */
export function sameRhythm(a: Rhythm, b: Rhythm): boolean {
  return a.currency === b.currency && a.interval === b.interval;
}

/**
 * The shops that stay open under a plan with room for `limit`: those their merchant chose, then the oldest ones.
 * `ids` are all the candidates, oldest first.
 */
export function openTentsWithin(ids: readonly number[], chosen: readonly number[], limit: number): number[] {
  const first = chosen.filter((id, at) => ids.includes(id) && chosen.indexOf(id) === at);
  return [...first, ...ids.filter((id) => !first.includes(id))].slice(0, Math.max(0, limit));
}
