"use client";

import { useEffect, useRef, useState } from "react";
import { showAddress } from "~/lib/back/show-address";

const TYPING_MS = 300;

/** Syncs typed text to the URL after a pause, with one history entry for all letters; follows back navigation. */
export function useTypedSearch(asked: string | null, addressOf: (search: string | null) => string) {
  const [typed, setTyped] = useState(asked ?? "");
  const [known, setKnown] = useState(asked);
  const [written, setWritten] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const address = useRef(addressOf);
  useEffect(() => {
    address.current = addressOf; // a filter may be chosen during the pause
  });
  if (known !== asked) {
    setKnown(asked);
    if (written !== asked) setTyped(asked ?? "");
  }
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const search = value.trim() || null;
      setWritten(search);
      showAddress(address.current(search));
    }, TYPING_MS);
  };
  /** Cancels the pending URL update, when a tapped link navigates elsewhere. */
  const stop = () => clearTimeout(timer.current);
  return [typed, type, stop] as const;
}
