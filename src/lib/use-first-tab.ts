"use client";

import { useEffect, useState } from "react";

/** Elects one open tab of the site; when it closes, another follows. Without the Web Locks API every tab is first. */
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
      .catch(() => undefined); // unmounted while waiting
    return () => {
      leaving.abort();
      release();
      setFirst(false);
    };
  }, [name]);
  return first;
}
