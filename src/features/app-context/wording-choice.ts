"use client";

import { createContext, useContext } from "react";
import type { Wording } from "~/domain/tent/countries";

/** Changes a visitor's wording; null for account holders and outside public pages. */
export const WordingChoice = createContext<((wording: Wording) => void) | null>(null);

export const useChooseWording = () => useContext(WordingChoice);
