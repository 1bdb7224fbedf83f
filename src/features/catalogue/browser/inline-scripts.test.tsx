import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopAnalytics } from "../analytics/shop-analytics";
import type { Frame } from "../parts/frame";
import { INLINE_SCRIPTS } from "./inline-scripts";
import { preloadedFonts } from "./preloaded-fonts";
import { QueuedClicks } from "./queued-clicks";
import { ScrollRestoration } from "./scroll-restoration";
import { VisitScript } from "./visit-script";

const frameOf = (name: string) =>
  ({
    base: "",
    appUrl: `https://${name}.test`,
    shop: { id: name.length, currency: "ARS", analytics: { ga4: `G-${name}`, pixel: null } },
  }) as unknown as Frame;

it.each([
  ["VisitScript", (frame: Frame) => renderToStaticMarkup(<VisitScript frame={frame} id={frame.shop.id} found={3} />)],
  ["ShopAnalytics", (frame: Frame) => renderToStaticMarkup(<ShopAnalytics frame={frame} />)],
  ["EarlyTaps", () => renderToStaticMarkup(<QueuedClicks />)],
  ["BackPlace", () => renderToStaticMarkup(<ScrollRestoration />)],
  [
    "earlyFonts",
    (frame: Frame) => preloadedFonts({ faces: "", fonts: [`/storage/styles/${frame.shop.id}.woff2?v=1`] }),
  ],
])("%s renders a script that the CSP allows, the same for every shop", (_name, render) => {
  for (const name of ["una", "otra-tienda"]) {
    const [, text] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(render(frameOf(name))) ?? [];
    expect(INLINE_SCRIPTS).toContain(text);
  }
});

it("has no inline script missing from the list: move it to a file or add it to inline-scripts", () => {
  const folder = join(import.meta.dirname, "..");
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const inline = texts.flatMap((text) =>
    [...text.matchAll(/<script\b[^>]*__html: ([^}]+?) \}/g)].map(([, code]) => code),
  );
  expect(inline.sort()).toEqual(["QUEUED_CLICKS", "QUEUED_EVENTS", "SCROLL_RESTORATION", "VISIT", "jsonLd(things)"]);
});

it.each(INLINE_SCRIPTS)("script %# survives HTML parsing unchanged, so its CSP hash matches", (script) => {
  expect(script).not.toMatch(/<\/|<!--|<script|\r/);
});
