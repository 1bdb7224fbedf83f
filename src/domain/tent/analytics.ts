import { pastedCode } from "../pasted-code";

/** The merchant's analytics ids; they become part of script URLs, so nothing else may pass. */
export interface AnalyticsIds {
  ga4: string | null;
  pixel: string | null;
}

/** Long enough for a whole snippet ("put into your page"), which people paste instead of the id. */
export const MAX_SNIPPET = 5_000;

const GA4 = /(?<![\w-])G-[A-Z0-9]{6,12}(?![\w-])/i;
export const OTHER_GOOGLE = /(?<![\w-])(?:UA-\d+-\d+|(?:GTM|AW|DC|GT)-[A-Z0-9]+)/i;
const PIXEL = /^\d{8,20}$/;
/** The pixel id's places in Meta's snippet, whose other numbers mean other things. */
const PIXEL_IN_SNIPPET = /fbq\(\s*["']init["']\s*,\s*["']?(\d{8,20})(?!\d)|facebook\.com\/tr\/?\?id=(\d{8,20})(?!\d)/;

/** The Google Analytics 4 id in a typed or pasted text. */
export const findGa4 = (text: string): string | null => GA4.exec(pastedCode(text))?.[0].toUpperCase() ?? null;

/** The Meta pixel id in a typed or pasted text: from a snippet, alone, or as the only number. */
export function findPixel(text: string): string | null {
  const [, init, picture] = PIXEL_IN_SNIPPET.exec(text) ?? [];
  if (init ?? picture) return init ?? picture ?? null;
  const alone = pastedCode(text).replace(/[\s.-]/g, "");
  if (PIXEL.test(alone)) return alone;
  const numbers = new Set(text.match(/(?<![\w-])\d{8,20}(?![\w-])/g));
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null;
}
