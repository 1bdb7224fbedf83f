import type { AppErrorShape } from "../../errors";
import type { ValidationKey } from "../../validation-key";
import type { OrderContents } from "../manage/difference";
import type { ManualForm } from "../manage/manual";
import type { OrderDiscount } from "../place/discounts";
import type { DraftAmounts } from "./draft-amounts";
import type { DraftLine } from "./draft-lines";

/** What is typed of an order, beside the fields of its form. */
export interface DraftContents {
  lines: DraftLine[];
  amounts: DraftAmounts;
  paid: boolean;
  /** The code of the chosen one; empty for none. */
  coupon: string;
  /** The price list that was chosen; null for the public prices, undefined for the one of the customer's phone. */
  priceListId: number | null | undefined;
  /** It may have been sent without an answer: sent again, it is the same order or change. */
  clientKey: string;
}

const NO_AMOUNTS: DraftAmounts = { deliveryCost: null, discount: null };

/** The contents of an order that nobody has begun. */
export const emptyContents = (clientKey: string): DraftContents => ({
  lines: [],
  amounts: NO_AMOUNTS,
  paid: false,
  coupon: "",
  priceListId: undefined,
  clientKey,
});

/** Beside which refusals are shown that are no field of the form. */
const DRAFT_PARTS = ["lines", "discount", "coupon", "priceListId"] as const;
type DraftPart = (typeof DRAFT_PARTS)[number];

/** What today's rules take off, for one way of receiving and paying. */
interface TodaysDiscounts {
  discounts: OrderDiscount[];
  method: ManualForm["method"];
  payment: string;
}

export interface DraftState extends DraftContents {
  /** Somebody tried to send it: what is missing is said. */
  tried: boolean;
  saved: boolean;
  /** Sentences beside the parts; `form`: above everything. */
  problem: Partial<Record<DraftPart | "form", string>>;
  /** Why the server refused it, for those who explain more than a sentence. */
  failure: AppErrorShape | null;
  /** What the order contains now, if somebody else changed it meanwhile. */
  theirs: OrderContents | null;
  today: TodaysDiscounts | null;
}

/** What a refusal means for a draft. */
export type DraftRefusal =
  | { kind: "conflict"; theirs: OrderContents | null }
  /** The screen explains it at length. */
  | { kind: "explained" }
  | { kind: "part"; part: DraftPart; key: ValidationKey }
  /** In its fields, or of the whole form. */
  | { kind: "form" };

/** `edits`: of a stored order, which others change, too. */
export function draftRefusal(error: AppErrorShape | null, { edits }: { edits: boolean }): DraftRefusal {
  if (edits && error?.code === "CONFLICT") return { kind: "conflict", theirs: error.details.order ?? null };
  if (edits && (error?.code === "STATE_NOT_ALLOWED" || error?.code === "STOCK_MISSING")) return { kind: "explained" };
  for (const part of DRAFT_PARTS) {
    const key = error?.details.fields?.[part]?.[0];
    if (key) return { kind: "part", part, key };
  }
  return { kind: "form" };
}

export type DraftEvent =
  | { type: "restarted"; contents: DraftContents }
  | { type: "changed"; contents: Partial<DraftContents> }
  | { type: "pricedToday"; today: TodaysDiscounts }
  | { type: "tried"; problem: DraftState["problem"] }
  | { type: "refused"; refusal: DraftRefusal; error: AppErrorShape | null; sentence: string | null }
  | { type: "saved" };

export const newDraft = (contents: DraftContents): DraftState => ({
  ...contents,
  tried: false,
  saved: false,
  problem: {},
  failure: null,
  theirs: null,
  today: null,
});

function refused(
  state: DraftState,
  { refusal, error, sentence }: Extract<DraftEvent, { type: "refused" }>,
): DraftState {
  if (refusal.kind === "conflict") return { ...state, theirs: refusal.theirs };
  const told = { ...state, theirs: null, failure: error };
  if (refusal.kind === "explained" || sentence === null) return told;
  return { ...told, problem: { [refusal.kind === "part" ? refusal.part : "form"]: sentence } };
}

/** The draft after an event. What is changed was not refused yet. */
export function nextDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case "restarted":
      return newDraft(event.contents);
    case "changed":
      return { ...state, ...event.contents, problem: {}, failure: null, today: null };
    case "pricedToday":
      return { ...state, amounts: { ...state.amounts, discount: null }, today: event.today };
    case "tried":
      return { ...state, tried: true, problem: event.problem };
    case "refused":
      return refused(state, event);
    case "saved":
      return { ...state, saved: true };
  }
}
