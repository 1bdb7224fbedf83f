"use client";

import { createContext, useCallback, useContext } from "react";
import { type Areas, type CopyOf, copyOf } from "~/copy/copy-of";
import { DOT_GROUPS, type NumberFormat } from "~/domain/money/number-format";
import type { Wording } from "~/domain/tent/countries";

const WordingContext = createContext<Wording>("neutral");
const NumberContext = createContext<NumberFormat>(DOT_GROUPS);

/** The country whose words the panel uses; undefined on pages that go by the wording alone. */
const CountryContext = createContext<number | undefined>(undefined);

interface CopyProviderProps {
  wording: Wording;
  /** Of the shop or of its owner; its wording is `wording`. */
  countryId?: number;
  children: React.ReactNode;
}

/** Provides the texts of the screens below it. */
export function CopyProvider({ wording, countryId, children }: CopyProviderProps) {
  return (
    <WordingContext value={wording}>
      <CountryContext value={countryId}>{children}</CountryContext>
    </WordingContext>
  );
}

export function useWording(): Wording {
  return useContext(WordingContext);
}

/** Provides the separators of the numbers in the texts of the screens below it. */
export function CopyNumbers({ numbers, children }: { numbers: NumberFormat; children: React.ReactNode }) {
  return <NumberContext value={numbers}>{children}</NumberContext>;
}

/**
 * The texts of some areas, in the words and with the separators of the current screen: `useCopy(productTexts).product`. A
 * screen loads the areas that it names, and no others.
 */
export function useCopy<const Some extends Areas>(...some: Some): CopyOf<Some> {
  return useLaterCopy()(...some);
}

/** As `useCopy`, for texts that are loaded when they are needed. */
export function useLaterCopy(): <const Some extends Areas>(...some: Some) => CopyOf<Some> {
  const wording = useContext(WordingContext);
  const countryId = useContext(CountryContext);
  const numbers = useContext(NumberContext);
  return useCallback(
    <const Some extends Areas>(...some: Some) => copyOf(some, { wording, countryId, numbers }),
    [wording, countryId, numbers],
  );
}
