"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenCalm } from "./when-calm";

/**
 * A part of a screen whose code is loaded when it is first shown, at the latest; a dialog is not shown while its `open` is false.
 * `Meanwhile` stands in for it, or nothing. One that cannot be loaded without a network does not take the screen away: it is
 * tried again when the network is back, or when it is shown the next time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const once = async () => {
    loaded = await load();
  };
  return function LazyPart(props: Props) {
    const isShown = !("open" in props) || props.open !== false;
    const [View, setView] = useState(() => (isShown ? loaded : undefined));
    if (isShown && !View && loaded) setView(() => loaded); // it stays while it closes
    const waits = isShown && View === undefined;
    useEffect(() => {
      if (!waits) return;
      let isGone = false;
      const show = () =>
        once().then(
          () => isGone || setView(() => loaded),
          () => undefined,
        );
      void show();
      addEventListener("online", show);
      return () => {
        isGone = true;
        removeEventListener("online", show);
      };
    }, [waits]);
    useEffect(() => (loaded ? undefined : whenCalm(() => void once().catch(() => undefined))), []);
    if (View) return <View {...props} />;
    return Meanwhile && isShown ? <Meanwhile {...props} /> : null;
  };
}
