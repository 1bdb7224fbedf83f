/** Ids of the countries whose words for receiving and paying an order differ from the wording's own. */
const COUNTRY = { chile: 3, colombia: 4, spain: 9, mexico: 13, peru: 17 } as const;

/** What a country calls the ways to receive and pay for an order. */
export interface CountryWords {
  pickup: string;
  delivery: string;
  transfer: string;
  /** The number of the account that a transfer goes to. */
  account: string;
  /** Paying in parts, at the beginning of a label. */
  installments: string;
  /** It says "recoger" where others say "retirar". */
  collects: boolean;
  /** People say "6 p. m." rather than "18 h". */
  twelveHours: boolean;
}

/** Only what shops and their customers really say there; everything else keeps the neutral word. */
const words: Partial<Record<number, Partial<CountryWords>>> = {
  [COUNTRY.chile]: { pickup: "Retiro en tienda", delivery: "Despacho a domicilio" },
  [COUNTRY.colombia]: {
    pickup: "Recoger en tienda",
    delivery: "Envío a domicilio",
    collects: true,
    twelveHours: true,
  },
  [COUNTRY.spain]: { pickup: "Recogida en tienda", delivery: "Envío a domicilio", account: "IBAN", collects: true },
  [COUNTRY.mexico]: {
    pickup: "Recoger en tienda",
    delivery: "Envío a domicilio",
    transfer: "Transferencia (SPEI)",
    account: "Cuenta o CLABE",
    installments: "Meses sin intereses",
    collects: true,
    twelveHours: true,
  },
  [COUNTRY.peru]: { pickup: "Recojo en tienda", delivery: "Delivery", account: "Cuenta o CCI", collects: true },
};

/** The words of a country that differ from the wording's; undefined when none do. */
export const countryWords = (countryId: number | null | undefined): Partial<CountryWords> | undefined =>
  countryId == null ? undefined : words[countryId];
