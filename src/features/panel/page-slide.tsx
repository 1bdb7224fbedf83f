"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { type ReactNode, useLayoutEffect, useRef } from "react";

const SLIDE = "animate-slide-x";

/** A page that takes another's place comes in from the side. An address that changes under the same page moves nothing. */
export function PageSlide({ children }: { children: ReactNode }) {
  const page = useSelectedLayoutSegments().join("/");
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || shown.current === page) return;
    shown.current = page;
    box.classList.remove(SLIDE);
    void box.offsetWidth; // the same animation starts again only after a reflow without it
    box.classList.add(SLIDE);
  }, [page]);
  return (
    <div ref={frame} className="relative">
      {children}
    </div>
  );
}
