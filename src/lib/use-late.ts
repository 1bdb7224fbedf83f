import { useEffect, useState } from "react";

/** Whether something has been active for this many milliseconds without a break. */
export function useLate(active: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && isLate;
}
