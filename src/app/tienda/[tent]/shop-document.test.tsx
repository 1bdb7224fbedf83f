import { expect, it } from "vitest";
import { catalogue } from "~/copy/catalogue";
import type { Frame } from "~/features/catalogue/frame";
import { pageHead } from "./page-head";
import { documentAnswer } from "./shop-document";

const theme = {
  styleId: 7,
  firstCustomColor: null,
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
};
const frame = {
  base: "",
  origin: "https://casa.vidriera.test",
  copy: catalogue,
  shop: {
    name: "Casa <b> & Cía.",
    description: null,
    tagline: null,
    logo: null,
    cover: null,
    productCount: 3,
    countryId: 1,
    theme,
  },
} as unknown as Frame;

const headOf = (html: string) => html.slice(0, html.indexOf("</head>"));

it("makes a hidden page of a shop, dressed in its style, that nobody keeps or finds", async () => {
  const head = pageHead(frame, { title: "Buscar", path: "/catalogo/buscar", hidden: true });
  const answer = documentAnswer({ frame, head, children: <main id="contenido">mates & «bombillas»</main> });
  const html = await answer.text();
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(html.startsWith('<!DOCTYPE html><html lang="es-AR" data-style="benito"><head><meta charSet="utf-8"/>')).toBe(
    true,
  );
  expect(headOf(html)).toContain("<title>Buscar · Casa &lt;b&gt; &amp; Cía.</title>");
  for (const part of [
    '<meta name="robots" content="noindex"/>',
    '<meta name="referrer" content="no-referrer"/>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    '<link rel="icon" href="/catalogo/icono/',
    '<link rel="apple-touch-icon" href="/catalogo/icono/',
    "/storage/styles/benito.css?v=",
    "--kraft:url(/storage/styles/kraft.webp?v=",
    'media="(prefers-color-scheme: dark)"',
  ])
    expect(headOf(html), part).toContain(part);
  expect(html).not.toContain("og:");
  expect(html).toContain('<body><main id="contenido">mates &amp; «bombillas»</main></body></html>');
  expect(html).not.toContain("_next");
});
