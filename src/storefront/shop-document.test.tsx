import { expect, it } from "vitest";
import { catalogue } from "~/copy/catalogue";
import type { Frame } from "~/features/catalogue/parts/frame";
import { type PageHead, pageHead } from "./document-head";
import { shopDocument } from "./shop-document";

const theme = {
  styleId: 7,
  firstCustomColor: null,
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
};
const frame = {
  base: "",
  appUrl: "https://vidriera.test/",
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

const made = (head: PageHead, scripted?: boolean) =>
  shopDocument(frame, { head, body: <main id="contenido">mates & «bombillas»</main>, scripted });
const headOf = (html: string) => html.slice(0, html.indexOf("</head>"));
const list = { page: 2, pages: 3, pathOf: (page: number) => (page === 1 ? "/mates" : `/mates/${page}`) };

it("uses the shop's style and requests its stylesheet before anything but the fonts", () => {
  const html = made(pageHead(frame, { title: "Mates", path: "/mates/2", list }));
  expect(html.startsWith('<!DOCTYPE html><html lang="es-AR" data-style="benito"><head><meta charSet="utf-8"/>')).toBe(
    true,
  );
  expect(html).toMatch(
    /<head><meta[^>]*><style>@font-face[^<]*<\/style><script data-fonts="[^"]*">[^<]*<\/script><link rel="stylesheet"/,
  );
  for (const part of [
    "/storage/styles/benito.css?v=",
    "--kraft:url(/storage/styles/kraft.webp?v=",
    'media="(prefers-color-scheme: dark)"',
    '<link rel="icon" href="/catalogo/icono/',
    '<link rel="apple-touch-icon" href="/catalogo/icono/',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
  ])
    expect(headOf(html), part).toContain(part);
  expect(html).toContain('<body><main id="contenido">mates &amp; «bombillas»</main></body></html>');
  expect(html).not.toContain("_next");
});

it("can inline critical CSS and load its stylesheet at the end", () => {
  const html = shopDocument(frame, {
    head: pageHead(frame, { path: "/" }),
    body: <main className="btn" />,
    styles: "inlined",
  });
  expect(headOf(html)).not.toContain('rel="stylesheet"');
  expect(headOf(html)).toContain(".btn{");
  expect(html).toMatch(/<main class="btn"><\/main><link rel="stylesheet" href="[^"]+"\/><\/body><\/html>$/);
});

it("waits on lists of products for their part of the style only", () => {
  const head = headOf(shopDocument(frame, { head: pageHead(frame, { path: "/" }), body: <main />, styles: "listing" }));
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"?]+)\?v=[0-9a-f]{8}"\/>/g)];
  expect(sheets.map(([, path]) => path)).toEqual(["/storage/styles/benito-listing.css"]);
});

it("has canonical, previous and next links and Open Graph metadata", () => {
  const head = headOf(made(pageHead(frame, { title: "Mates", path: "/mates/2", list })));
  for (const part of [
    "<title>Mates · Casa &lt;b&gt; &amp; Cía.</title>",
    '<link rel="canonical" href="https://casa.vidriera.test/mates/2"/>',
    '<link rel="prev" href="https://casa.vidriera.test/mates"/>',
    '<link rel="next" href="https://casa.vidriera.test/mates/3"/>',
    '<meta property="og:title" content="Mates"/>',
    '<meta property="og:url" content="https://casa.vidriera.test/mates/2"/>',
    '<meta property="og:image" content="https://casa.vidriera.test/catalogo/tarjeta/tienda-',
    '<meta property="og:image:width" content="',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ])
    expect(head, part).toContain(part);
  expect(head).not.toContain("noindex");
});

it("is not indexed when it is hidden", () => {
  const head = headOf(made(pageHead(frame, { title: "Buscar", path: "/catalogo/buscar", hidden: true })));
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(head).not.toMatch(/og:|twitter:|canonical/);
});

it("includes the visitor script only on pages that need it", () => {
  const head = pageHead(frame, { path: "/" });
  const html = made(head, true);
  expect(html).toMatch(
    /<script type="module" fetchPriority="low" src="\/storage\/scripts\/visitor-\w+\.js"><\/script>/,
  );
  expect(made(head)).not.toContain("/storage/scripts/");
});

it("loads the preview script in a preview, and preloads no photos before the frame's width is known", () => {
  const photo = <img src="/mate-320.webp" srcSet="/mate-160.webp 160w, /mate-320.webp 320w" sizes="50vw" alt="" />;
  const head = pageHead(frame, { path: "/catalogo", hidden: true });
  const seen = shopDocument(frame, { head, body: photo });
  const preview = shopDocument(frame, { head, body: photo, preview: "still" });
  expect(seen).toContain('<link rel="preload" as="image"');
  expect(seen).not.toContain("data-panel");
  expect(preview).not.toContain('rel="preload"');
  expect(preview).toContain("/mate-320.webp 320w");
  expect(preview).toMatch(
    /<script type="module" src="\/storage\/scripts\/preview-\w+\.js" data-preview="still" data-panel="https:\/\/vidriera\.test"><\/script>/,
  );
});
