import { type Cents, formatPrice } from "../money/money";
import { COUNTRIES } from "../tent/countries";

/** "$ 8.900" where it is the money of one's own country, else with the currency's letters. */
export function priceIn(cents: Cents, currency: string, countryId: number | null | undefined): string {
  const own = COUNTRIES.find(({ id }) => id === countryId);
  return formatPrice(cents, own?.currency === currency ? own.currencySymbol : currency);
}
