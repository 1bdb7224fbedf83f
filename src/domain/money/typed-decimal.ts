const FRACTIONS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

/**
 * A number as people type it, with digits on both sides of its separator: ",5", " 0 , 5 ", "1/2" and "½" are halves,
 * "2," is 2. Invisible characters of pasted text are dropped; what is no number stays as it is.
 */
export function tidyDecimal(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^(?:(\d{1,9})\s+)?([13])[/⁄]([24])(?!\d)/, (_, whole, part, of) =>
      String(Number(whole ?? 0) + Number(part) / Number(of)),
    )
    .replace(/^(\d{0,9})\s*([¼½¾])/, (_, whole, part) => String(Number(whole) + (FRACTIONS[part] ?? 0)))
    .replace(/\s*([.,])\s*/g, "$1")
    .replace(/^[.,](?=\d)/, "0$&")
    .replace(/(\d)[.,](?![\d.,])/, "$1 ")
    .trim();
}
