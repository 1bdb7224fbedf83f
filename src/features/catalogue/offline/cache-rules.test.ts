import { describe, expect, it } from "vitest";
import { filesOf, isFile, markCached, mayCachePage, pageRule, photoHash } from "./cache-rules";

describe("what a phone keeps of a shop", () => {
  it.each([
    ["/", "keep"],
    ["/catalogo", "keep"],
    ["/catalogo/12-mate", "keep"],
    ["/catalogo/carrito", "keep"],
    ["/mates-y-termos/2", "keep"],
    ["/catalogo/pedidos-especiales", "keep"],
    ["/catalogo/buscar", "network"],
    ["/catalogo/pedido/0123abcd", "never"],
    ["/api/auth/session", "never"],
    ["/api", "never"],
    ["/~celia/catalogo", "never"],
    ["/catalogo/muestra", "never"],
    ["/mis-links/muestra", "never"],
    ["/mis-links", "keep"],
  ] as const)("%s: %s", (path, rule) => expect(pageRule(path)).toBe(rule));

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
  it("is whole pages that may be stored", () => expect(mayCachePage(page())).toBe(true));
  it.each([
    ["an error", page({ status: 404 })],
    ["another address", page({ redirected: true })],
    ["another site", page({ type: "opaque" })],
    ["what is no page", page({}, { "content-type": "application/json" })],
    ["what is not to be stored", page({}, { "cache-control": "private, no-store" })],
  ])("is not %s", (_what, answer) => expect(mayCachePage(answer)).toBe(false));

  it("is the files that a page names, in its tags and in its data", () => {
    const html = `<script data-fonts="/storage/styles/geist.woff2?v=1a"></script><link href='/storage/styles/sol.css?v=1a'>
      <script src="/storage/scripts/visitor-A1.js"></script><link rel="modulepreload" href="/storage/scripts/part-B2.js">
      <style>@font-face{src:url(/storage/styles/geist.woff2?v=1a)}</style><a href="/catalogo">
      <div data-island="buy-box" data-src="/storage/scripts/buy-box-C3.js /storage/scripts/part-B2.js">`;
    expect(filesOf(html)).toEqual([
      "/storage/styles/geist.woff2?v=1a",
      "/storage/styles/sol.css?v=1a",
      "/storage/scripts/visitor-A1.js",
      "/storage/scripts/part-B2.js",
      "/storage/scripts/buy-box-C3.js",
    ]);
    expect(filesOf(html).every((file) => isFile(file))).toBe(true);
    expect(filesOf("<p>")).toEqual([]);
  });

  it("is photos by what they show", () => {
    expect(photoHash(`/storage/images/${"a".repeat(32)}-320.webp`)).toBe("a".repeat(32));
    expect(photoHash("/storage/images/app/logo.png")).toBeNull();
  });

  it("says when it was kept", () => {
    expect(markCached('<!doctype html><html lang="es">', "12")).toBe('<!doctype html><html data-kept="12" lang="es">');
  });
});
