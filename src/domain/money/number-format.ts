/** The characters that the people of a country write between thousands and before decimals. */
export type NumberFormat = { thousands: "." | ","; decimal: "," | "." };

/** How prices are written: the currency's symbol, and the separators of the country. */
export type MoneyFormat = NumberFormat & { symbol: string };

export const DOT_GROUPS: NumberFormat = { thousands: ".", decimal: "," };
export const COMMA_GROUPS: NumberFormat = { thousands: ",", decimal: "." };

/**
 * The countries that write 15,900.00: Cuba, El Salvador, Guatemala, Honduras, México, Nicaragua, Panamá, Perú,
 * Puerto Rico and República Dominicana. The test compares the list with the locale data of Node.
 */
const COMMA_COUNTRIES: readonly number[] = [6, 8, 10, 12, 13, 14, 15, 17, 18, 19];

/** Without a country, the format of Argentina. */
export function numberFormatOf(countryId: number | null | undefined): NumberFormat {
  return COMMA_COUNTRIES.includes(countryId ?? 0) ? COMMA_GROUPS : DOT_GROUPS;
}

export function moneyFormatOf(country: { id: number; symbol: string }): MoneyFormat {
  return { symbol: country.symbol, ...numberFormatOf(country.id) };
}
