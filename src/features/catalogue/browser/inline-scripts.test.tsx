import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as scripts from "~/generated/inline/scripts";
import { ShopAnalytics } from "../analytics/shop-analytics";
import type { Frame } from "../parts/frame";
import { InlineScript } from "./inline-script";
import { INLINE_SCRIPTS } from "./inline-scripts";
import { PreloadedFonts } from "./preloaded-fonts";
import { VisitScript } from "./visit-script";

const frameOf = (name: string) =>
  ({
    base: "",
    appUrl: `https://${name}.test`,
    shop: { id: name.length, currency: "ARS", analytics: { ga4: `G-${name}`, pixel: null } },
  }) as unknown as Frame;

it.each([
  ["VisitScript", (frame: Frame) => <VisitScript frame={frame} id={frame.shop.id} found={3} />],
  ["ShopAnalytics", (frame: Frame) => <ShopAnalytics frame={frame} />],
  [
    "PreloadedFonts",
    (frame: Frame) => <PreloadedFonts faces="" fonts={[`/storage/styles/${frame.shop.id}.woff2?v=1`]} />,
  ],
])("%s renders a script that the CSP allows, the same for every shop", (_name, elementOf) => {
  for (const name of ["una", "otra-tienda"]) {
    const html = renderToStaticMarkup(elementOf(frameOf(name)));
    const [, text] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(INLINE_SCRIPTS).toContain(text);
  }
});

it("puts a script's data into attributes, escaped, and leaves out what is missing", () => {
  const data = { panel: '"><script>', id: 0, found: undefined };
  expect(renderToStaticMarkup(<InlineScript code="run()" data={data} />)).toBe(
    '<script data-panel="&quot;&gt;&lt;script&gt;" data-id="0">run()</script>',
  );
});

const folder = join(import.meta.dirname, "..");
const files = readdirSync(folder, { recursive: true }).map(String);

it("lists the script of every *.inline.ts: add it to inline-scripts", () => {
  const names = files
    .filter((file) => file.endsWith(".inline.ts"))
    .map((file) => basename(file, ".inline.ts").replaceAll("-", "_").toUpperCase());
  const texts = Object.entries(scripts).flatMap(([name, text]) => (names.includes(name) ? [text] : []));
  expect(texts.length).toBe(names.length);
  expect([...INLINE_SCRIPTS].sort()).toEqual(texts.sort());
});

it("renders no inline script but those: move it to a *.inline.ts", () => {
  const texts = files
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const found = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code]) => code)).sort();
  expect(found(/<script\b[^>]*__html: ([^}]+?) \}/g)).toEqual(["code", "jsonLd(things)"]);
  expect(found(/<InlineScript\b[^/]*code=\{([^}]+)\}/g)).toEqual([
    "CLOSED_NOTICE",
    "COUPON_MEMORY",
    "LIST_MEMORY",
    "LIST_MEMORY",
    "LIST_MEMORY",
    "PRELOADED_FONTS",
    "QUEUED_CLICKS",
    "QUEUED_EVENTS",
    "SCROLL_RESTORATION",
    "VISIT",
  ]);
});

it.each(INLINE_SCRIPTS)("script %# survives HTML parsing unchanged, so its CSP hash matches", (script) => {
  expect(script).not.toMatch(/<\/|<!--|<script|\r/);
});
