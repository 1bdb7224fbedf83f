// npm run bench [-- --quick] [--json file]: measures the production build on a database of its own, and informs.
// It sends requests to 127.0.0.1 only, and ends by itself within seven minutes after the build.
import { bootstrap } from "./bootstrap.mjs";

await bootstrap();

const { writeFileSync } = await import("node:fs");
const { parseArgs } = await import("node:util");
const { explain, Failure, fail } = await import("./failure.mjs");
const { generate } = await import("./generate.mjs");
const { measureBytes } = await import("./bench/bytes.mjs");
const { busyShare, findPages, findTwins, measureRounds, median, tourShops } = await import("./bench/measure.mjs");
const { timeCataloguePdf } = await import("./bench/catalogue-pdf.mjs");
const { timeManyPrices } = await import("./bench/many-prices.mjs");
const { timePriceChanges } = await import("./bench/price-change.mjs");
const { timeProductsCall } = await import("./bench/products-call.mjs");
const { report } = await import("./bench/report.mjs");
const { closeConnections } = await import("./bench/request.mjs");
const { countVisits } = await import("./bench/visits.mjs");
const { closeSite, PASSWORD, prepareSite, seedSite, startServers } = await import("./bench/site.mjs");
const { buildTree } = await import("./bench/tree.mjs");

const say = (line) => console.log(line);
const LIMIT = 420_000;
const ROUNDS_LIMIT = 295_000;
const TOUR_LIMIT = 335_000;
const building = new Set();

async function end(code) {
  closeConnections();
  for (const child of building) child.kill("SIGTERM");
  await closeSite();
  process.exit(code);
}

function readOptions() {
  try {
    const options = { quick: { type: "boolean", default: false }, json: { type: "string" } };
    return parseArgs({ options }).values;
  } catch {
    return fail(new Failure("Se usa así: npm run bench [-- --quick] [--json archivo]"));
  }
}

async function measure(servers, { quick, started }) {
  const busy = await busyShare();
  const { pages, productId } = await findPages(servers);
  await findTwins(servers, pages);
  const empty = { port: servers.nextPort, host: `localhost:${servers.nextPort}`, path: "/bench/empty" };
  const demo = (path) => ({ port: servers.port, host: `demo.localhost:${servers.port}`, path });
  const weighed = [...pages, { name: "Inicio, demo", ...demo("/") }, { name: "/catalogo, demo", ...demo("/catalogo") }];
  const bytes = new Map([["empty", await measureBytes(empty)]]);
  for (const page of weighed) bytes.set(page.name, await measureBytes(page));
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
  const owner = { email: "bench-2000@vidriera.test", password: PASSWORD };
  const changes = await timePriceChanges({ port: servers.port, ...owner, productId, page, times: quick ? 3 : 9 });
  const price = {
    save: median(changes.map(({ save }) => save)),
    total: median(changes.map(({ total }) => total)),
    requests: Math.max(...changes.map(({ requests }) => requests)),
  };
  const many = await timeManyPrices({ port: servers.port, ...owner, rounds: quick ? 5 : 15 });
  const call = await timeProductsCall(servers, { password: PASSWORD, rounds: quick ? 3 : 7 });
  const visits = await countVisits(servers, quick ? 40 : 100);
  const pdf = await timeCataloguePdf({ port: servers.port, ...owner, resident: servers.resident });
  return { busy, pages, bytes, memory, tour, price, many, call, visits, pdf, ...measured };
}

const { quick, json } = readOptions();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(1));
process.on("disconnect", () => end(1));
try {
  generate();
  const settings = await prepareSite();
  say("Preparando la construcción y los datos…");
  await Promise.all([buildTree({ say, track: (child) => building.add(child) }), seedSite(settings, quick ? 53 : 1001)]);
  const started = Date.now();
  setTimeout(() => {
    console.error("La medición no terminó en siete minutos: se corta.");
    end(1);
  }, LIMIT).unref();
  const servers = await startServers(settings);
  const result = await measure(servers, { quick, started });
  const { lines, data } = report(result);
  say(lines.join("\n"));
  say(`\nMedido en ${Math.round((Date.now() - started) / 1000)} s.`);
  if (json) writeFileSync(json, `${JSON.stringify(data, null, 2)}\n`);
  await end(0);
} catch (error) {
  console.error(`\n${explain(error)}`);
  await end(1);
}
