import { parseColour } from "./colour";
import { hiddenInk } from "./picture-tile";
import { COLOUR_TOKENS, type Mode, NO_TILES, type Tokens, tokensCss } from "./tokens";

/** Messages from a shop's preview to the panel around it. */
export const PREVIEW_READY = "preview-ready";
export const PREVIEW_PAINTED = "preview-painted";

/** The message from the panel to the preview: the colours being chosen. */
export const previewMessage = (mode: Mode, colours: Tokens): string =>
  JSON.stringify({ mode, colours, hidden: hiddenInk(colours.bg) });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The CSS rules for such a message; null unless it has one of the two modes and a colour for each token. */
export function previewCss(message: unknown): string | null {
  const asked = typeof message === "string" ? readJson(message) : null;
  if (!isRecord(asked) || !isRecord(asked.colours)) return null;
  const { mode, colours, hidden } = asked;
  if (mode !== "light" && mode !== "dark") return null;
  const ink = hidden === "DARK" || hidden === "LIGHT" ? hidden : null;
  const read = COLOUR_TOKENS.map((token) => {
    const colour = Object.hasOwn(colours, token) ? colours[token] : null;
    return [token, typeof colour === "string" ? parseColour(colour) : null] as const;
  });
  if (read.some(([, colour]) => colour === null)) return null;
  return NO_TILES + tokensCss(mode, Object.fromEntries(read) as Tokens, ink);
}
