import { useLayoutEffect, useRef } from "react";
import { backStack } from "./back-stack";

/**
 * Makes the back button close what is open over the screen, as Escape does. Every part that opens over a screen calls it:
 * `src/components/ui/overlays.test.ts` finds one that does not. `close` may refuse, for example while something is saved.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (open ? backStack().open(() => latest.current()) : undefined), [open]);
}
