import { type TouchEvent, useEffect, useRef } from "react";

const HOLD_MS = 500;
const TOLERANCE_PX = 10;

/** What has a meaning of its own when it is held. */
const OWN = "input, button, select, textarea, label";

/** What the browser does when the finger goes up again, a tap or its own menu, would hit what `onHold` has put there. */
function swallowWhatFollows(target: EventTarget) {
  const swallow = (event: Event) => event.cancelable && event.preventDefault();
  // On the target itself: it may be out of the document by then, and still gets the touch's end.
  target.addEventListener("touchend", swallow, { once: true, passive: false });
  window.addEventListener("contextmenu", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("contextmenu", swallow, { capture: true }), 1_000);
}

/** A finger that stays. Spread on the element; a browser's own menu for links and pictures stays away from it. */
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
