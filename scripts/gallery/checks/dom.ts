// What the checks ask of a page. Everything is measured in a viewport as tall as the page, so nothing is scrolled.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Smaller images are icons. */
const MIN_PHOTO = 60;
/** Less of an element in sight is the edge of a strip that scrolls. */
const MIN_PART = 0.5;

const styles = new Map<Element, CSSStyleDeclaration>();

export const styleOf = (element: Element): CSSStyleDeclaration => {
  const style = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, style);
  return style;
};

export function withAncestors(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  return chain;
}

export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

export const isForScreenReaders = (element: Element): boolean =>
  withAncestors(element).some((at) => at.matches(".skip") || styleOf(at).clipPath === "inset(50%)");

export const isFloating = (element: Element): boolean =>
  withAncestors(element).some((at) => /fixed|sticky/.test(styleOf(at).position));

export const isTransformed = (element: Element): boolean =>
  withAncestors(element).some(
    (at) => styleOf(at).rotate !== "none" || /matrix\((?!1, 0, 0, 1)/.test(styleOf(at).transform),
  );

/** A sheet, dialog or list of suggestions over the page: what lies under it is meant to be covered. */
export const overlayOf = (element: Element): Element | null =>
  element.closest("dialog[open], [role=dialog], [role=listbox], [popover]:popover-open, .facets:target, .sug");

export const shorten = (text: string | null): string => (text ?? "").trim().replace(/\s+/g, " ").slice(0, 40);

const classesOf = (element: Element): string => {
  const classes = element.getAttribute("class")?.trim().split(/\s+/).filter(Boolean) ?? [];
  return classes.length > 0 ? `.${classes.join(".")}` : element.localName;
};

/** The element for a reader: its classes, those of the nearest ancestor that has some, and its text. */
export function describe(element: Element): string {
  const inside = element.parentElement?.closest("[class]");
  const text = shorten(element instanceof HTMLImageElement ? element.alt : element.textContent);
  return `${inside ? `${classesOf(inside)} ` : ""}${classesOf(element)}${text ? ` «${text}»` : ""}`;
}

export const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The shorter side of the intersection; negative when there is none. */
export function overlap(one: Box, other: Box): number {
  const { left, top, right, bottom } = intersection(one, other);
  return Math.min(right - left, bottom - top);
}

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** Where an element cuts its content, without end on an axis where it lets it out; null for one that cuts nothing. */
export function clipBox(element: Element): Box | null {
  const { overflowX, overflowY, display } = styleOf(element);
  if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) return null;
  const box = element.getBoundingClientRect();
  const endless = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const across = overflowX === "visible" ? endless : { from: box.left, to: box.right };
  const down = overflowY === "visible" ? endless : { from: box.top, to: box.bottom };
  return { left: across.from, right: across.to, top: down.from, bottom: down.to };
}

/** The part of an element that its ancestors show; null where most of it is scrolled or cut away. */
export function visibleBox(element: Element, box: Box = element.getBoundingClientRect()): Box | null {
  let shown = box;
  for (const at of withAncestors(element)) {
    const edge = at === element ? null : clipBox(at);
    if (edge) shown = intersection(shown, edge);
    if (styleOf(at).position === "fixed") break;
  }
  return areaOf(shown) > 0 && areaOf(shown) >= MIN_PART * areaOf(box) ? shown : null;
}

/** A grid of points within a box, `inset` of its sides away from the edges. */
export function pointsIn({ left, top, right, bottom }: Box, columns: number, rows: number, inset = 0.1) {
  const place = (from: number, to: number, step: number, steps: number) =>
    from + (to - from) * (steps === 1 ? 0.5 : inset + ((1 - 2 * inset) * step) / (steps - 1));
  return Array.from({ length: columns * rows }, (_, n) => ({
    x: place(left, right, n % columns, columns),
    y: place(top, bottom, Math.floor(n / columns), rows),
  }));
}

/** The pictures that a visitor looks at. */
export const shownPhotos = (): HTMLImageElement[] =>
  [...document.images].filter((photo) => isVisible(photo) && photo.offsetWidth > MIN_PHOTO && visibleBox(photo));
