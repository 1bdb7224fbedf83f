import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SharePictureContent } from "~/domain/catalogue/share-picture/share-picture";
import { plainTheme } from "~/domain/theme/choice";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import { paintTokens } from "~/domain/theme/theme";
import { drawPicture } from "./draw-picture";

const product = (id: number, before: string | null) => ({
  id,
  name: `Taza ${id}`,
  note: null,
  price: { from: null, sign: "$", number: "8.900", before },
  badge: null,
  photo: null,
});

const collageOf = (style: SharePictureContent["style"], befores: readonly (string | null)[]): SharePictureContent => ({
  format: "status",
  style,
  colours: paintTokens(plainTheme(style), "light"),
  shop: { name: "La Espiga", tagline: null, logo: null },
  title: "Ofertas",
  products: befores.map((before, index) => product(index + 1, before)),
  order: "Pedilo acá",
  address: { web: "la-espiga.vidriera.test", street: null },
});

describe.each(STYLE_PRESETS.map(({ key }) => key))("a collage in %s", (style) => {
  it.each(["status", "post"] as const)("strikes through the previous prices of four offers in a %s", (format) => {
    const content = { ...collageOf(style, ["$ 10.100", "$ 10.200", null, "$ 10.400"]), format };
    const markup = renderToStaticMarkup(drawPicture(content, () => null));
    const struck = [...markup.matchAll(/text-decoration:line-through">([^<]*)</g)].map(([, text]) => text);
    expect(struck).toEqual(["$ 10.100", "$ 10.200", "$ 10.400"]);
  });
});
