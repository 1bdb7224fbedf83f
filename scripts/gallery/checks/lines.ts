import { pen } from "./colours.ts";
import {
  type Box,
  clipBox,
  intersection,
  isForScreenReaders,
  isTransformed,
  isVisible,
  styleOf,
  withAncestors,
} from "./dom.ts";

export interface Line extends Box {
  /** That the text stands in. */
  element: Element;
  text: string;
}

export const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

/** The lines of a text node, found letter by letter. */
function linesIn(node: Text, element: Element): Line[] {
  const lines: Line[] = [];
  const isHorizontal = styleOf(element).writingMode === "horizontal-tb";
  const range = document.createRange();
  for (const [at, letter] of node.data.split("").entries()) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
    if (width === 0 && height === 0) continue;
    const line = lines.at(-1);
    if (line && Math.abs(isHorizontal ? line.top - top : line.left - left) < 3) {
      line.text += letter;
      line.left = Math.min(line.left, left);
      line.right = Math.max(line.right, right);
      line.bottom = Math.max(line.bottom, bottom);
    } else lines.push({ element, text: letter, left, top, right, bottom });
  }
  return lines.filter(({ text, right, left }) => text.trim() && right - left > 1);
}

/** Every line of text that a visitor can see, or could if nothing were cut. */
export function readLines(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !node.data.trim() || !isVisible(element)) continue;
    if (!isForScreenReaders(element)) lines.push(...linesIn(node, element));
  }
  return lines;
}

/** The line with the height of its letters instead of its font's. */
export function inkOf(line: Line): Line {
  const style = styleOf(line.element);
  if (style.writingMode !== "horizontal-tb") return line;
  pen().font = fontOf(style);
  const text = line.text.trim();
  const ink = pen().measureText(style.textTransform === "uppercase" ? text.toUpperCase() : text);
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink;
  const baseline = line.top + ((line.bottom - line.top) * ascent) / (ascent + descent);
  return { ...line, top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
}

interface Cut {
  /** The ancestor that cuts. */
  by: Element;
  side: "across" | "up or down";
}

/** The part of a line that its ancestors show, null for none, and who cuts letters without an ellipsis. */
export function clipLine(line: Line): { shown: Line | null; cuts: Cut[] } {
  let shown = line;
  const cuts: Cut[] = [];
  for (const at of withAncestors(line.element)) {
    const { overflowX, overflowY, position, textOverflow } = styleOf(at);
    const edge = clipBox(at);
    if (edge) {
      const rest = intersection(shown, edge);
      if (rest.right - rest.left < 1 || rest.bottom - rest.top < 1) return { shown: null, cuts };
      if (!/auto|scroll/.test(overflowX + overflowY) && !isTransformed(at)) {
        const across = Math.max(edge.left - shown.left, shown.right - edge.right);
        const upOrDown = Math.max(edge.top - shown.top, shown.bottom - edge.bottom);
        if (across > 1.5 && textOverflow !== "ellipsis") cuts.push({ by: at, side: "across" });
        if (upOrDown > 1) cuts.push({ by: at, side: "up or down" });
      }
      shown = { ...shown, ...rest };
    }
    if (position === "fixed") break;
  }
  return { shown, cuts };
}
