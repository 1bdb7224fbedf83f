"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cents } from "~/domain/money/money";
import { type PriceParams, priceHref, readPriceParams, scopeOf } from "~/domain/product/prices/price-address";
import { readPriceValue } from "~/domain/product/prices/price-change";
import { useSession } from "~/features/app-context/session-provider";
import { useRested } from "~/features/app-context/use-rested";
import { randomUuid } from "~/lib/random-uuid";
import { api, type RouterInputs, type RouterOutputs } from "~/trpc/react";
import { readPickedProducts, storePickedProducts } from "../bulk/picked-products";

export type PricePreview = RouterOutputs["price"]["preview"];
export type PricePreviewRow = PricePreview["rows"][number];
export type PriceHistory = RouterOutputs["price"]["history"];
export type AskPrice = (change: Partial<PriceParams>) => void;

/** Default rounding before the shop's first change: one whole currency unit suits any price. */
const FIRST_ROUNDING = cents(100);

/** The form, stored in the URL; any change resets the preview to its first page. */
export function usePriceForm() {
  const params = useSearchParams();
  const tentId = useSession().tent?.id ?? 0;
  const [asked, setAsked] = useState(() => readPriceParams(params));
  const history = api.price.history.useQuery();
  const last = history.data?.changes.find(({ rule }) => rule !== null && rule.direction !== "set");
  const ask: AskPrice = (change) => {
    if (change.ids) storePickedProducts(tentId, change.ids);
    setAsked((before) => ({ ...before, page: 1, ...change }));
  };
  const href = priceHref(asked);
  useEffect(() => {
    window.history.replaceState(null, "", href);
  }, [href]);
  const { kind, ids } = asked;
  const restorePicked = useEffectEvent((from: number) => {
    if (kind === "picked" && ids.length === 0) setAsked((before) => ({ ...before, ids: readPickedProducts(from) }));
  });
  useEffect(() => restorePicked(tentId), [tentId]);
  return { asked: { ...asked, rounding: asked.rounding ?? last?.rule?.rounding ?? FIRST_ROUNDING }, ask, history };
}

export type PriceForm = ReturnType<typeof usePriceForm>["asked"];

/** Input of the preview call; null while the form is incomplete or invalid. */
function changeOf(asked: PriceForm): Pick<RouterInputs["price"]["preview"], "listId" | "scope" | "rule"> | null {
  const scope = scopeOf(asked);
  if (!scope || !readPriceValue(asked.value, asked).ok) return null;
  const { listId, direction, unit, value, rounding, previous } = asked;
  return { listId, scope, rule: { direction, unit, value, rounding, previous } };
}

const nothing = { scope: { kind: "all" }, rule: { direction: "set", unit: "amount", value: "0" } } as const;

/** Preview of the form, debounced. `settled` when it matches the current form exactly. */
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

/** Idempotency key of a change: reused on a double press or a retry after a lost response, discarded once done. */
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

/** Invalidates every query that shows prices. */
export function useReadPrices() {
  const utils = api.useUtils();
  return () =>
    Promise.all([
      utils.price.invalidate(),
      utils.priceList.invalidate(),
      utils.product.list.invalidate(),
      utils.product.get.invalidate(),
    ]);
}
