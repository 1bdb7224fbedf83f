import type { DeepPartial } from "~/copy/merge";
import type { CaptchaProblem } from "~/domain/session/captcha";

/** The captcha of log-in and registration (docs/product.md#captcha). */
export const captchaCopy = {
  label: "Comprobación de que eres una persona",
  loading: "Cargando la comprobación…",
  needed: "Confirma que eres una persona para seguir.",
  problems: {
    "script failed to load": "No pudimos cargar la comprobación. Revisa tu conexión y prueba de nuevo.",
    "captcha not loaded": "La comprobación no responde. Prueba de nuevo en unos minutos.",
    "element not defined": "La comprobación no se pudo mostrar. Prueba de nuevo.",
  } satisfies Record<CaptchaProblem, string>,
  again: "Probar de nuevo",
};

const captchaCopyAr: DeepPartial<typeof captchaCopy> = {
  label: "Comprobación de que sos una persona",
  needed: "Confirmá que sos una persona para seguir.",
  problems: {
    "script failed to load": "No pudimos cargar la comprobación. Revisá tu conexión y probá de nuevo.",
    "captcha not loaded": "La comprobación no responde. Probá de nuevo en unos minutos.",
    "element not defined": "La comprobación no se pudo mostrar. Probá de nuevo.",
  },
};

export const captchaTexts = { name: "captcha", neutral: captchaCopy, argentine: captchaCopyAr } as const;
