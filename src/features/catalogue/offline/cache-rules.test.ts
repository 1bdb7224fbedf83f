import { describe, expect, it } from "vitest";
import { filesOf, isFile, markCached, mayCachePage, pageRule, photoHash } from "./cache-rules";

describe("offline cache rules", () => {
  it.each([
    ["/", "keep"],
    ["/catalogo", "keep"],
    ["/catalogo/12-mate", "keep"],
    ["/catalogo/carrito", "keep"],
    ["/mates-y-termos/2", "keep"],
    ["/catalogo/pedidos-especiales", "keep"],
    ["/catalogo/pedidos", "keep"],
    ["/catalogo/buscar", "network"],
    ["/catalogo/pedido/0123abcd", "never"],
    ["/api/auth/session", "never"],
    ["/api", "never"],
    ["/~celia/catalogo", "never"],
    ["/catalogo/muestra", "never"],
    ["/mis-links/muestra", "never"],
    ["/mis-links", "keep"],
  ] as const)("applies to %s the rule %s", (path, rule) => expect(pageRule(path)).toBe(rule));

  const page = (over: object = {}, headers: Record<string, string> = {}) => ({
    status: 200,
    type: "basic",
    redirected: false,
    headers: new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0",
      ...headers,
    }),
    ...over,
  });
  it("caches a complete page that may be stored", () => expect(mayCachePage(page())).toBe(true));
  it.each([
    ["an error response", page({ status: 404 })],
    ["a redirected response", page({ redirected: true })],
    ["a cross-origin response", page({ type: "opaque" })],
    ["a response that is not HTML", page({}, { "content-type": "application/json" })],
    ["a no-store response", page({}, { "cache-control": "private, no-store" })],
  ])("does not cache %s", (_what, answer) => expect(mayCachePage(answer)).toBe(false));

  it("finds the files that a page references, in its tags and in its data attributes", () => {
    const html = `<script data-fonts="/storage/styles/geist.woff2?v=1a,/storage/styles/kalam.woff2?v=1a"></script><link href='/storage/styles/sol.css?v=1a'>
      <script src="/storage/scripts/visitor-A1.js"></script><link rel="modulepreload" href="/storage/scripts/part-B2.js">
      <style>@font-face{src:url(/storage/styles/geist.woff2?v=1a)}</style><a href="/catalogo">
      <div data-island="buy-box" data-src="/storage/scripts/buy-box-C3.js /storage/scripts/part-B2.js">`;
    expect(filesOf(html)).toEqual([
      "/storage/styles/geist.woff2?v=1a",
      "/storage/styles/kalam.woff2?v=1a",
      "/storage/styles/sol.css?v=1a",
      "/storage/scripts/visitor-A1.js",
      "/storage/scripts/part-B2.js",
      "/storage/scripts/buy-box-C3.js",
    ]);
    expect(filesOf(html).every((file) => isFile(file))).toBe(true);
    expect(filesOf("<p>")).toEqual([]);
  });

  it("identifies a photo by its content hash", () => {
    expect(photoHash(`/storage/images/${"a".repeat(32)}-320.webp`)).toBe("a".repeat(32));
    expect(photoHash("/storage/images/app/logo.png")).toBeNull();
  });

  it("stamps a cached page with its time", () => {
    expect(markCached('<!doctype html><html lang="es">', "12")).toBe('<!doctype html><html data-kept="12" lang="es">');
  });
});
