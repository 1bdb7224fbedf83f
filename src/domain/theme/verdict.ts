import { type Colour, contrast, MIN_CONTRAST } from "./colour";
import { paintTokens, shopColours, type ThemeChoice } from "./theme";

/** Which colour is painted: the requested one, a substitute, or black or white if neither is legible. */
export type PaintedColour = "asked" | "text" | "third" | "black" | "white";

/** Whether a colour is legible on the shop's background, and the colour actually painted. */
export interface Verdict {
  asked: Colour;
  /** Contrast of the requested colour on the background. */
  ratio: number;
  painted: Colour;
  paintedRatio: number;
  paintedAs: PaintedColour;
}

/** The verdicts on the first colour (prices, links) and the text colour, in light mode. */
export function verdicts(choice: ThemeChoice): { first: Verdict; text: Verdict } {
  const { first, text, third, bg } = shopColours(choice);
  const paint = paintTokens(choice, "light");
  const verdictOf = (asked: Colour, painted: Colour, substitute: PaintedColour | null): Verdict => ({
    asked,
    ratio: contrast(asked, bg),
    painted,
    paintedRatio: contrast(painted, bg),
    paintedAs: paintedColourOf(asked, painted, bg, substitute, third),
  });
  return {
    first: verdictOf(first, paint.accent, choice.textCustomColor === null ? "third" : "text"),
    text: verdictOf(text, paint.text, null),
  };
}

function paintedColourOf(
  asked: Colour,
  painted: Colour,
  bg: Colour,
  substitute: PaintedColour | null,
  third: Colour,
): PaintedColour {
  if (contrast(asked, bg) >= MIN_CONTRAST) return "asked";
  if (substitute && contrast(third, bg) >= MIN_CONTRAST) return substitute;
  return painted === "#000000" ? "black" : "white";
}

/** "4,4": always rounded down, so that a displayed 4,5 is really sufficient. */
export function formatRatio(ratio: number): string {
  const tenths = Math.floor(ratio * 10 + 1e-9);
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
}
