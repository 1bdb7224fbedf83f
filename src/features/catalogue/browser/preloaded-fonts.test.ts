import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { preloadedFonts } from "./preloaded-fonts";

const FILE = "/storage/styles/geist.woff2?v=1";
const FACE = `@font-face{font-family:"Geist";src:url(${FILE}) format("woff2");font-display:swap}`;
const REST = ":root{--kraft:url(/kraft.webp)}";
const html = preloadedFonts({ faces: FACE + REST, fonts: [FILE] });

it("has the faces right before the script that asks for them", () => {
  expect(html.startsWith(`<style>${FACE}${REST}</style><script data-fonts="${FILE}">`)).toBe(true);
});

interface Line {
  saveData?: boolean;
  rtt?: number;
}

/** What the script does on such a line, on a device that keeps this much. */
function fontsAskedFor(connection: Line | undefined, localStorage: Record<string, unknown>) {
  const script = /<script[^>]*>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const style = { textContent: FACE + REST };
  runInNewContext(script, {
    navigator: { connection },
    localStorage,
    document: {
      currentScript: { dataset: { fonts: FILE }, previousSibling: style },
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
  ["saved", { rtt: 50, saveData: true }, { before: [], after: [], waits: true }],
])("its fonts on a line that is %s", (_what, line, expected) => {
  expect(fontsAskedFor(line, {})).toEqual(expected);
});

it("on a slow line the next page has the fonts", () => {
  const device = {};
  fontsAskedFor({ rtt: 150 }, device);
  expect(fontsAskedFor({ rtt: 150 }, device)).toEqual({ before: [`preload ${FILE}`], after: [], waits: false });
});
