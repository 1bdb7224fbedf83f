"use client";

import { useEffect } from "react";
import { watchInstallOffer } from "~/features/push/install-offer";
import { lazyPart } from "~/lib/lazy-part";
import type { ScreenCacheProps } from "./screen-cache";

const ScreenCache = lazyPart<ScreenCacheProps>(() => import("./screen-cache").then((module) => module.ScreenCache));

/** What the panel keeps on the device; the browser's offer to install it comes early, so that is listened for at once. */
export function PanelCache(props: ScreenCacheProps) {
  useEffect(watchInstallOffer, []);
  return <ScreenCache {...props} />;
}
