"use client";

import { useState } from "react";
import { linkTexts } from "~/copy/link";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";

/**
 * Scaled preview of the links page, served from the shop's host, where clicks are blocked and not counted.
 * A newer version loads behind the visible one and then replaces it without a flash.
 */
export function LinkPreview({ origin, version }: { origin: string; version: number }) {
  const { link: copy } = useCopy(linkTexts);
  const [shown, setShown] = useState(version);
  return (
    <div className="relative h-150 overflow-hidden rounded-2xl border border-line bg-surface shadow-2 max-md:h-[calc(100dvh-14.5rem)]">
      {[...new Set([shown, version])].map((each) => (
        <iframe
          key={each}
          title={copy.preview}
          src={`${origin}/mis-links/muestra`}
          loading="lazy"
          onLoad={() => setShown(each)}
          className={cn("absolute inset-0 size-full", each !== shown && "invisible")}
        />
      ))}
    </div>
  );
}
