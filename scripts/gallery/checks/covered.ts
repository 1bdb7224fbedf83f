// What may cover what. The page is laid out in full, without anything left to scroll:
// - A control is reached where a finger lands: at its middle, and at all but one of five points.
// - Nothing that paints lies over a line of text.
// - The middle half of a photo, where a face or the product is, shows the photo. Badges and buttons keep to its edges.
// - A bar or button that stays on the screen is judged where it rests, with the page at its top or end: what scrolls
//   beneath it comes free. Sheets, dialogs and suggestions may cover the page; within a sheet that scrolls, so may its bars.
// - A veil that lets more than half through, and a gradient over a photo, cover nothing.
import { paintOf } from "./colours.ts";
import {
  type Box,
  describe,
  isFloating,
  isTransformed,
  isVisible,
  overlayOf,
  pointsIn,
  shorten,
  shownPhotos,
  styleOf,
  visibleBox,
  withAncestors,
} from "./dom.ts";
import { type Fault, Faults } from "./fault.ts";
import { clipLine, inkOf, readLines } from "./lines.ts";

interface Point {
  x: number;
  y: number;
}

const VEIL = 0.5;
const COLOURS = /(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|color)\([^()]*\)|#[0-9a-f]{3,8}/gi;

const holds = ({ left, top, right, bottom }: Box, { x, y }: Point) => x >= left && x < right && y >= top && y < bottom;

/** How much of what is below a layer hides, from 0 to 1. */
function opacityOf({ backgroundColor, backgroundImage }: CSSStyleDeclaration, overPhoto: boolean): number {
  const colour = paintOf(backgroundColor).alpha;
  if (backgroundImage === "none") return colour;
  if (!backgroundImage.includes("gradient")) return 1;
  if (overPhoto) return colour;
  return Math.max(colour, ...(backgroundImage.match(COLOURS) ?? []).map((text) => paintOf(text).alpha));
}

/** Where a ::before or ::after lies that is placed by itself; null for one that flows with the text. */
function boxOfPseudo(element: Element, style: CSSStyleDeclaration): Box | null {
  if (style.content === "none" || style.content === "normal" || !/absolute|fixed/.test(style.position)) return null;
  const placed = withAncestors(element).find(
    (at) => styleOf(at).position !== "static" || styleOf(at).transform !== "none" || styleOf(at).rotate !== "none",
  );
  const origin = placed?.getBoundingClientRect() ?? document.documentElement.getBoundingClientRect();
  const px = (text: string) => Number.parseFloat(text) || 0;
  const border = placed ? styleOf(placed) : null;
  const left = origin.left + px(border?.borderLeftWidth ?? "") + px(style.left) + px(style.marginLeft);
  const top = origin.top + px(border?.borderTopWidth ?? "") + px(style.top) + px(style.marginTop);
  const isWhole = style.boxSizing === "border-box";
  const width = px(style.width) + (isWhole ? 0 : px(style.paddingLeft) + px(style.paddingRight));
  const height = px(style.height) + (isWhole ? 0 : px(style.paddingTop) + px(style.paddingBottom));
  return { left, top, right: left + width, bottom: top + height };
}

/** Whether an element hides what is below it at a point. */
function paintsAt(element: Element, point: Point, overPhoto: boolean): boolean {
  const opacity = withAncestors(element).reduce((product, at) => product * Number(styleOf(at).opacity), 1);
  if (opacity <= VEIL) return false;
  if (element.matches("img, video, canvas, iframe, path, circle, rect, ellipse, polygon")) return true;
  const isInBox = [...element.getClientRects()].some((box) => holds(box, point));
  if (isInBox && opacityOf(styleOf(element), overPhoto) * opacity > VEIL) return true;
  return ["::before", "::after"].some((part) => {
    const style = getComputedStyle(element, part);
    const box = boxOfPseudo(element, style);
    return box !== null && holds(box, point) && opacityOf(style, overPhoto) * Number(style.opacity) > VEIL;
  });
}

/** Whether what is covered can be scrolled out from under what covers it. */
const comesFree = (target: Element, cover: Element) =>
  isFloating(cover) && overlayOf(target) !== null && overlayOf(target) === overlayOf(cover);

const isRelated = (one: Element, other: Element) => one.contains(other) || other.contains(one);

/** What lies over an element at a point; null for nothing. */
function coverAt(target: Element, point: Point, overPhoto = false): Element | null {
  for (const hit of document.elementsFromPoint(point.x, point.y)) {
    if (hit === target || target.contains(hit)) return null;
    if (overlayOf(hit) && overlayOf(hit) !== overlayOf(target)) return null;
    if (hit.contains(target)) {
      // an ancestor is over its own part only through what it paints in front
      const isInFront = ["::before", "::after"].some((part) => {
        const style = getComputedStyle(hit, part);
        const box = boxOfPseudo(hit, style);
        const isAbove = Number(style.zIndex) > 0 && styleOf(target).position === "static";
        return isAbove && box && holds(box, point) && opacityOf(style, overPhoto) * Number(style.opacity) > VEIL;
      });
      return isInFront ? hit : null;
    }
    if (comesFree(target, hit)) return null;
    if (paintsAt(hit, point, overPhoto)) return hit;
  }
  return null;
}

/** Runs with every element in reach of a point: decoration that lets taps through covers as well. */
function withEverythingInReach<Result>(run: () => Result): Result {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  try {
    return run();
  } finally {
    document.adoptedStyleSheets.pop();
  }
}

function findCoveredText(faults: Faults): void {
  for (const line of readLines()) {
    const { shown } = clipLine(inkOf(line));
    if (!shown) continue;
    // the box around a turned line is larger than the line
    for (const point of pointsIn(shown, 5, 1, isTransformed(line.element) ? 0.3 : 0.04)) {
      const cover = coverAt(line.element, point);
      if (!cover || isRelated(cover, line.element)) continue;
      faults.add(`«${shorten(line.text)}» tapado por ${describe(cover)}`, describe(line.element));
      break;
    }
  }
}

/** Points of a photo's middle that may be lost: the tip of a badge. */
const SPARE_POINTS = 1;

function findCoveredPhotos(faults: Faults): void {
  for (const photo of shownPhotos()) {
    const box = visibleBox(photo);
    if (!box) continue;
    const covers = pointsIn(box, 5, 5, 0.25)
      .map((point) => coverAt(photo, point, true))
      .filter((cover) => cover !== null);
    const [first] = covers;
    if (first && covers.length > SPARE_POINTS)
      faults.add(`el medio de la foto tapado por ${describe(first)}`, describe(photo));
  }
}

function findCoveredControls(faults: Faults): void {
  const isReached = (target: Element, hit: Element | null) => {
    if (!hit) return true; // out of the viewport
    const label = hit.closest("label");
    return isRelated(target, hit) || label?.contains(target) || label?.control === target;
  };
  for (const target of document.querySelectorAll(
    "a[href], button, select, summary, input:not([type=hidden]), textarea",
  )) {
    if (!isVisible(target) || target.matches(":disabled, .skip")) continue;
    const [rect] = target.getClientRects();
    const box = rect && rect.width > 1 ? visibleBox(target, rect) : null;
    if (!box) continue;
    const covers = [...pointsIn(box, 1, 1), ...pointsIn(box, 2, 2, 0.2)].map(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit || isReached(target, hit) || comesFree(target, hit)) return null;
      return overlayOf(hit) === overlayOf(target) ? hit : null;
    });
    const lost = covers.filter((cover) => cover !== null);
    const [first] = lost;
    if (first && (covers[0] || lost.length > 1))
      faults.add(`no se puede tocar: lo tapa ${describe(first)}`, describe(target));
  }
}

/** Text, controls and photos that something else hides. */
export function findCovered(): Fault[] {
  const faults = new Faults();
  findCoveredControls(faults);
  withEverythingInReach(() => {
    findCoveredText(faults);
    findCoveredPhotos(faults);
  });
  return faults.all;
}
