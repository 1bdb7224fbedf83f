"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cents } from "~/domain/money/money";
import { type PriceParams, priceHref, readPriceParams, scopeOf } from "~/domain/product/prices/price-address";
import { readPriceValue } from "~/domain/product/prices/price-change";
import { useSession } from "~/features/app-context/session-provider";
import { randomUuid } from "~/lib/random-uuid";
import { api, type RouterInputs, type RouterOutputs } from "~/trpc/react";
import { keepPicked, recallPicked } from "../crud/picked-products";

export type PricePreview = RouterOutputs["price"]["preview"];
export type PricePreviewRow = PricePreview["rows"][number];
export type PriceHistory = RouterOutputs["price"]["history"];
export type AskPrice = (change: Partial<PriceParams>) => void;

const TYPING_MS = 300;
/** Where no other change has shown what the shop rounds to: a whole unit spoils no price. */
const FIRST_ROUNDING = cents(100);

/** The form, kept in the address; whatever changes it begins again at the first page. */
export function usePriceForm() {
  const params = useSearchParams();
  const tentId = useSession().tent?.id ?? 0;
  const [asked, setAsked] = useState(() => readPriceParams(params));
  const history = api.price.history.useQuery();
  const last = history.data?.changes.find(({ rule }) => rule.direction !== "set");
  const ask: AskPrice = (change) => {
    if (change.ids) keepPicked(tentId, change.ids);
    setAsked((before) => ({ ...before, page: 1, ...change }));
  };
  const href = priceHref(asked);
  useEffect(() => {
    window.history.replaceState(null, "", href);
  }, [href]);
  const { kind, ids } = asked;
  const restorePicked = useEffectEvent((from: number) => {
    if (kind === "picked" && ids.length === 0) setAsked((before) => ({ ...before, ids: recallPicked(from) }));
  });
  useEffect(() => restorePicked(tentId), [tentId]);
  return { asked: { ...asked, rounding: asked.rounding ?? last?.rule.rounding ?? FIRST_ROUNDING }, ask, history };
}

export type PriceForm = ReturnType<typeof usePriceForm>["asked"];

/** The value once it rests. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** What is asked for, or null while something is missing or wrong. */
function changeOf(asked: PriceForm): Pick<RouterInputs["price"]["preview"], "scope" | "rule"> | null {
  const scope = scopeOf(asked);
  if (!scope || !readPriceValue(asked.value, asked).ok) return null;
  const { direction, unit, value, rounding, previous } = asked;
  return { scope, rule: { direction, unit, value, rounding, previous } };
}

const nothing = { scope: { kind: "all" }, rule: { direction: "set", unit: "amount", value: "0" } } as const;

/** The preview of what the form says, after a rest in typing. `settled` when it is of just this form. */
export function usePricePreview(asked: PriceForm) {
  const rested = { value: useRested(asked.value), search: useRested(asked.search) };
  const change = changeOf(asked);
  const resting = changeOf({ ...asked, ...rested });
  const query = api.price.preview.useQuery(
    { ...(resting ?? nothing), page: asked.page },
    { enabled: change !== null && resting !== null, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const typed = rested.value === asked.value && rested.search === asked.search;
  return {
    change,
    query,
    preview: change ? query.data : undefined,
    settled: change !== null && typed && query.isSuccess && !query.isPlaceholderData && !query.isFetching,
  };
}

/** One key for one change: pressed twice, or sent again after a lost answer, it is the same one. Once done it is over. */
export function useChangeKey() {
  const kept = useRef({ content: "", key: "" });
  return {
    of: (content: string) => {
      if (kept.current.content !== content) kept.current = { content, key: randomUuid() };
      return kept.current.key;
    },
    forget: () => {
      kept.current = { content: "", key: "" };
    },
  };
}

/** Everything that shows prices, read again. */
export function useReadPrices() {
  const utils = api.useUtils();
  return () => Promise.all([utils.price.invalidate(), utils.product.list.invalidate(), utils.product.get.invalidate()]);
}
