import type { DeepPartial } from "~/copy/merge";

/** The shop's logo. */
export const logoWords = {
  logo: {
    title: "Logo",
    alt: "Logo de {name}",
    hint: "JPEG, PNG, WebP, AVIF o HEIC de hasta 10 MB.",
    choose: "Elegir foto",
    change: "Cambiar",
    remove: "Quitar",
    removed: "Quitaste el logo",
    cropTitle: "Recorta tu logo",
    saved: "Logo guardado",
  },
};

export const logoWordsAr: DeepPartial<typeof logoWords> = {
  logo: {
    cropTitle: "Recortá tu logo",
  },
};

export const logoTexts = { name: "tent", neutral: logoWords, argentine: logoWordsAr } as const;
