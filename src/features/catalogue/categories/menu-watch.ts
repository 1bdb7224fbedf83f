/** Closes the menu's list with Escape and when something else is used; without a script its own button does. */
export function watchMenu(list: HTMLDetailsElement): void {
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !list.contains(target)) list.open = false;
  };
  addEventListener("pointerdown", closeOutside);
  addEventListener("focusin", closeOutside);
  list.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !list.open) return;
    list.open = false;
    list.querySelector("summary")?.focus();
  });
}
