import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";

/**
 * Gives the focus back when the toast that has it closes. Sonner does so whenever the focus leaves its toasts, which are last
 * in the page: Tab would go round between a toast and the element before it. So sonner does not hear of the focus.
 */
export function ToastFocus({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  /** What had the focus before the toast that has it now. */
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const closed = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      before.current?.focus({ preventScroll: true });
      before.current = null;
    });
    closed.observe(host.current, { childList: true, subtree: true });
    return () => closed.disconnect();
  }, []);
  const enter = (event: FocusEvent<HTMLElement>) => {
    event.stopPropagation();
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // in another window, the toast still has it
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) before.current = null;
  };
  return (
    <div ref={host} onFocusCapture={enter} onBlurCapture={leave}>
      {children}
    </div>
  );
}
