/** A currency as lists write it before or after an amount: "U$S 10", "$ 10", "10 ARS". */
export const CURRENCY_AT_START =
  /^(?:u\s?\$\s?[sd]?|us\s?\$|usd|d[oó]lares|€|eur|(?:ar|mx|rd|cl|col|r|b\/|s\/|q|c|l|bs)?\$|s\/\.?|b\/\.?|bs\.?|gs\.?|₲|₡|ars|mxn|clp|cop|pen|uyu|pyg|bob|pesos)\s*(?=[-−\d.,])/iu;
export const CURRENCY_AT_END =
  /(?<=[\d.,-])\s*(?:u\s?\$\s?[sd]?|us\s?\$|usd|d[oó]lares|€|eur(?:os)?|(?:ar|mx|rd)?\$|ars|mxn|clp|cop|pen|uyu|pyg|bob|pesos)$/iu;

const DOLLARS = /^(?:u\s?\$\s?[sd]|us\s?\$|usd)\s*[\d.,]|\d[.,\d]*\s*(?:u\s?\$\s?[sd]|us\s?\$|usd|d[oó]lares)$/iu;
const EUROS = /^(?:€|eur)\s*[\d.,]|\d[.,\d]*\s*(?:€|eur(?:os)?)$/iu;
export const NAMED_CURRENCIES = ["USD", "EUR"] as const;
export type NamedCurrency = (typeof NAMED_CURRENCIES)[number];

/** Longer texts are no prices, and would make the expressions slow. */
const LONGEST = 40;

/** The foreign currency that a price names; null for pesos, for a bare "$" and for none. */
export function namedCurrency(text: string): NamedCurrency | null {
  const price = text.trim();
  if (price.length > LONGEST) return null;
  return DOLLARS.test(price) ? "USD" : EUROS.test(price) ? "EUR" : null;
}
