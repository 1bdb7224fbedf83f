import { useRef } from "react";

/** An item of a menu is gone when the dialog it opened closes: its menu's button stands for it. */
function lastingElement(element: Element | null): HTMLElement | null {
  const menu = element?.closest("[role=menu]");
  const owner = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : element;
  return owner instanceof HTMLElement ? owner : null;
}

/** For dialogs opened by state rather than by a trigger: the focus goes back to where it was. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      origin.current = lastingElement(document.activeElement);
    },
    giveBack: (event: Event) => {
      if (!origin.current?.isConnected) return;
      event.preventDefault();
      origin.current.focus();
    },
  };
}
