"use client";

import { useRef, useState } from "react";
import { useCopy } from "~/features/session/copy-provider";
import { cn } from "~/lib/cn";

// Nobody wants to leave the editor by its picture.
const stay = (event: Event) => event.preventDefault();

/**
 * The linktree itself, small: the shop's page on the panel's own address, where clicks are not counted.
 * A newer version is loaded behind the one in view, which then gives way without a flash.
 */
export function LinkPreview({ tentId, version }: { tentId: number; version: number }) {
  const { link: copy } = useCopy();
  const [shown, setShown] = useState(version);
  const scrolled = useRef(0);
  const onLoad = (loaded: number, page: Window | null) => {
    setShown(loaded);
    if (!page) return;
    page.document.addEventListener("click", stay, true);
    page.document.addEventListener("auxclick", stay, true);
    page.scrollTo({ top: scrolled.current, behavior: "instant" });
    page.addEventListener("scroll", () => {
      scrolled.current = page.scrollY;
    });
  };
  return (
    <div className="relative h-150 overflow-hidden rounded-2xl border border-line bg-surface shadow-2 max-md:h-[calc(100dvh-14.5rem)]">
      {[...new Set([shown, version])].map((each) => (
        <iframe
          key={each}
          title={copy.preview}
          src={`/tienda/${tentId}/mis-links`}
          loading="lazy"
          onLoad={({ currentTarget }) => onLoad(each, currentTarget.contentWindow)}
          className={cn("absolute inset-0 size-full", each !== shown && "invisible")}
        />
      ))}
    </div>
  );
}
