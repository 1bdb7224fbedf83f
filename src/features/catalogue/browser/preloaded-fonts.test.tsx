import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PreloadedFonts } from "./preloaded-fonts";

const FILE = "/storage/styles/geist.woff2?v=1";
const FACE = `@font-face{font-family:"Geist";src:url(${FILE}) format("woff2");font-display:swap}`;
const REST = ":root{--kraft:url(/kraft.webp)}";
const TITLES = "/storage/styles/celia-title.css?v=1";
const html = renderToStaticMarkup(<PreloadedFonts faces={FACE + REST} fonts={[FILE]} titles={TITLES} />);

it("puts the font faces right before the script that requests them", () => {
  expect(html.startsWith(`<style>${FACE}${REST}</style><script data-fonts="${FILE}" data-titles="${TITLES}">`)).toBe(
    true,
  );
});

interface Line {
  saveData?: boolean;
  rtt?: number;
}

/** Runs the script with a given connection and localStorage, and returns the requests it made. */
function fontsAskedFor(connection: Line | undefined, localStorage: Record<string, unknown>, titles?: string) {
  const script = /<script[^>]*>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const style = { textContent: FACE + REST };
  runInNewContext(script, {
    navigator: { connection },
    localStorage,
    document: {
      currentScript: { dataset: { fonts: FILE, titles }, previousSibling: style },
      createElement: () => ({}),
      head: { append: ({ rel, href }: Record<string, string>) => asked.push(`${rel} ${href}`) },
    },
    addEventListener: (_load: string, listener: () => void) => waiting.push(listener),
    setTimeout: (then: () => void) => then(),
  });
  const before = [...asked];
  for (const listener of waiting) listener();
  return { before, after: asked.slice(before.length), waits: style.textContent === REST };
}

it.each([
  ["fast", { rtt: 50 }, { before: [`preload ${FILE}`], after: [], waits: false }],
  ["unknown", undefined, { before: [`preload ${FILE}`], after: [], waits: false }],
  ["slow", { rtt: 150 }, { before: [], after: [`prefetch ${FILE}`], waits: true }],
  ["in data-saver mode", { rtt: 50, saveData: true }, { before: [], after: [], waits: true }],
])("requests the fonts at the right time when the connection is %s", (_what, line, expected) => {
  expect(fontsAskedFor(line, {})).toEqual(expected);
});

it("waits for the title font alone on a slow connection, beside the page's sheet", () => {
  expect(fontsAskedFor({ rtt: 300 }, {}, TITLES)).toEqual({
    before: [`stylesheet ${TITLES}`],
    after: [`prefetch ${FILE}`],
    waits: true,
  });
  expect(fontsAskedFor({ rtt: 300, saveData: true }, {}, TITLES).before).toEqual([]);
  expect(fontsAskedFor({ rtt: 50 }, {}, TITLES).before).toEqual([`preload ${FILE}`]);
  expect(fontsAskedFor({ rtt: 300 }, { letters: FILE }, TITLES).before).toEqual([`preload ${FILE}`]);
});

it("preloads the fonts on the next page after a slow connection prefetched them", () => {
  const device = {};
  fontsAskedFor({ rtt: 150 }, device);
  expect(fontsAskedFor({ rtt: 150 }, device)).toEqual({ before: [`preload ${FILE}`], after: [], waits: false });
});
