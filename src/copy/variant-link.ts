import type { DeepPartial } from "~/copy/merge";

/** The link to a product's variants in its form. */
export const variantLink = {
  title: "Variantes",
  /** For the product form. */
  link: { add: "Agregar tallas, colores…", edit: "Editar variantes" },
  linkHint: "Tallas, colores, sabores: cada uno con su precio y su stock.",
  linkSaves: "El producto se guarda y sigues con sus tallas, colores o sabores.",
};

export const variantLinkAr: DeepPartial<typeof variantLink> = {
  link: { add: "Agregar talles, colores…" },
  linkHint: "Talles, colores, sabores: cada uno con su precio y su stock.",
  linkSaves: "El producto se guarda y seguís con sus talles, colores o sabores.",
};

export const variantLinkTexts = { name: "variant", neutral: variantLink, argentine: variantLinkAr } as const;
