"use client";

import { useEffect, useState } from "react";

/** Redirects to a provider's page. Back navigation restores the screen in its idle state. */
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
