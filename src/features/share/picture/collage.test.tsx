import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SharePictureContent } from "~/domain/catalogue/share-picture/share-picture";
import { plainTheme } from "~/domain/theme/choice";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import { paintTokens } from "~/domain/theme/theme";
import { drawPicture } from "./draw-picture";
import type { ImageIn } from "./pieces";

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

  it.each(["status", "post"] as const)("says in a %s that a price is the lowest of several", (format) => {
    const offers = collageOf(style, [null, null, null, null]);
    const products = offers.products.map((each) => ({
      ...each,
      price: { from: "Desde", sign: "$", number: "8.900", before: null },
    }));
    const markup = renderToStaticMarkup(drawPicture({ ...offers, format, products }, () => null));
    expect(markup.match(/>Desde</g)).toHaveLength(4);
    expect(markup).not.toContain("line-through");
  });
});

describe.each(["status", "post"] as const)("a collage as a %s", (format) => {
  it.each(STYLE_PRESETS.flatMap(({ key }) => [2, 4, 6].map((count) => [key, count] as const)))(
    "in %s says the units of %d prices",
    (style, count) => {
      const offers = collageOf(style, Array<null>(count).fill(null));
      const products = offers.products.map((each) => ({
        ...each,
        price: { from: null, sign: "$", number: "118.900 por docena", before: null },
      }));
      const markup = renderToStaticMarkup(drawPicture({ ...offers, format, products }, () => null));
      expect(markup.match(/118\.900 por docena/gi)).toHaveLength(count);
      expect(markup).not.toContain("…");
    },
  );

  const cases = [2, 3, 4, 5, 6].flatMap((count) => [["benito", count, 1.18] as const, ["sol", count, 1.36] as const]);
  it.each(cases)(
    "in %s shows the photos of %d products about square, so that nothing is cut off",
    (style, count, most) => {
      const photo = { hash: "0".repeat(32), width: 800, height: 800 };
      const offers = collageOf(style, Array<string>(count).fill("$ 10.400"));
      const products = offers.products.map((each) => ({ ...each, name: "Juego de té de porcelana para seis", photo }));
      const photos = new Map<number, number>();
      const note: ImageIn = (of, width, height) => {
        if (of !== "logo") photos.set(of, width / height);
        return null;
      };
      renderToStaticMarkup(drawPicture({ ...offers, format, products }, note));
      expect([...photos.keys()].sort()).toEqual(products.map((_, index) => index));
      for (const ratio of photos.values()) {
        expect(ratio).toBeGreaterThan(0.78);
        expect(ratio).toBeLessThan(most);
      }
    },
  );

  it("in Benito keeps a long name, a long address and a price of nine digits within the picture", () => {
    const shop = { name: "Almacén de Artesanías y Regalos del Litoral", tagline: null, logo: null };
    const offers = collageOf("benito", ["$ 150.000.000", null, null, null]);
    const products = offers.products.map((each) => ({
      ...each,
      price: { from: null, sign: "$", number: "123.456.789", before: each.price?.before ?? null },
    }));
    const address = { web: "almacen-de-artesanias-del-litoral.vidriera.com.ar", street: null };
    const markup = renderToStaticMarkup(drawPicture({ ...offers, format, shop, products, address }, () => null));
    expect(markup).not.toContain("…");
    expect(markup.match(/123\.456\.789/g)).toHaveLength(4);
    expect(markup).toContain("$ 150.000.000");
  });
});
