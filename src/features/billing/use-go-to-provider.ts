"use client";

import { useEffect, useState } from "react";

/** Leaves for a provider's page. Who comes back by the browser's own button finds the screen ready again. */
export function useGoToProvider() {
  const [going, setGoing] = useState(false);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => (persisted ? setGoing(false) : undefined);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  const goTo = (url: string) => {
    setGoing(true);
    window.location.assign(url);
  };
  return { going, goTo };
}
