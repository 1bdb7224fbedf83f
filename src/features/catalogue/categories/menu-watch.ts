/** Closes the menu's list when something else is used; without a script its own button does. */
export function watchMenu(list: HTMLElement): void {
  const close = ({ target }: Event) => list.contains(target as Node) || list.removeAttribute("open");
  addEventListener("click", close);
  addEventListener("focusin", close);
}
