"use client";

import { useEffect, useState } from "react";
import { offline } from "~/copy/offline";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Only where the browser offers it, which it does once for each page. */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallEvent | null>(null);

  useEffect(() => {
    const offered = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const done = () => setOffer(null);
    addEventListener("beforeinstallprompt", offered);
    addEventListener("appinstalled", done);
    return () => {
      removeEventListener("beforeinstallprompt", offered);
      removeEventListener("appinstalled", done);
    };
  }, []);

  if (!offer) return null;
  return (
    <p>
      <button
        className="btn btn--line"
        type="button"
        onClick={() => {
          void offer.prompt();
          setOffer(null);
        }}
      >
        {offline.install}
      </button>
    </p>
  );
}
