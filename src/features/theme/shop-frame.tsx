"use client";

import { RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import type { StyleKey } from "~/domain/theme/presets";
import { cn } from "~/lib/cn";

const PHONE_WIDTH = 390;
/** In a low strip a wider phone shows more of the shop. */
const STRIP_WIDTH = 480;
const LOW = 300;
const TABLET = 600;

interface Size {
  width: number;
  height: number;
}

/** How wide the shop is laid out in a box of this size. */
const layoutWidth = ({ width, height }: Size) =>
  width >= TABLET ? width : height < LOW ? STRIP_WIDTH : Math.min(PHONE_WIDTH, Math.max(width, 320));

/** Lays a rule above the page's own ones; false where the frame shows no shop. */
function paint(frame: HTMLIFrameElement | null, css: string): boolean {
  const page = frame?.contentDocument;
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!page?.documentElement.dataset.style || !view) return false;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  return true;
}

/** Nothing in it is pressed by mistake, and in a low strip a whole card comes into sight. */
function settle(frame: HTMLIFrameElement): void {
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  page.body.inert = true;
  const card = page.querySelector(".card")?.getBoundingClientRect();
  if (card && view.innerHeight < 400)
    view.scrollTo({ top: view.scrollY + card.bottom + 12 - view.innerHeight, behavior: "instant" });
}

interface ShopFrameProps {
  tentId: number;
  /** Tried on; another one is another page, so a frame is made anew for it. */
  style: StyleKey;
  /** What the shop's pages would say of their colours. */
  css: string;
  title: string;
  copy: { failed: string; retry: string };
  className?: string;
}

/**
 * The shop's own catalogue page in a style and colours that nobody else sees yet. It comes from the panel's origin
 * (`/tienda/{id}~{style}`), so the rule is laid into it from here and visitors' pages need to know nothing of it.
 */
export function ShopFrame({ tentId, style, css, title, copy, className }: ShopFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
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
    if (state === "shown") paint(frame.current, css);
  }, [css, state]);

  const width = size ? layoutWidth(size) : 0;
  const scale = size ? size.width / width : 1;
  return (
    <div ref={box} className={cn("relative overflow-hidden bg-surface-2", className)}>
      {size && size.width > 0 ? (
        <iframe
          key={turn}
          ref={frame}
          src={`/tienda/${tentId}~${style}/catalogo/muestra`}
          title={title}
          tabIndex={-1}
          onLoad={({ currentTarget }) => {
            const shown = paint(currentTarget, css);
            if (shown) settle(currentTarget);
            setState(shown ? "shown" : "failed");
          }}
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
