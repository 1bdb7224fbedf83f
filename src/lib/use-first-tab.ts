"use client";

import { useEffect, useState } from "react";

/** Of all open tabs of the site one is the first, and another when it closes. Where the browser has no locks, each is. */
export function useFirstTab(name: string): boolean {
  const [first, setFirst] = useState(false);
  useEffect(() => {
    const locks: LockManager | undefined = navigator.locks;
    if (!locks) {
      setFirst(true);
      return;
    }
    const leaving = new AbortController();
    let release = () => {};
    locks
      .request(name, { signal: leaving.signal }, () => {
        if (leaving.signal.aborted) return;
        setFirst(true);
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      .catch(() => undefined); // left while waiting
    return () => {
      leaving.abort();
      release();
      setFirst(false);
    };
  }, [name]);
  return first;
}
