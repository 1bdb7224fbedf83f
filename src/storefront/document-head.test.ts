import { describe, expect, it } from "vitest";
import { catalogue } from "~/copy/catalogue";
import type { Frame } from "~/features/catalogue/parts/frame";
import { pageHead } from "./document-head";

const theme = {
  styleId: 1,
  firstCustomColor: null,
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
};
const frame = (shop: object = {}, base = "") =>
  ({
    base,
    origin: "https://casa.vidriera.test",
    copy: catalogue,
    shop: { name: "Casa", description: null, tagline: null, logo: null, cover: null, productCount: 3, theme, ...shop },
  }) as unknown as Frame;

describe("the head of a shop's page", () => {
  it("has a canonical URL, a description, a picture and its neighbouring pages", () => {
    const list = { page: 2, pages: 3, pathOf: (page: number) => (page === 1 ? "/mates" : `/mates/${page}`) };
    expect(pageHead(frame(), { title: "Mates", path: "/mates/2", list })).toMatchObject({
      title: "Mates · Casa",
      description: "Catálogo de Casa: productos, precios y pedidos por WhatsApp.",
      robots: undefined,
      alternates: { canonical: "https://casa.vidriera.test/mates/2" },
      pagination: { previous: "https://casa.vidriera.test/mates", next: "https://casa.vidriera.test/mates/3" },
      manifest: "/manifest.webmanifest",
      openGraph: {
        images: { url: expect.stringMatching(/^https:\/\/casa\.vidriera\.test\/catalogo\/tarjeta\/tienda-/) },
      },
    });
  });

  it("has no previous page on the first one and no next page on the last one", () => {
    const list = { page: 1, pages: 1, pathOf: String };
    expect(pageHead(frame(), { path: "/", list }).pagination).toEqual({ previous: undefined, next: undefined });
  });

  it.each([
    ["a style preview", frame({}, "/~celia"), false],
    ["a suspended shop", frame({ suspended: true }), false],
    ["the cart", frame(), true],
  ])("keeps search engines from %s", (_what, of, hidden) => {
    const head = pageHead(of, { path: "/catalogo", hidden });
    expect(head.robots).toEqual({ index: false });
    expect(head.openGraph).toBeUndefined();
  });

  it("sets the real page as the canonical URL of a style preview", () => {
    const head = pageHead(frame({}, "/~celia"), { path: "/catalogo" });
    expect(head.alternates).toEqual({ canonical: "https://casa.vidriera.test/catalogo" });
    expect(head.manifest).toBeUndefined();
  });
});
