import type { DeepPartial } from "~/copy/merge";

/** The country was changed, but the phone number still belongs to the previous one. */
export const countryChangeWords = {
  countryChange: {
    wrong: "Tu número no es de {country}",
    wrongText: "Escribe el número nuevo aquí abajo: el país y el número se guardan juntos.",
    same: "¿Tu número también es de {country}?",
    sameText: "Quedaría como {number}. Si es otro, escríbelo aquí abajo: se guardan juntos.",
    branches: "Las sucursales con número propio pasan a usar el de la tienda.",
    write: "Escribir el número nuevo",
    without: "Dejar sin WhatsApp",
    back: "Volver a {country}",
  },
};

export const countryChangeWordsAr: DeepPartial<typeof countryChangeWords> = {
  countryChange: {
    wrongText: "Escribí el número nuevo acá abajo: el país y el número se guardan juntos.",
    sameText: "Quedaría como {number}. Si es otro, escribilo acá abajo: se guardan juntos.",
  },
};

export const countryChangeTexts = {
  name: "tent",
  neutral: countryChangeWords,
  argentine: countryChangeWordsAr,
} as const;
