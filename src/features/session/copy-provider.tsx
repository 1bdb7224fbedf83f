"use client";

import { createContext, useContext } from "react";
import { type Copy, copyFor } from "~/copy/copy";

const CopyContext = createContext<Copy>(copyFor(null));

/** Gives the screens below it the wording of a country. */
export function CopyProvider({ countryId, children }: { countryId: number | null; children: React.ReactNode }) {
  return <CopyContext value={copyFor(countryId)}>{children}</CopyContext>;
}

/** Every sentence of the screen, in the wording of its country. */
export function useCopy(): Copy {
  return useContext(CopyContext);
}
