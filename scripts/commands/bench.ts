// npm run bench [-- --quick] [--only part,part] [--json file]: measures the production build on a database of its own, and
// informs. It sends requests to 127.0.0.1 only; each part ends by itself within its limit after the build.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { needChromium } from "../chromium.ts";
import { explain, Failure, fail } from "../failure.mjs";
import { generate } from "../generate.ts";
import { weighPages } from "../bench/bytes.ts";
import { busyShare, findOtherPages, findPages, findTwins, measureRounds, median, tourShops } from "../bench/measure.ts";
import { timeCataloguePdf } from "../bench/catalogue-pdf.ts";
import { timeMadeProducts } from "../bench/made-products.ts";
import { timeManyPrices } from "../bench/many-prices.ts";
import { timePriceChanges } from "../bench/price-change.ts";
import { timeProductsCall } from "../bench/products-call.ts";
import { report } from "../bench/report.ts";
import { reportShops } from "../bench/report-shops.ts";
import { closeConnections, get } from "../bench/request.ts";
import { reportSearch, timeSearch } from "../bench/search.ts";
import { rateByLighthouse } from "../bench/lighthouse.ts";
import { timeFirstStart } from "../bench/first-start.ts";
import { reportStart } from "../bench/report-start.ts";
import { timePhone } from "../bench/phone.ts";
import { reportLighthouse, reportPhone } from "../bench/report-visitor.ts";
import { tentOf } from "../bench/tent-of.ts";
import { timeManyShops } from "../bench/zipf.ts";
import { countVisits } from "../bench/visits.ts";
import { closeSite, PASSWORD, prepareSite, seedSite, startServers } from "../bench/site.ts";
import { buildTree } from "../bench/tree.ts";

const say = (line) => console.log(line);
const ROUNDS_LIMIT = 295_000;
const TOUR_LIMIT = 335_000;
const building = new Set();

async function end(code) {
  closeConnections();
  for (const child of building) child.kill("SIGTERM");
  await closeSite();
  process.exit(code);
}

/** Each with its limit in milliseconds; `run` gives `{ lines, judged, data }`, of the `servers` but where it needs none. */
const PARTS = {
  pages: {
    limit: 540_000,
    inBrowser: true,
    run: async (servers, options) => report(await measure(servers, options)),
  },
  phone: {
    limit: 360_000,
    inBrowser: true,
    run: async (servers, options) => reportPhone(await measurePhone(servers, options)),
  },
  lighthouse: {
    limit: 900_000,
    inBrowser: true,
    run: async (servers, options) => reportLighthouse(await measureLighthouse(servers, options), isHidden),
  },
  search: {
    limit: 600_000,
    withoutServers: true,
    run: async (_servers, { quick }) => reportSearch(await measureSearch(quick)),
  },
  shops: { limit: 480_000, run: async (servers, options) => reportShops(await measureShops(servers, options)) },
  start: {
    limit: 3_600_000,
    withoutServers: true,
    onlyByName: true, // it installs all packages six times
    run: async (_servers, { quick }) => reportStart(await timeFirstStart({ rounds: quick ? 1 : 3, say })),
  },
};

function readOptions() {
  const names = Object.keys(PARTS);
  try {
    const options = {
      quick: { type: "boolean", default: false },
      only: { type: "string", default: names.filter((name) => !PARTS[name].onlyByName).join() },
      json: { type: "string" },
    };
    const { quick, only, json } = parseArgs({ options }).values;
    const parts = only.split(",");
    if (parts.every((part) => names.includes(part))) return { quick, parts, json };
  } catch {}
  return fail(new Failure(`Se usa así: npm run bench [-- --quick] [--only ${names.join()}] [--json archivo]`));
}

const CART = "Pedido";
/** Kept from search engines on purpose. */
const isHidden = (name) => name === CART;

async function measurePhone({ port, nextPort }, { quick }) {
  const host = `bench-60.localhost:${port}`;
  const { body } = await get({ port, host, path: "/catalogo" });
  const [, product] = /href="(\/catalogo\/\d+-[^"]+)"/.exec(body.toString()) ?? [];
  if (!product) throw new Error("/catalogo no tiene productos");
  return timePhone({
    pages: [
      { name: "/catalogo", host, path: "/catalogo" },
      { name: "Producto", host, path: product },
    ],
    empty: { host: `localhost:${nextPort}`, path: "/bench/empty" },
    rounds: quick ? 1 : 5,
  });
}

async function measureLighthouse({ port }, { quick }) {
  const host = `demo.localhost:${port}`;
  const { body } = await get({ port, host, path: "/catalogo" });
  const first = (pattern) => pattern.exec(body.toString())?.[1];
  const pages = [
    { name: "Inicio", path: "/" },
    { name: "/catalogo", path: "/catalogo" },
    {
      name: "Categoría",
      path: first(/class="sec__all"[^>]*href="([^"]+)"/) ?? first(/href="(\/[a-z-]+)"[^>]*class="sec__all/),
    },
    { name: "Producto", path: first(/href="(\/catalogo\/\d+-[^"]+)"/) },
    { name: CART, path: "/catalogo/carrito" },
  ];
  const missing = pages.find(({ path }) => !path);
  if (missing) throw new Error(`No hay dirección de «${missing.name}» en /catalogo`);
  return rateByLighthouse(
    pages.map((page) => ({ ...page, host })),
    quick ? 1 : 5,
  );
}

const measureShops = (servers, { quick }) =>
  timeManyShops(servers, {
    count: quick ? 50 : 998,
    rounds: quick ? 1 : 5,
    seconds: quick ? 3 : 6,
    answers: quick ? 50_000 : 1_000_000,
    say,
  });

const measureSearch = (quick) => timeSearch({ products: quick ? 100_000 : 2_000_000, rounds: quick ? 10 : 50, say });

async function measure(servers, { quick, started }) {
  const busy = await busyShare();
  const { pages, productId } = await findPages(servers);
  await findTwins(servers, pages);
  const bytes = await weighPages([...pages, ...(await findOtherPages(servers, productId))]);
  const memory = { before: await servers.memory() };
  say("Midiendo…");
  const measured = await measureRounds(servers, pages, {
    rounds: quick ? 1 : 3,
    seconds: 1,
    deadline: started + ROUNDS_LIMIT,
    say,
  });
  memory.afterLoad = await servers.memory();
  const tour = await tourShops(servers, quick ? 50 : 998, started + TOUR_LIMIT);
  memory.afterTour = await servers.memory();
  const page = pages.find(({ name }) => name.startsWith("Categoría"));
  const owner = { email: "bench-2000@vidriera.test", password: PASSWORD, tentId: await tentOf("bench-2000") };
  const changes = await timePriceChanges({ port: servers.port, ...owner, productId, page, times: quick ? 3 : 9 });
  const price = {
    save: median(changes.map(({ save }) => save)),
    total: median(changes.map(({ total }) => total)),
    requests: Math.max(...changes.map(({ requests }) => requests)),
  };
  const made = await timeMadeProducts(servers, { rounds: quick ? 3 : 15 });
  const many = await timeManyPrices({ port: servers.port, ...owner, rounds: quick ? 5 : 15 });
  const call = await timeProductsCall(servers, { password: PASSWORD, rounds: quick ? 3 : 7 });
  const visits = await countVisits(servers, quick ? 40 : 100);
  const pdf = await timeCataloguePdf({ port: servers.port, ...owner, resident: servers.resident });
  return { busy, pages, bytes, memory, tour, made, price, many, call, visits, pdf, ...measured };
}

const { quick, parts, json } = readOptions();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(1));
process.on("disconnect", () => end(1));
try {
  if (parts.some((part) => PARTS[part].inBrowser)) process.env.CHROMIUM_PATH = needChromium();
  await generate();
  const settings = await prepareSite();
  say("Preparando la construcción y los datos…");
  const served = parts.some((part) => !PARTS[part].withoutServers);
  await Promise.all([
    served && buildTree({ say, track: (child) => building.add(child) }),
    seedSite(settings, served && !quick ? 1001 : 53),
  ]);
  const servers = served && (await startServers(settings));
  const [all, judgements] = [{}, []];
  for (const part of parts) {
    const started = Date.now();
    const cut = setTimeout(() => {
      console.error(`La medición «${part}» no terminó a tiempo: se corta.`);
      end(1);
    }, PARTS[part].limit);
    const { lines, judged, data } = await PARTS[part].run(servers, { quick, started });
    clearTimeout(cut);
    say([...lines, `\nMedido en ${Math.round((Date.now() - started) / 1000)} s.`].join("\n"));
    judgements.push(...judged);
    Object.assign(all, data);
  }
  say(["", ...judgements.map(({ ok, text }) => `${ok ? "ok  " : "MISS"}  ${text}`)].join("\n"));
  if (json) writeFileSync(json, `${JSON.stringify({ ...all, acceptance: judgements }, null, 2)}\n`);
  await end(0);
} catch (error) {
  console.error(`\n${explain(error)}`);
  await end(1);
}
