"use client";

import { useEffect, useState } from "react";
import type { homeSchema } from "~/domain/home/schemas";
import { whenCalm } from "~/lib/when-calm";

type HomeSchema = typeof homeSchema;

/** The rules of a home, which are loaded with zod when the composer is touched, and not with its screen. */
export const loadHomeSchema = (): Promise<HomeSchema> =>
  import("~/domain/home/schemas").then((module) => module.homeSchema);

/** The rules of a home; null until they are loaded. */
export function useHomeSchema(): HomeSchema | null {
  const [loaded, setLoaded] = useState<{ schema: HomeSchema } | null>(null);
  useEffect(() => {
    const load = () =>
      void loadHomeSchema().then(
        (schema) => setLoaded({ schema }),
        () => undefined,
      );
    document.addEventListener("focusin", load, { once: true });
    const giveUp = whenCalm(load);
    return () => {
      document.removeEventListener("focusin", load);
      giveUp();
    };
  }, []);
  return loaded?.schema ?? null;
}
