import { keepPreviousData } from "@tanstack/react-query";
import { givenReachOf, isReachMissing, type ReachValues } from "~/domain/pricing/typed-promotion";
import { api } from "~/trpc/react";
import type { SampledProduct } from "./rule-example";

const NONE: readonly SampledProduct[] = [];

/** The names of the shop's categories, for where rules apply. */
export function useCategoryNames(): ReadonlyMap<number, string> {
  const { data } = api.category.list.useQuery();
  return new Map(data?.categories.map(({ id, name }) => [id, name]));
}

/** The products that a form's rule reaches: how many, and some of them. Without an answer the example makes one up. */
export function useReached(values: ReachValues): {
  products: number | undefined;
  sample: readonly SampledProduct[];
  isKnown: boolean;
} {
  const isMissing = isReachMissing(values);
  const { data, isPending } = api.pricing.sampleReach.useQuery(givenReachOf(values), {
    enabled: !isMissing,
    placeholderData: keepPreviousData,
    meta: { ignoreErrors: true },
  });
  if (isMissing) return { products: 0, sample: NONE, isKnown: true };
  return { products: data?.products, sample: data?.sample ?? NONE, isKnown: !isPending };
}
