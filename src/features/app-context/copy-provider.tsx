"use client";

import { createContext, useContext } from "react";
import { type Copy, copyIn } from "~/copy/copy";
import { withNumbers } from "~/copy/with-numbers";
import { DOT_GROUPS, type NumberFormat } from "~/domain/money/number-format";
import { type Wording, wordingOf } from "~/domain/tent/countries";

const WordingContext = createContext<Wording>(wordingOf(null));
const NumberContext = createContext<NumberFormat>(DOT_GROUPS);

/** Provides the wording of the screens below it. */
export function CopyProvider({ wording, children }: { wording: Wording; children: React.ReactNode }) {
  return <WordingContext value={wording}>{children}</WordingContext>;
}

export function useWording(): Wording {
  return useContext(WordingContext);
}

/** Provides the separators of the numbers in the texts of the screens below it. */
export function CopyNumbers({ numbers, children }: { numbers: NumberFormat; children: React.ReactNode }) {
  return <NumberContext value={numbers}>{children}</NumberContext>;
}

/** All UI texts, in the wording of the current screen. */
export function useCopy(): Copy {
  return withNumbers(copyIn(useContext(WordingContext)), useContext(NumberContext));
}
