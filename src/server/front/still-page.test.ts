import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { stillPage } from "./still-page";

const SHEET = '<link rel="stylesheet" href="/storage/styles/sol.css?v=1" data-precedence="style"/>';
const PHOTO = '<link rel="preload" as="image" imageSrcSet="/storage/images/a-160.webp 160w" fetchPriority="high"/>';
const FONT = '<link rel="preload" href="/_next/static/media/geist.woff2" as="font" crossorigin="" type="font/woff2"/>';
const EARLY = '<script>(function(t){addEventListener("click",function(e){t.push(e)})})([])</script>';
const FACTS = '<script type="application/ld+json">{"@type":"Store"}</script>';

const page = (mark: string, extra = "") =>
  `<!DOCTYPE html><html lang="es"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/>${FONT}${PHOTO}${SHEET}` +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<title>Sol</title><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  `<body><div hidden=""><!--$--><!--/$--></div><div class="p-home"${mark}>${EARLY}<p>3<!-- --> productos</p>${FACTS}</div>${extra}` +
  "<script>requestAnimationFrame(function(){$RT=performance.now()});</script>" +
  '<script src="/_next/static/chunks/c.js" id="_R_" async=""></script><script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a:\\"$S\\"<p>"])</script></body></html>';

const MARK = ' data-still="/storage/scripts/visitor-A.js /storage/scripts/part-B.js"';

it("is left without Next's scripts and their hints, and given its own", () => {
  const still = stillPage(page(MARK));
  expect(still).not.toMatch(/_next\/static\/chunks|__next|_R_|\$RT|TURBOPACK|preconnect|as="script"|<!--/);
  expect(still).toContain('<script type="module" fetchpriority="low" src="/storage/scripts/visitor-A.js"></script>');
  expect(still).toContain('<link rel="modulepreload" href="/storage/scripts/part-B.js" fetchpriority="low"/></head>');
});

it("begins with its own script only once the whole page is there", () => {
  expect(stillPage(page(MARK))).not.toMatch(/\basync\b/);
});

it("keeps what is not Next's: the first script, structured data, words", () => {
  const still = stillPage(page(MARK));
  for (const part of [EARLY, FACTS, PHOTO, "<title>Sol</title>", "<p>3 productos</p>", "</body></html>"])
    expect(still).toContain(part);
});

it("asks for its sheet first", () => {
  expect(stillPage(page(MARK).replace(FONT, ""))).toContain(`<head><meta charSet="utf-8"/>${SHEET}${PHOTO}`);
});

const FACE =
  '@font-face{font-family:"Geist";src:url(/_next/static/media/geist.woff2) format("woff2");font-display:swap}';
const dressed = stillPage(
  page(MARK)
    .replace('push([1,"', `push([1,"${FACE}`)
    .replace("</head>", `<style>${FACE}:root{--bg:#fff}</style></head>`),
);

it("has the faces of its fonts before the script that asks for them, once, and its colours where they were", () => {
  expect(dressed).toMatch(/<head><meta[^>]*><style>@font-face\{[^<]*:swap\}<\/style><script>/);
  expect(dressed.split("@font-face").length).toBe(2);
  expect(dressed).toContain("<style>:root{--bg:#fff}</style>");
});

interface Line {
  saveData?: boolean;
  rtt?: number;
}

/** What the page's font script does on such a line, on a device that keeps this much. */
function fontsAskedFor(connection: Line | undefined, localStorage: Record<string, unknown>) {
  const script = /<script>(\(function\(f,c,s\)[\s\S]*?)<\/script>/.exec(dressed)?.[1] ?? "";
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const style = { textContent: FACE };
  runInNewContext(script, {
    navigator: { connection },
    localStorage,
    document: {
      currentScript: { previousSibling: style },
      createElement: () => ({}),
      head: { append: ({ rel, href }: Record<string, string>) => asked.push(`${rel} ${href}`) },
    },
    addEventListener: (_load: string, listener: () => void) => waiting.push(listener),
    setTimeout: (then: () => void) => then(),
  });
  const before = [...asked];
  for (const listener of waiting) listener();
  return { before, after: asked.slice(before.length), waits: /:optional/.test(style.textContent) };
}

const FILE = "/_next/static/media/geist.woff2";

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

it("has no script at all where none is named", () => {
  expect(stillPage(page(' data-still=""'))).not.toMatch(/__next|storage\/scripts/);
});

it.each([
  ["does not say so", page("")],
  ["says so only in a text", page("", "<p>&lt;div data-still=&quot;/x.js&quot;</p>")],
  ["came in parts that a script puts together", page(MARK, '<template id="B:0"></template>')],
])("a page that %s stays as it is", (_what, html) => {
  expect(stillPage(html)).toBe(html);
});
