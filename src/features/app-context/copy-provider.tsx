"use client";

import { createContext, useContext } from "react";
import { type Copy, copyIn } from "~/copy/copy";
import { type Wording, wordingOf } from "~/domain/tent/countries";

const WordingContext = createContext<Wording>(wordingOf(null));

/** Gives the screens below it their wording. */
export function CopyProvider({ wording, children }: { wording: Wording; children: React.ReactNode }) {
  return <WordingContext value={wording}>{children}</WordingContext>;
}

export function useWording(): Wording {
  return useContext(WordingContext);
}

/** Every sentence of the screen, in its wording. */
export function useCopy(): Copy {
  return copyIn(useContext(WordingContext));
}
