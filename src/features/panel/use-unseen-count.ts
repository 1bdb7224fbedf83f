"use client";

import { useEffect } from "react";

const COUNTED = /^\(\d+\) /;

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Shows the number of unseen orders in the tab's title, "(3) Mis pedidos", and on the icon of the installed panel. */
export function useUnseenCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = document.title.replace(COUNTED, "");
      const wanted = count > 0 && title !== "" ? `(${count}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // each screen brings a title of its own
    const titles = new MutationObserver(write);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    const { setAppBadge, clearAppBadge } = navigator as Badged;
    const badge = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
    badge?.catch(() => undefined); // only installed apps have one
    return () => titles.disconnect();
  }, [count]);
}
