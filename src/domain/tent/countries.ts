export type Wording = "ar" | "neutral";

export type CountrySeed = {
  id: number;
  name: string;
  /** Dial code in a WhatsApp link, before area and number; Argentina's includes the 9 of mobiles. */
  codNumber: string;
  currency: string;
  currencySymbol: string;
  wording: Wording;
  timeZone: string;
  /** Possible lengths of a number after the dial code, also those that only landlines have, and an example to copy. */
  phone: { digits: readonly number[]; landlineDigits: readonly number[]; example: string };
};

export const ARGENTINA_ID = 1;

/** The preselected country, whose time zone and phone format are assumed when none is known. */
export const DEFAULT_COUNTRY_ID = ARGENTINA_ID;

function country(
  id: number,
  name: string,
  codNumber: string,
  [currency, currencySymbol]: [string, string],
  timeZone: string,
  digits: readonly number[],
  example: string,
  landlineDigits: readonly number[] = [],
): CountrySeed {
  const wording = id === ARGENTINA_ID ? "ar" : "neutral";
  return {
    id,
    name,
    codNumber,
    currency,
    currencySymbol,
    wording,
    timeZone,
    phone: { digits, landlineDigits, example },
  };
}

export const COUNTRIES: readonly CountrySeed[] = [
  country(ARGENTINA_ID, "Argentina", "549", ["ARS", "$"], "America/Argentina/Buenos_Aires", [10], "11 5874-9895"),
  country(2, "Bolivia", "591", ["BOB", "Bs"], "America/La_Paz", [8], "7123 4567"),
  country(3, "Chile", "56", ["CLP", "$"], "America/Santiago", [9], "9 6123 4567"),
  country(4, "Colombia", "57", ["COP", "$"], "America/Bogota", [10], "300 123 4567"),
  country(5, "Costa Rica", "506", ["CRC", "₡"], "America/Costa_Rica", [8], "8312 3456"),
  country(6, "Cuba", "53", ["CUP", "$"], "America/Havana", [8], "5123 4567"),
  country(7, "Ecuador", "593", ["USD", "$"], "America/Guayaquil", [9], "99 123 4567", [8]),
  country(8, "El Salvador", "503", ["USD", "$"], "America/El_Salvador", [8], "7012 3456"),
  country(9, "España", "34", ["EUR", "€"], "Europe/Madrid", [9], "612 34 56 78"),
  country(10, "Guatemala", "502", ["GTQ", "Q"], "America/Guatemala", [8], "5123 4567"),
  country(11, "Guinea Ecuatorial", "240", ["XAF", "FCFA"], "Africa/Malabo", [9], "222 123 456"),
  country(12, "Honduras", "504", ["HNL", "L"], "America/Tegucigalpa", [8], "9123 4567"),
  country(13, "México", "52", ["MXN", "$"], "America/Mexico_City", [10], "55 1234 5678"),
  country(14, "Nicaragua", "505", ["NIO", "C$"], "America/Managua", [8], "8123 4567"),
  country(15, "Panamá", "507", ["PAB", "B/."], "America/Panama", [7, 8], "6123 4567"),
  country(16, "Paraguay", "595", ["PYG", "₲"], "America/Asuncion", [9], "961 456 789", [8]),
  country(17, "Perú", "51", ["PEN", "S/"], "America/Lima", [9], "912 345 678", [8]),
  country(18, "Puerto Rico", "1", ["USD", "$"], "America/Puerto_Rico", [10], "787 234 5678"),
  country(19, "República Dominicana", "1", ["DOP", "RD$"], "America/Santo_Domingo", [10], "809 234 5678"),
  country(20, "Uruguay", "598", ["UYU", "$"], "America/Montevideo", [8], "94 231 234"),
  country(21, "Venezuela", "58", ["VES", "Bs"], "America/Caracas", [10], "412 123 4567"),
];

export function wordingOf(countryId: number | null | undefined): Wording {
  return countryId === ARGENTINA_ID ? "ar" : "neutral";
}

/** The time zone of a country; of the default country if none is given. */
export function timeZoneOf(countryId: number | null): string {
  return (COUNTRIES.find(({ id }) => id === (countryId ?? DEFAULT_COUNTRY_ID)) ?? COUNTRIES[0])?.timeZone ?? "UTC";
}
