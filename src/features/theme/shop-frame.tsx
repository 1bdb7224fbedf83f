"use client";

import { RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import { basePath } from "~/domain/catalogue/tent-param";
import type { StyleKey } from "~/domain/theme/presets";
import { PREVIEW_PAINTED, PREVIEW_READY, previewMessage } from "~/domain/theme/preview";
import { paintTokens, type ThemeChoice } from "~/domain/theme/theme";
import type { Mode } from "~/domain/theme/tokens";
import { cn } from "~/lib/cn";

const PHONE_WIDTH = 390;
/** Layout width in low previews, in CSS pixels: a wider phone shows more of the shop. */
const STRIP_WIDTH = 480;
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
  /** Style to preview; a different style is a different page, so the frame is remounted. */
  style: StyleKey;
  /** The colours being edited. */
  choice: ThemeChoice;
  mode: Mode;
  title: string;
  copy: { failed: string; retry: string };
  className?: string;
}

/**
 * Previews the shop's catalogue in an unsaved style and colours. The page is served from the shop's host and accepts
 * messages from the panel only (`preview.entry`); visitors' pages do not include this code.
 */
export function ShopFrame({ origin, style, choice, mode, title, copy, className }: ShopFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [loaded, setLoaded] = useState(false);
  const [turn, setTurn] = useState(0);
  const message = previewMessage(mode, paintTokens(choice, mode));

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
    const paint = () => page()?.postMessage(message, origin);
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== page()) return;
      if (event.data === PREVIEW_READY) paint();
      if (event.data === PREVIEW_PAINTED) setState("shown");
    };
    addEventListener("message", hear);
    if (state === "shown") paint();
    return () => removeEventListener("message", hear);
  }, [message, origin, state]);

  useEffect(() => {
    if (!loaded || state !== "loading") return;
    const timer = setTimeout(() => setState("failed"), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [loaded, state]);

  const width = size ? layoutWidth(size) : 0;
  const scale = size ? size.width / width : 1;
  return (
    <div ref={box} className={cn("relative overflow-hidden bg-surface-2", className)}>
      {size && size.width > 0 ? (
        <iframe
          key={turn}
          ref={frame}
          src={`${origin}${basePath(style)}/catalogo/muestra`}
          title={title}
          tabIndex={-1}
          onLoad={() => setLoaded(true)}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          className={cn("absolute top-0 left-0 origin-top-left border-0", state !== "shown" && "opacity-0")}
        />
      ) : null}
      {state === "loading" && size?.width !== 0 ? <Skeleton className="absolute inset-0 rounded-none" /> : null}
      {state === "failed" ? (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center">
          <p role="alert">{copy.failed}</p>
          <Button
            variant="sec"
            size="sm"
            onClick={() => {
              setState("loading");
              setLoaded(false);
              setTurn(turn + 1);
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
