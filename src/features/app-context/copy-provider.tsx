"use client";

import { createContext, useContext } from "react";
import { type Copy, copyIn } from "~/copy/copy";
import { type Wording, wordingOf } from "~/domain/tent/countries";

const WordingContext = createContext<Wording>(wordingOf(null));

/** Provides the wording of the screens below it. */
export function CopyProvider({ wording, children }: { wording: Wording; children: React.ReactNode }) {
  return <WordingContext value={wording}>{children}</WordingContext>;
}

export function useWording(): Wording {
  return useContext(WordingContext);
}

/** All UI texts, in the wording of the current screen. */
export function useCopy(): Copy {
  return copyIn(useContext(WordingContext));
}
