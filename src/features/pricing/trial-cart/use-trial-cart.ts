"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { Milli } from "~/domain/money/milli";
import { MAX_TRIAL_LINES } from "~/domain/order/place/trial-cart";
import { useRested } from "~/features/app-context/use-rested";
import { api, type RouterInputs, type RouterOutputs } from "~/trpc/react";

type Asked = RouterInputs["pricing"]["tryCart"];
export type TrialAnswer = RouterOutputs["pricing"]["tryCart"];

export interface TrialLine {
  productId: number;
  variantId: number | null;
  /** Null for the smallest that is sold. */
  quantity: Milli | null;
}

/** How the cart is bought. */
export type TrialTerms = Pick<Asked, "listId" | "paymentMethod" | "method" | "zone" | "at"> & { coupon: string };

const START: TrialTerms = { listId: null, paymentMethod: null, method: "PICKUP", zone: null, coupon: "", at: null };

/** A cart that the merchant tries out, and what it costs. */
export function useTrialCart() {
  const [lines, setLines] = useState<readonly TrialLine[]>([]);
  const [terms, setTerms] = useState(START);
  const coupon = useRested(terms.coupon);
  const query = api.pricing.tryCart.useQuery(
    { ...terms, coupon, lines: [...lines] },
    { enabled: lines.length > 0, placeholderData: keepPreviousData, meta: { ignoreErrors: true } },
  );
  return {
    lines,
    terms,
    answer: lines.length > 0 ? query.data : undefined,
    isStale: query.isPlaceholderData,
    hasFailed: query.isError,
    retry: () => query.refetch(),
    ask: (change: Partial<TrialTerms>) => setTerms((before) => ({ ...before, ...change })),
    /** Keeps the lines of the products that stay. */
    choose: (ids: readonly number[]) =>
      setLines((before) =>
        [
          ...before.filter(({ productId }) => ids.includes(productId)),
          ...ids
            .filter((id) => !before.some(({ productId }) => productId === id))
            .map((productId) => ({ productId, variantId: null, quantity: null })),
        ].slice(0, MAX_TRIAL_LINES),
      ),
    change: (at: number, over: Partial<TrialLine>) =>
      setLines((before) => before.map((line, index) => (index === at ? { ...line, ...over } : line))),
    remove: (at: number) => setLines((before) => before.filter((_, index) => index !== at)),
    clear: () => {
      setLines([]);
      setTerms(START);
    },
  };
}
export type TrialCartState = ReturnType<typeof useTrialCart>;
