import { type Cents, formatPrice } from "../money/money";
import { numberFormatOf } from "../money/number-format";
import { COUNTRIES } from "../tent/countries";

/** "$ 8.900" or "$ 8,900" in the currency of the reader's own country, otherwise with the currency code. */
export function priceIn(cents: Cents, currency: string, countryId: number | null | undefined): string {
  const own = COUNTRIES.find(({ id }) => id === countryId);
  const symbol = own?.currency === currency ? own.currencySymbol : currency;
  return formatPrice(cents, { symbol, ...numberFormatOf(countryId) });
}
