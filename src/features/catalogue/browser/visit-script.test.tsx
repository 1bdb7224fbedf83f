import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Frame } from "../parts/frame";
import { VISIT_EVENT } from "./track-visit";
import { type PageFacts, VisitScript } from "./visit-script";

const PANEL = "http://localhost:3000";
const SHOP = "http://demo.localhost:3000";

interface Opened {
  facts?: PageFacts;
  referrer?: string;
  query?: string;
  /** Initial sessionStorage. */
  kept?: Record<string, string>;
  framed?: boolean;
}

const scriptOf = (facts: PageFacts, base = "") =>
  renderToStaticMarkup(<VisitScript frame={{ base, appUrl: `${PANEL}/` } as Frame} {...facts} />);

/** Runs the script with stubbed browser globals and returns the beacons it sent. */
function open({ facts = {}, referrer = "", query = "", kept = {}, framed = false }: Opened = {}) {
  const told: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {};
  const html = scriptOf(facts);
  const dataset = Object.fromEntries(
    [...html.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  runInNewContext(html.replace(/^<script[^>]*>|<\/script>$/g, ""), {
    navigator: {
      sendBeacon: (path: string, body: string) => told.push([path, JSON.parse(body)]),
    },
    location: { host: new URL(SHOP).host, search: query },
    document: { referrer, currentScript: { dataset } },
    sessionStorage: kept,
    URLSearchParams,
    self,
    top: framed ? {} : self,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  });
  const tap = (href: string, dataset = {}) =>
    listeners.get("click")?.({ button: 0, target: { closest: () => ({ href, dataset }) } });
  const tell = (detail: object) => listeners.get(VISIT_EVENT)?.({ detail });
  return { kept, tap, tell, told: () => told.splice(0).map((one) => (one as [string, object])[1]), all: told };
}

test("sends the referrer on a session's first page only", () => {
  const first = open({ referrer: "https://l.instagram.com/?u=x" });
  expect(first.all).toEqual([["/api/visit", { kind: "VISIT", host: "l.instagram.com", mark: "" }]]);
  const next = open({ facts: { id: 7 }, referrer: `${SHOP}/`, kept: first.kept });
  expect(next.told()).toEqual([{ kind: "VISIT", id: 7 }]);
  expect(open({ referrer: `${SHOP}/catalogo` }).told()).toEqual([{ kind: "VISIT" }]);
});

test.each([
  ["?desde=qr", "qr"],
  ["?utm_source=boletin", "boletin"],
  ["?desde=qr&utm_source=x", "qr"],
])("reads the campaign mark of %s", (query, mark) => {
  expect(open({ query }).told()).toEqual([{ kind: "VISIT", host: "", mark }]);
});

test("sends the query and the number of results of a search", () => {
  const kept = { visit: "1" };
  expect(open({ query: `?q=${"a".repeat(90)}`, facts: { found: 0 }, kept }).told()).toEqual([
    { kind: "VISIT", term: "a".repeat(80), found: 0 },
  ]);
});

test("reports cart additions, chats and links", () => {
  const page = open({ kept: { visit: "1" } });
  page.told();
  page.tell({ kind: "CART_ADD", id: 7 });
  page.tap("https://wa.me/5491158749895?text=Hola");
  page.tap("https://casa.com/", { link: "3" });
  page.tap(`${SHOP}/catalogo`);
  expect(page.told()).toEqual([{ kind: "CART_ADD", id: 7 }, { kind: "WHATSAPP_OPEN" }, { kind: "LINK_CLICK", id: 3 }]);
});

test.each([
  ["comes from the panel", { referrer: `${PANEL}/compartir` }],
  ["came from it before", { kept: { visit: "own" } }],
  ["sees the preview", { framed: true }],
])("does not count the visits of the merchant, who %s", (_, opened) => {
  const page = open(opened);
  page.tell({ kind: "CART_ADD", id: 7 });
  page.tap("https://wa.me/5491158749895");
  expect(page.told()).toEqual([]);
  expect(page.kept.visit).toBe("own");
});

test("does not take an origin that only starts like the panel's for the panel", () => {
  expect(open({ referrer: "http://localhost:30001/" }).told()).toHaveLength(1);
});

test("renders no script in a style preview", () => {
  expect(scriptOf({}, "/~celia")).toBe("");
});
