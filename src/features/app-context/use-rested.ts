"use client";

import { useEffect, useState } from "react";

const TYPING_MS = 300;

/** The value as it was when it last rested for so many milliseconds: what is typed is not looked up letter by letter. */
export function useRested<T>(value: T, restMs = TYPING_MS): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
