import { type Colour, contrast, MIN_CONTRAST } from "./colour";
import { paintTokens, shopColours, type ThemeChoice } from "./theme";

/** What is painted: the colour asked for, one that stands in for it, or what is left where neither can be read. */
export type Stand = "asked" | "text" | "third" | "black" | "white";

/** Whether a colour can be read on the shop's ground, and what the shop's texts are painted in. */
export interface Verdict {
  asked: Colour;
  /** Of the colour asked for, on the ground. */
  ratio: number;
  painted: Colour;
  paintedRatio: number;
  stand: Stand;
}

/** What becomes of the first colour (prices, links) and of the text colour, by day. */
export function verdicts(choice: ThemeChoice): { first: Verdict; text: Verdict } {
  const { first, text, third, bg } = shopColours(choice);
  const paint = paintTokens(choice, "light");
  const judge = (asked: Colour, painted: Colour, substitute: Stand | null): Verdict => ({
    asked,
    ratio: contrast(asked, bg),
    painted,
    paintedRatio: contrast(painted, bg),
    stand: standOf(asked, painted, bg, substitute, third),
  });
  return {
    first: judge(first, paint.accent, choice.textCustomColor === null ? "third" : "text"),
    text: judge(text, paint.text, null),
  };
}

function standOf(asked: Colour, painted: Colour, bg: Colour, substitute: Stand | null, third: Colour): Stand {
  if (contrast(asked, bg) >= MIN_CONTRAST) return "asked";
  if (substitute && contrast(third, bg) >= MIN_CONTRAST) return substitute;
  return painted === "#000000" ? "black" : "white";
}

/** "4,4": never rounded up, so that what is shown as enough is enough. */
export function formatRatio(ratio: number): string {
  const tenths = Math.floor(ratio * 10 + 1e-9);
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
}
