import { MIN_CONTRAST } from "../../../src/domain/theme/colour.ts";
import { blend, paintedContrast, paintOf, pen, WHITE } from "./colours.ts";
import {
  describe,
  isFloating,
  isVisible,
  overlap,
  overlayOf,
  shorten,
  shownPhotos,
  styleOf,
  visibleBox,
  withAncestors,
} from "./dom.ts";
import { type Fault, Faults } from "./fault.ts";
import { clipLine, fontOf, inkOf, type Line, readLines } from "./lines.ts";

const MAX_LINE_LENGTH = 75;
const MIN_CONTRAST_LARGE = 3;
/** How much of a text may be hidden in a field before it reads as another. */
const MAX_HIDDEN = 1;
/** Between a symbol and its number, in px. */
const SYMBOL_GAP = 24;
/** The order as it goes to WhatsApp, which breaks its lines as it likes. */
const PLAIN_MESSAGE = ".sent__m";

const shownLines = (): Line[] =>
  readLines()
    .map((line) => clipLine(inkOf(line)).shown)
    .filter((line) => line !== null);

/** Letters that a box cuts without an ellipsis. */
export function findCutText(): Fault[] {
  const faults = new Faults();
  for (const line of readLines())
    for (const { by, side } of clipLine(inkOf(line)).cuts)
      faults.add(
        `${side === "across" ? "texto cortado al costado" : "letras cortadas"}: ${shorten(line.text)}`,
        describe(by),
      );
  return faults.all;
}

/** What a field says or has chosen, if it does not fit in it. */
export function findCutFields(): Fault[] {
  const faults = new Faults();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input[placeholder], select")) {
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    if (!text || !isVisible(field)) continue;
    const style = styleOf(field);
    pen().font = fontOf(style);
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (pen().measureText(text).width > room + MAX_HIDDEN && style.textOverflow !== "ellipsis")
      faults.add(`texto cortado en un campo: ${shorten(text)}`, describe(field));
  }
  return faults.all;
}

const blockOf = (element: Element) =>
  withAncestors(element).find(
    (at) => !styleOf(at).display.startsWith("inline") || styleOf(at).display === "inline-flex",
  );

/** Texts that lie over another text, under a button or over a photo. */
export function findCollidingText(): Fault[] {
  const faults = new Faults();
  const shown = shownLines();
  const still = shown.filter(({ element }) => !isFloating(element)).sort((one, other) => one.top - other.top);
  for (const [index, one] of still.entries())
    for (const other of still.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const isApart =
        blockOf(one.element) !== blockOf(other.element) && overlayOf(one.element) === overlayOf(other.element);
      if (isApart && overlap(one, other) > 1.5)
        faults.add(`un texto sobre otro: ${shorten(one.text)} / ${shorten(other.text)}`, describe(one.element));
    }
  for (const target of document.querySelectorAll("a, button, select, summary, input:not([type=hidden])")) {
    if (!isVisible(target) || isFloating(target)) continue;
    const { backgroundColor, backgroundImage } = styleOf(target);
    if (paintOf(backgroundColor).alpha === 0 && backgroundImage === "none") continue;
    const edge = target.getBoundingClientRect();
    for (const line of still) {
      if (target.contains(line.element) || line.element.contains(target)) continue;
      if (overlayOf(target) === overlayOf(line.element) && overlap(line, edge) > 2)
        faults.add(`un texto bajo un botón: ${shorten(line.text)}`, describe(target));
    }
  }
  const photos = shownPhotos().map((photo) => ({ photo, edge: visibleBox(photo) }));
  for (const line of shown) {
    if (isFloating(line.element)) continue;
    const { ground, isOpaque } = groundOf(line.element);
    for (const { photo, edge } of photos)
      if (edge && (!isOpaque || ground.at(-1)?.contains(photo)) && overlap(line, edge) > 2)
        faults.add(`un texto sobre una foto: ${shorten(line.text)}`, describe(line.element));
  }
  return faults.all;
}

/** The element and its ancestors up to the one whose colour nothing shines through. */
function groundOf(element: Element): { ground: Element[]; isOpaque: boolean } {
  const chain = withAncestors(element);
  const opaque = chain.findIndex((at) => paintOf(styleOf(at).backgroundColor).alpha === 1);
  return { ground: opaque < 0 ? chain : chain.slice(0, opaque + 1), isOpaque: opaque >= 0 };
}

/** Text with less contrast than WCAG AA asks for. */
export function findPaleText(): Fault[] {
  const faults = new Faults();
  for (const { element, text } of shownLines()) {
    if (element.closest('[disabled], [aria-disabled="true"]')) continue;
    const { ground } = groundOf(element);
    if (ground.some((at) => styleOf(at).backgroundImage.includes("gradient"))) continue;
    const background = ground.reduceRight((under, at) => blend(paintOf(styleOf(at).backgroundColor), under), WHITE);
    const { color, fontSize, fontWeight } = styleOf(element);
    const ink = paintOf(color);
    const opacity = withAncestors(element).reduce((product, at) => product * Number(styleOf(at).opacity), 1);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const ratio = paintedContrast(blend({ ...ink, alpha: ink.alpha * opacity }, background), background);
    if (ratio < (isLarge ? MIN_CONTRAST_LARGE : MIN_CONTRAST) - 0.02)
      faults.add(`contraste de ${ratio.toFixed(2)}: ${shorten(text)}`, describe(element));
  }
  return faults.all;
}

/** Texts of several lines whose lines are too long to be read with ease. */
export function findLongLines(): Fault[] {
  const faults = new Faults();
  const lines = readLines();
  const goesOn = (line: Line) => lines.some((other) => other !== line && other.element === line.element);
  for (const line of lines) {
    const text = line.text.trim();
    if (text.length > MAX_LINE_LENGTH + 1 && goesOn(line))
      faults.add(`un renglón de ${text.length} letras: ${shorten(text)}`, describe(line.element));
  }
  return faults.all;
}

/** Amounts of money whose symbol stands in another line than their number. */
export function findBrokenAmounts(): Fault[] {
  const faults = new Faults();
  const lines = readLines();
  for (const symbol of lines) {
    if (!/(^|\s)\$$/.test(symbol.text.trim()) || symbol.element.matches(PLAIN_MESSAGE)) continue;
    const isBeside = ({ left, top, bottom }: Line) =>
      left > symbol.left &&
      left < symbol.right + SYMBOL_GAP &&
      Math.min(bottom, symbol.bottom) - Math.max(top, symbol.top) > 3;
    if (!lines.some(isBeside)) faults.add("un importe partido en dos renglones", describe(symbol.element));
  }
  return faults.all;
}

/** A page about products or an order that shows no amount of money. */
export function findMissingAmounts(): Fault[] {
  const faults = new Faults();
  const text = document.querySelector<HTMLElement>("main")?.innerText ?? "";
  if (!/\$\s*\d/.test(text)) faults.add("no muestra ningún importe", "main");
  return faults.all;
}
