/** Enough for four lines on a phone, beside which a large initial stands well. */
const LONG_TEXT = 160;

/** The value of `data-long`: present where a text is long enough for a large initial. */
export const longTextMark = (text: string): "" | undefined => (text.length >= LONG_TEXT ? "" : undefined);
