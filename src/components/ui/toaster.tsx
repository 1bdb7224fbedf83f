"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenCalm } from "~/lib/when-calm";
import { connectToaster } from "./toast";

type ToasterProps = { label: string; closeLabel: string };

/** The host of the toasts, loaded with the first of them. Render once, in the root layout; show a toast with `toast("…", { action })`. */
export function Toaster(props: ToasterProps) {
  const [View, setView] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    // without a network it may be missing: the next toast tries again
    const load = () =>
      void import("./toaster-view").then(
        ({ ToasterView }) => setView(() => ToasterView),
        () => undefined,
      );
    const disconnect = connectToaster(load);
    const giveUp = whenCalm(load);
    return () => {
      disconnect();
      giveUp();
    };
  }, []);
  return View ? <View {...props} /> : null;
}
