import { paintTokens } from "~/domain/theme/theme";
import type { CataloguePdf, PdfProduct } from "~/server/ports/catalogue-pdf";

export const pdfProduct = (over: Partial<PdfProduct> = {}): PdfProduct => ({
  name: "Mate",
  choices: null,
  price: "$\u00a01.500",
  per: "",
  before: null,
  offer: null,
  soldOut: null,
  minimum: null,
  url: "http://casa.localhost/catalogo/1-mate",
  photo: null,
  ...over,
});

export const pdfColours = (styleId: number, own: Partial<Parameters<typeof paintTokens>[0]> = {}) =>
  paintTokens(
    {
      styleId,
      firstCustomColor: null,
      secondCustomColor: null,
      bgCustomColor: null,
      textCustomColor: null,
      ...own,
    },
    "light",
  );

/** A catalogue of one product without pictures, in the style Guille. */
export function sampleCatalogue(over: Partial<CataloguePdf> = {}): CataloguePdf {
  return {
    format: "a4",
    style: "guille",
    colours: pdfColours(1),
    shop: {
      name: "Casa Ñandú 🧉",
      tagline: "Mates y más",
      url: "http://casa.localhost:3000",
      logo: null,
      cover: null,
      chat: "https://wa.me/5493415550100?text=Hola%20Casa",
    },
    title: "Catálogo",
    facts: ["Precios al 20/11/2026", "3 productos"],
    words: {
      scan: "Escaneá y pedí",
      order: "Pedí por WhatsApp",
      index: "En este catálogo",
      toIndex: "Índice",
      tap: "Tocá un producto",
      continued: "continuación",
      continues: (page) => `sigue en la página ${page}`,
      products: (count) => `${count} productos`,
    },
    sections: [{ heading: null, picture: null, products: [pdfProduct()] }],
    picture: async () => null,
    onProduct: async () => {},
    ...over,
  };
}
