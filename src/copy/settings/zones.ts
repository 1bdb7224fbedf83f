import type { DeepPartial } from "~/copy/merge";

/** The zones of `/configuraciones/entrega`. */
export const zonesWords = {
  zones: {
    title: "Zonas de envío",
    hint: "Si el costo depende del lugar, agrega una zona para cada uno: tu cliente elige la suya.",
    name: "Zona",
    cost: "Costo",
    add: "Agregar zona",
    remove: "Quitar la zona {number}",
  },
};

export const zonesWordsAr: DeepPartial<typeof zonesWords> = {
  zones: { hint: "Si el costo depende del lugar, agregá una zona para cada uno: tu cliente elige la suya." },
};

export const zonesTexts = { name: "tent", neutral: zonesWords, argentine: zonesWordsAr } as const;
