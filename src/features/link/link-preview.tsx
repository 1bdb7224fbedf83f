"use client";

import { type SyntheticEvent, useRef } from "react";
import { useCopy } from "~/features/session/copy-provider";

// Nobody wants to leave the editor by its picture.
const stay = (event: Event) => event.preventDefault();

/** The linktree itself, small: the shop's page on the panel's own address, where clicks are not counted. */
export function LinkPreview({ tentId, version }: { tentId: number; version: number }) {
  const { link: copy } = useCopy();
  const scrolled = useRef(0);
  const onLoad = ({ currentTarget: { contentWindow } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!contentWindow) return;
    contentWindow.document.addEventListener("click", stay, true);
    contentWindow.document.addEventListener("auxclick", stay, true);
    contentWindow.scrollTo({ top: scrolled.current, behavior: "instant" });
    contentWindow.addEventListener("scroll", () => {
      scrolled.current = contentWindow.scrollY;
    });
  };
  return (
    <iframe
      key={version}
      title={copy.preview}
      src={`/tienda/${tentId}/mis-links`}
      loading="lazy"
      onLoad={onLoad}
      className="block h-150 max-md:h-[calc(100dvh-14.5rem)] w-full rounded-2xl border border-line bg-surface shadow-2"
    />
  );
}
