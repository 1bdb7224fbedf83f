import type { DeepPartial } from "~/copy/merge";

/** What leads to taking photos, on the list of products. */
export const photoLink = { menu: "Cargar varias fotos", takePhoto: "Tomar una foto de {name}" };

export const photoLinkAr: DeepPartial<typeof photoLink> = { takePhoto: "Sacar una foto de {name}" };

export const photoLinkTexts = { name: "photos", neutral: photoLink, argentine: photoLinkAr } as const;
