import { useRef } from "react";

/** A menu item is gone when the dialog it opened closes: the menu's button takes its place. */
function persistentElement(element: Element | null): HTMLElement | null {
  const menu = element?.closest("[role=menu]");
  const owner = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : element;
  return owner instanceof HTMLElement ? owner : null;
}

/** For controlled dialogs without a trigger: returns the focus to where it was. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      origin.current = persistentElement(document.activeElement);
    },
    giveBack: (event: Event) => {
      if (!origin.current?.isConnected) return;
      event.preventDefault();
      origin.current.focus();
    },
  };
}
