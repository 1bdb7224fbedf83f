"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { type ReactNode, useLayoutEffect, useRef } from "react";

const SLIDE = "animate-slide-x";

/** Slides a new page in from the side. URL changes within the same page are not animated. */
export function PageSlide({ children }: { children: ReactNode }) {
  const page = useSelectedLayoutSegments().join("/");
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || shown.current === page) return;
    shown.current = page;
    box.classList.remove(SLIDE);
    void box.offsetWidth; // restarting the same animation needs a reflow without its class
    box.classList.add(SLIDE);
  }, [page]);
  return (
    <div ref={frame} className="relative">
      {children}
    </div>
  );
}
