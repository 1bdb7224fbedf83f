import { measureEdge } from "./edge.ts";
import { timeFirstStart } from "./first-start.ts";
import { measureLanding } from "./landing.ts";
import { rateByLighthouse } from "./lighthouse.ts";
import { timeManyShops } from "./many-shops.ts";
import { measurePages } from "./measure-pages.ts";
import { measurePanel } from "./panel.ts";
import type { Part } from "./part.ts";
import { timePhone } from "./phone.ts";
import { measurePhotos } from "./photos.ts";
import { timePricing } from "./pricing.ts";
import { reportEdge } from "./report-edge.ts";
import { reportImport } from "./report-import.ts";
import { reportLanding } from "./report-landing.ts";
import { reportLighthouse } from "./report-lighthouse.ts";
import { reportPages } from "./report-pages.ts";
import { reportPanel } from "./report-panel.ts";
import { reportPhone } from "./report-phone.ts";
import { reportPhotos } from "./report-photos.ts";
import { reportPricing } from "./report-pricing.ts";
import { reportScale } from "./report-scale.ts";
import { reportSearch } from "./report-search.ts";
import { reportShops } from "./report-shops.ts";
import { reportStart } from "./report-start.ts";
import { reportVisits } from "./report-visit.ts";
import { timeScale } from "./scale.ts";
import { timeSearch } from "./search.ts";
import { timeShopImport } from "./shop-import.ts";
import { measureVisits } from "./visit.ts";

/** They run in this order, unless `--only` gives another. */
export const PARTS: readonly Part[] = [
  // speed, bytes and memory of shop pages, and some calls
  {
    name: "pages",
    limit: 620_000,
    needsChromium: true,
    needsLoadTool: true,
    needsServers: true,
    run: async (servers, options) => reportPages(await measurePages(servers, options)),
  },
  // whole visits: a page and everything that is asked for with it
  {
    name: "visit",
    limit: 480_000,
    needsChromium: true,
    needsLoadTool: true,
    needsServers: true,
    run: async (servers, options) => reportVisits(await measureVisits(servers, options)),
  },
  // what a visit asks for, one by one
  {
    name: "edge",
    limit: 720_000,
    needsLoadTool: true,
    needsServers: true,
    run: async (servers, options) => reportEdge(await measureEdge(servers, options)),
  },
  // first visits with a cheap phone
  {
    name: "phone",
    limit: 360_000,
    needsChromium: true,
    needsServers: true,
    run: async (servers, { quick }) => reportPhone(await timePhone(servers, { rounds: quick ? 1 : 5 })),
  },
  // Lighthouse's scores
  {
    name: "lighthouse",
    limit: 900_000,
    needsChromium: true,
    needsServers: true,
    run: async (servers, { quick }) => reportLighthouse(await rateByLighthouse(servers, { rounds: quick ? 1 : 5 })),
  },
  // the scripts of the site's home page, and Lighthouse's scores
  {
    name: "landing",
    limit: 240_000,
    needsChromium: true,
    needsServers: true,
    run: async (servers, { quick }) => reportLanding(await measureLanding(servers, { rounds: quick ? 1 : 5 })),
  },
  // the scripts of the panel's screens, and how fast they answer a touch
  {
    name: "panel",
    limit: 300_000,
    needsChromium: true,
    needsServers: true,
    run: async (servers, { quick }) => reportPanel(await measurePanel(servers, { rounds: quick ? 3 : 9 })),
  },
  // bytes and taps of products that are made from photos
  {
    name: "photos",
    limit: 300_000,
    needsChromium: true,
    needsServers: true,
    run: async (servers) => reportPhotos(await measurePhotos(servers)),
  },
  // a shop moves in with its photos
  {
    name: "import",
    limit: 1_800_000,
    onlyByName: true, // its photos take many minutes
    needsLoadTool: true,
    needsServers: true,
    run: async (servers, { quick }) => reportImport(await timeShopImport(servers, { products: quick ? 200 : 2_000 })),
  },
  // carts and catalogues with promotions
  {
    name: "pricing",
    limit: 180_000,
    needsServers: true,
    run: async (servers, { quick }) => reportPricing(await timePricing(servers, { rounds: quick ? 5 : 25 })),
  },
  // searches among two million products
  {
    name: "search",
    limit: 600_000,
    needsServers: false,
    run: async ({ quick }) =>
      reportSearch(await timeSearch({ products: quick ? 100_000 : 2_000_000, rounds: quick ? 10 : 50 })),
  },
  // a shop among 20,000 against a shop among 100
  {
    name: "scale",
    limit: 1_200_000,
    onlyByName: true, // it fills a database for minutes
    needsServers: false,
    run: async ({ quick }) => reportScale(await timeScale({ shops: quick ? 2_000 : 20_000, rounds: quick ? 40 : 200 })),
  },
  // the catalogues of many shops under load
  {
    name: "shops",
    limit: 480_000,
    needsLoadTool: true,
    needsServers: true,
    run: async (servers, { quick }) =>
      reportShops(
        await timeManyShops(servers, {
          count: quick ? 50 : 998,
          rounds: quick ? 1 : 5,
          seconds: quick ? 3 : 6,
          answers: quick ? 50_000 : 1_000_000,
        }),
      ),
  },
  // `npm start` in a fresh clone
  {
    name: "start",
    limit: 3_600_000,
    onlyByName: true, // it installs all packages six times
    needsServers: false,
    run: async ({ quick }) => reportStart(await timeFirstStart({ rounds: quick ? 1 : 3 })),
  },
];
