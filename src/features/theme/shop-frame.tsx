"use client";

import { RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import { PREVIEW_PAINTED, PREVIEW_READY } from "~/domain/theme/preview";
import { cn } from "~/lib/cn";

const PHONE_WIDTH = 390;
/** Layout width in low previews, in CSS pixels: a wider phone shows more of the shop. */
const STRIP_WIDTH = 560;
const LOW = 300;
const TABLET = 600;

interface Size {
  width: number;
  height: number;
}

/** Layout width of the shop for a preview of this size. */
const layoutWidth = ({ width, height }: Size) =>
  width >= TABLET ? width : height < LOW ? STRIP_WIDTH : Math.min(PHONE_WIDTH, Math.max(width, 320));

/** Time in which a loaded page must respond to messages; otherwise it is not a page of the shop. */
const PATIENCE_MS = 4_000;

interface ShopFrameProps {
  /** Origin of the shop, separate from the panel's so that its scripts are isolated. */
  origin: string;
  /** Path of the preview page on it. Another path is another page, so the caller remounts the frame with a `key`. */
  path: string;
  /** What the page is to show, as the page's script reads it; null until it is known. */
  message: string | null;
  /** The message could not be made; `onRetry` makes it again. */
  failed?: boolean;
  onRetry?: () => void;
  /** Layout width of the shop in CSS pixels; by default that of a phone, or of the room there is. */
  width?: number;
  title: string;
  copy: { failed: string; retry: string };
  className?: string;
}

/**
 * Previews a page of the shop with changes that are not saved. The page is served from the shop's host and accepts
 * messages from the panel only (`preview.entry`); visitors' pages do not include this code.
 */
export function ShopFrame({
  origin,
  path,
  message,
  failed = false,
  onRetry,
  width: wanted,
  title,
  copy,
  className,
}: ShopFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** The page's script is running; the message may arrive later. */
  const listens = useRef(false);
  const [size, setSize] = useState<Size | null>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [loaded, setLoaded] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const page = () => frame.current?.contentWindow;
    const paint = () => (message === null ? undefined : page()?.postMessage(message, origin));
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== page()) return;
      if (event.data === PREVIEW_READY) {
        listens.current = true;
        paint();
      }
      if (event.data === PREVIEW_PAINTED) setState("shown");
    };
    addEventListener("message", hear);
    if (listens.current) paint();
    return () => removeEventListener("message", hear);
  }, [message, origin]);

  useEffect(() => {
    if (!loaded || message === null || state !== "loading") return;
    const timer = setTimeout(() => setState("failed"), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [loaded, message, state]);

  const broken = state === "failed" || (failed && state !== "shown");
  const width = size ? (wanted ?? layoutWidth(size)) : 0;
  const scale = size ? size.width / width : 1;
  return (
    <div ref={box} className={cn("relative overflow-hidden bg-surface-2", className)}>
      {size && size.width > 0 ? (
        <iframe
          key={turn}
          ref={frame}
          src={origin + path}
          title={title}
          tabIndex={-1}
          onLoad={() => setLoaded(true)}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          className={cn("absolute top-0 left-0 origin-top-left border-0", state !== "shown" && "opacity-0")}
        />
      ) : null}
      {state === "loading" && !broken && size?.width !== 0 ? (
        <Skeleton className="absolute inset-0 rounded-none" />
      ) : null}
      {broken ? (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center">
          <p role="alert">{copy.failed}</p>
          <Button
            variant="sec"
            size="sm"
            onClick={() => {
              setState("loading");
              setLoaded(false);
              listens.current = false;
              setTurn(turn + 1);
              onRetry?.();
            }}
          >
            <RotateCw aria-hidden="true" />
            {copy.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
