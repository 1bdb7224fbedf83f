/** What a row of a list marks for the keys: the row itself, its link, checkbox, price and switch. */
const parts = {
  row: "[data-row]",
  link: "[data-row-link]",
  pick: "[data-row-pick]",
  price: "[data-row-price]",
  show: "[data-row-show]",
  page: "[data-page-pick]",
} as const;

const visible = (element: HTMLElement) => element.checkVisibility();
const rowsShown = () => [...document.querySelectorAll<HTMLElement>(parts.row)].filter(visible);
const partOf = (row: Element | null | undefined, part: keyof typeof parts) =>
  row?.querySelector<HTMLElement>(parts[part]) ?? null;
const rowInFocus = () => document.activeElement?.closest<HTMLElement>(parts.row) ?? null;

/** Moves the focus to the link of another row; the first one if no row has it. */
function moveBy(step: 1 | -1): boolean {
  const rows = rowsShown();
  const current = rowInFocus();
  const at = current ? rows.indexOf(current) : -1;
  const row = at < 0 ? rows[0] : rows[at + step];
  const link = partOf(row, "link");
  if (!row || !link) return at >= 0;
  link.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest", behavior: "instant" });
  return true;
}

function press(part: "link" | "pick" | "show"): boolean {
  const element = partOf(rowInFocus(), part);
  element?.click();
  return element !== null;
}

function focusPrice(): boolean {
  const field = partOf(rowInFocus(), "price") ?? document.querySelector<HTMLElement>(parts.price);
  field?.focus();
  return field !== null;
}

/** Puts the cursor into the search of the screen. */
export function focusSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>("main input[type=search]")].find(visible);
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Chooses the whole page of the list. */
export function pickPage(): boolean {
  const box = document.querySelector<HTMLElement>(parts.page);
  if (!box?.checkVisibility()) return false;
  box.click();
  return true;
}

/** Takes the last change back, as long as a toast offers it under this label. */
export function undoLast(label: string): boolean {
  const offers = document.querySelectorAll<HTMLElement>("[data-sonner-toast][data-removed=false] [data-action]");
  const newest = [...offers].find(({ textContent }) => textContent === label);
  newest?.click();
  return newest !== undefined;
}

export const firstRow = () => moveBy(1);

/** What a key does in the list of the screen; each returns whether there was something to do. */
export const listKeys: Partial<Record<string, () => boolean>> = {
  j: () => moveBy(1),
  ArrowDown: () => moveBy(1),
  k: () => moveBy(-1),
  ArrowUp: () => moveBy(-1),
  x: () => press("pick"),
  e: () => press("link"),
  v: () => press("show"),
  p: focusPrice,
};
