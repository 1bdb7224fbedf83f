import { type TouchEvent, useEffect, useRef } from "react";

const HOLD_MS = 500;
const TOLERANCE_PX = 10;

/** Elements where holding has a meaning of its own. */
const OWN = "input, button, select, textarea, label";

/** Lifting the finger triggers a tap or the context menu, which would hit whatever `onHold` has just rendered. */
function swallowWhatFollows(target: EventTarget) {
  const swallow = (event: Event) => event.cancelable && event.preventDefault();
  // On the target itself: it gets the touchend even after it was removed from the document.
  target.addEventListener("touchend", swallow, { once: true, passive: false });
  window.addEventListener("contextmenu", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("contextmenu", swallow, { capture: true }), 1_000);
}

/** Long press by touch. Spread on the element; suppresses the browser's context menu for links and images. */
export function useLongPress(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef<{ x: number; y: number } | null>(null);
  const stop = () => {
    clearTimeout(timer.current);
    start.current = null;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onTouchStart: (event: TouchEvent) => {
      stop();
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      const target = event.target as Element;
      if (!touch || target.closest(OWN)) return;
      start.current = { x: touch.clientX, y: touch.clientY };
      timer.current = setTimeout(() => {
        start.current = null;
        swallowWhatFollows(target);
        navigator.vibrate?.(10);
        onHold();
      }, HOLD_MS);
    },
    onTouchMove: (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start.current || !touch) return;
      const moved = Math.hypot(touch.clientX - start.current.x, touch.clientY - start.current.y);
      if (moved > TOLERANCE_PX) stop();
    },
    onTouchEnd: stop,
    onTouchCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (start.current) event.preventDefault();
    },
  };
}
