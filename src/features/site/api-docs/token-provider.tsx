"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

type TokenState = readonly [token: string, setToken: (token: string) => void];

const TokenContext = createContext<TokenState>(["", () => undefined]);

/** Token for trying calls, held only in this page's memory. */
export function TokenProvider({ children }: { children: ReactNode }) {
  const state = useState("");
  return <TokenContext value={state}>{children}</TokenContext>;
}

export function useToken(): TokenState {
  return useContext(TokenContext);
}
