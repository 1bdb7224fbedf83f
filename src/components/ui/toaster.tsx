"use client";

import { type ComponentType, useEffect, useState } from "react";
import { loadForToasts } from "./toast";

interface ToasterProps {
  label: string;
  closeLabel: string;
}

/**
 * The host of the toasts. Render once, in the root layout; show a toast with `toast("…", { action })`. No screen waits for
 * its code, but it is loaded as soon as the screen answers, because what fails when the network goes is told by a toast.
 */
export function Toaster(props: ToasterProps) {
  const [View, setView] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    const load = () =>
      void import("./toaster-view").then(
        ({ ToasterView }) => setView(() => ToasterView),
        () => undefined, // without a network: the next toast tries again, and so does the network's return
      );
    load();
    const stop = loadForToasts(load);
    window.addEventListener("online", load);
    return () => {
      stop();
      window.removeEventListener("online", load);
    };
  }, []);
  return View ? <View {...props} /> : null;
}
