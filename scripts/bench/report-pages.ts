import { decidingRatio, decidingText } from "./busy-share.ts";
import type { ComparedPage } from "./find-pages.ts";
import { kb, mib, ms, oneDecimal, percent, percentTenths, table, twoDecimals, whole } from "./format.ts";
import type { PagesMeasurement } from "./measure-pages.ts";
import type { NewSearches } from "./new-searches.ts";
import type { PageWeight } from "./page-weight.ts";
import type { Check, PartResult } from "./part.ts";
import { productLine, searchLine } from "./report-uncached.ts";
import { CONNECTIONS, gzipKey, keyOf, ratioOf, type Samples, type Speed, smallestKey, speedOf } from "./rounds.ts";
import type { VisitCost } from "./visits.ts";

/** The limits apply to the measurements with this many connections. */
const CHECKED_CONNECTIONS = 16;
const MIN_CACHED_SHARE = 0.8;
const MIN_UNCACHED_SHARE = 0.75;
const MIN_RENDERED_PRODUCT_SHARE = 1;
/** Bytes of a page's scripts with gzip, by the first word of its name. */
const SCRIPT_BUDGETS: Record<string, number> = { Producto: 20_000, Carrito: 25_000, Pedido: 25_000, Enlaces: 0 };
const SCRIPT_BUDGET = 10_000;
const TOUCH_BUDGET = 10_000;
/** Bytes of the compressed HTML for each `HTML_BUDGET_PRODUCTS` products. */
const HTML_BUDGET = 8_000;
const HTML_BUDGET_PRODUCTS = 24;
const MAX_BULK_PRICE_RATIO = 3;
const MIN_PRODUCTS_CALL_SHARE = 0.6;
/** The share of the processor time of a page that is made anew. */
const MAX_VISIT_SHARE = 0.1;
/** The bytes that making a PDF may need in addition to the memory at rest. */
const MAX_PDF_MEMORY = 400 * 1024 * 1024;

interface Comparison extends Speed {
  /** Our requests per second divided by theirs. */
  ratio: number;
}

interface CpuComparison extends Comparison {
  /** Their processor time per request divided by ours. */
  cpuRatio: number;
}

/** A page's speed with some connections. */
interface SpeedRow {
  page: string;
  connections: number;
  own: Speed;
  staticPage: CpuComparison & { bytes: number };
  smallestPage: Comparison;
  nodeHttp: Comparison & { bytes: number };
}

function speedRow(samples: Samples, page: ComparedPage, connections: number): SpeedRow {
  const own = keyOf(page.name, "own", connections);
  const compare = (key: string): Comparison => ({ ...speedOf(samples, key), ratio: ratioOf(samples, own, key) });
  const compareCpu = (key: string): CpuComparison => ({
    ...compare(key),
    cpuRatio: ratioOf(samples, key, own, "cpu"),
  });
  return {
    page: page.name,
    connections,
    own: speedOf(samples, own),
    staticPage: { ...compareCpu(keyOf(page.name, "staticPage", connections)), bytes: page.nextPage.bytes },
    smallestPage: compare(smallestKey(connections)),
    nodeHttp: { ...compare(keyOf(page.name, "nodeHttp", connections)), bytes: page.bytes },
  };
}

const speedCells = ({ page, connections, own, staticPage, nodeHttp, smallestPage }: SpeedRow) => [
  page,
  connections,
  whole(own.rps),
  ms(own.p50),
  ms(own.p99),
  own.errors,
  ms(own.cpu),
  percent(staticPage.cpuRatio),
  ...[staticPage, nodeHttp, smallestPage].flatMap(({ rps, ratio }) => [whole(rps), percent(ratio)]),
];

const weightCells = ([name, { products, html, wire, js, touch }]: [string, PageWeight]) => [
  name,
  products || "",
  kb(html),
  `${kb(wire.bytes)} ${wire.encoding}`,
  kb(js),
  kb(touch),
];

const highest = <T>(items: readonly T[], measure: (item: T) => number): T =>
  items.reduce((top, each) => (measure(each) > measure(top) ? each : top));
const lowest = <T>(items: readonly T[], measure: (item: T) => number): T => highest(items, (item) => -measure(item));

function checkCached(rows: readonly SpeedRow[], busy: number): Check {
  const cached = rows.filter(({ connections }) => connections === CHECKED_CONNECTIONS);
  const slowest = (field: "ratio" | "cpuRatio") => lowest(cached, ({ staticPage }) => staticPage[field]);
  const inWords = (field: "ratio" | "cpuRatio") => {
    const { page, staticPage } = slowest(field);
    return `${page}, ${percent(staticPage[field])}`;
  };
  const deciding = decidingRatio(busy);
  return {
    ok: slowest(deciding).staticPage[deciding] >= MIN_CACHED_SHARE,
    text: `páginas guardadas ≥ 80 % de una estática de Next de su tamaño, 16 conexiones. La más lenta en pedidos/s: ${inWords("ratio")}; en procesador: ${inWords("cpuRatio")}${decidingText(busy)}`,
  };
}

function checkUncached(searches: readonly NewSearches[], busy: number): Check {
  const deciding = decidingRatio(busy);
  const slowest = lowest(searches, ({ sized }) => sized[deciding]);
  const errors = searches.reduce((sum, { own }) => sum + own.errors, 0);
  return {
    ok: slowest.sized[deciding] >= MIN_UNCACHED_SHARE && errors === 0,
    text: `búsquedas nuevas ≥ ${percent(MIN_UNCACHED_SHARE)} de una dinámica de Next mínima de su tamaño. La más lenta: ${searchLine(slowest)}`,
  };
}

function checkScripts(pages: readonly [string, PageWeight][]): Check[] {
  const budgetOf = (name: string) => SCRIPT_BUDGETS[name.split(/[ ,]/, 1)[0] ?? ""] ?? SCRIPT_BUDGET;
  const shareOf = ([name, { js }]: [string, PageWeight]) => (js === 0 ? 0 : js / budgetOf(name));
  const heaviest = highest(pages, shareOf);
  const [touched, { touch }] = highest(pages, ([, weight]) => weight.touch);
  return [
    {
      ok: shareOf(heaviest) <= 1,
      text: `JavaScript con gzip ≤ 10 kB, 20 en un producto, 25 en el carrito y en un pedido, 0 en los enlaces: la que más se acerca, ${heaviest[0]}, ${kb(heaviest[1].js)}`,
    },
    {
      ok: touch <= TOUCH_BUDGET,
      text: `JavaScript con gzip que pide un primer toque ≤ 10 kB: el que más, ${touched}, ${kb(touch)}`,
    },
  ];
}

function checkHtml(pages: readonly [string, PageWeight][]): Check {
  const bytesOf = ({ wire, products }: PageWeight) => (wire.bytes * HTML_BUDGET_PRODUCTS) / products;
  const full = pages.filter(([name, { products }]) => !name.startsWith("Búsqueda") && products >= HTML_BUDGET_PRODUCTS);
  const [name, page] = highest(full, ([, weight]) => bytesOf(weight));
  return {
    ok: bytesOf(page) <= HTML_BUDGET,
    text: `HTML comprimido ≤ 8 kB cada 24 productos: la más pesada, ${name}, ${kb(bytesOf(page))} (${kb(page.wire.bytes)} con ${page.products})`,
  };
}

interface ComparedVisits extends VisitCost {
  /** Milliseconds of processor time of a search that nobody made before. */
  search: number;
  /** Of the shop that is searched. */
  products: number;
  ratio: number;
}

function checksOf(measured: PagesMeasurement, rows: readonly SpeedRow[], visits: ComparedVisits): Check[] {
  const { busy, bytes, uncachedProducts: products, bulkPriceChange, productsCall, cataloguePdf } = measured;
  const weights = Object.entries(bytes);
  const pdfMemory = cataloguePdf.peak - cataloguePdf.rest;
  return [
    checkCached(rows, busy),
    checkUncached(measured.newSearches, busy),
    ...checkScripts(weights),
    {
      ok: products.inMemory.ratio >= MIN_RENDERED_PRODUCT_SHARE && products.errors === 0,
      text: `página de un producto sin guardar, con sus datos en memoria, ≥ ${percent(MIN_RENDERED_PRODUCT_SHARE)} de una dinámica de Next que no hace nada, de su tamaño, ${products.connections} conexiones: ${percent(products.inMemory.ratio)}, ${products.errors} errores`,
    },
    {
      ok: products.afterChange.ratio >= MIN_UNCACHED_SHARE,
      text: `página de un producto después de un cambio, que lee sus datos, ≥ ${percent(MIN_UNCACHED_SHARE)} de la misma: ${percent(products.afterChange.ratio)}`,
    },
    checkHtml(weights),
    {
      ok: bulkPriceChange.ratio <= MAX_BULK_PRICE_RATIO,
      text: `cambiar ${whole(bulkPriceChange.changed)} precios ≤ ${MAX_BULK_PRICE_RATIO} veces un UPDATE de las mismas filas: ${twoDecimals(bulkPriceChange.ratio)}`,
    },
    {
      ok: productsCall.ratio >= MIN_PRODUCTS_CALL_SHARE,
      text: `GET /api/getProducts de ${productsCall.products} productos ≥ ${percent(MIN_PRODUCTS_CALL_SHARE)} de una ruta desnuda con la misma consulta: ${percent(productsCall.ratio)}`,
    },
    {
      ok: visits.ratio < MAX_VISIT_SHARE,
      text: `contar una visita < ${percent(MAX_VISIT_SHARE)} del procesador de una búsqueda nueva entre ${whole(visits.products)} productos: ${percentTenths(visits.ratio)}`,
    },
    {
      ok: pdfMemory <= MAX_PDF_MEMORY,
      text: `catálogo en PDF de 2.000 productos ≤ 400 MiB sobre el reposo: ${mib(pdfMemory)} más`,
    },
  ];
}

const SPEED_HEADS = [
  "página",
  "con.",
  "ped/s",
  "p50",
  "p99",
  "err.",
  "CPU",
  "de est.",
  "estática",
  "razón",
  "node:http",
  "razón",
  "dinámica",
  "razón",
];

/** One line for each measurement that has no table. */
function otherLines(measured: PagesMeasurement, visits: ComparedVisits): string[] {
  const { coldCatalogues: cold, uncachedProducts: products, priceChange, bulkPriceChange: bulk } = measured;
  const { productsCall: call, cataloguePdf: pdf } = measured;
  return [
    `Un catálogo que nadie abrió: ${ms(cold.first)} ms; la segunda vez: ${ms(cold.second)} ms (mediana de ${whole(cold.shops)} tiendas).`,
    ...measured.newSearches.map(searchLine),
    productLine(products),
    `Cambio de precio en el panel: guardado en ${ms(priceChange.save)} ms, en la página a los ${ms(priceChange.total)} ms, al pedido número ${priceChange.requests}.`,
    `Cambio de ${whole(bulk.changed)} precios: ${ms(bulk.own)} ms por el panel, ${ms(bulk.update)} ms un UPDATE; ${twoDecimals(bulk.ratio)} veces (medianas de ${bulk.rounds} rondas intercaladas).`,
    `GET /api/getProducts, ${call.products} productos, ${kb(call.bytes)}, ${call.connections} conexiones: ${whole(call.own.rps)} ped/s (p50 ${ms(call.own.p50)}, p99 ${ms(call.own.p99)}, CPU ${ms(call.own.cpu)}); una ruta desnuda ${whole(call.route.rps)} (CPU ${ms(call.route.cpu)}); ${percent(call.ratio)} (medianas de ${call.rounds} rondas intercaladas).`,
    `Contar una visita: ${twoDecimals(visits.cpu)} ms de procesador, ${ms(visits.search)} ms una búsqueda nueva entre ${whole(visits.products)} productos; ${percentTenths(visits.ratio)} (${whole(visits.visits)} visitas, todas en la base).`,
    `Catálogo en PDF de 2.000 productos con foto, para el teléfono: ${oneDecimal(pdf.ms / 1000)} s, ${mib(pdf.bytes)}; memoria ${mib(pdf.rest)} en reposo, ${mib(pdf.peak)} en el máximo.`,
  ];
}

export function reportPages(measured: PagesMeasurement): PartResult {
  const { pages, samples, ...figures } = measured;
  const rows = pages.flatMap((page) => CONNECTIONS.map((connections) => speedRow(samples, page, connections)));
  const [searched] = figures.newSearches;
  if (!searched) throw new Error("No new search was measured");
  const { products, own } = searched;
  const visits = { ...figures.visits, search: own.cpu, products, ratio: figures.visits.cpu / own.cpu };
  const gzipRatio = ratioOf(samples, gzipKey("own"), gzipKey("staticPage"));
  const { before, afterLoad, afterColdCatalogues } = figures.memory;
  const memories = [
    { when: "recién arrancado", ...before },
    { when: "después de la carga", ...afterLoad },
    { when: `después de abrir ${whole(figures.coldCatalogues.shops)} tiendas`, ...afterColdCatalogues },
  ];
  const lines = [
    "",
    `Pedidos por segundo y milisegundos: medianas de ${figures.rounds} rondas intercaladas (${figures.tool}, 1 s cada vez, sin comprimir).`,
    "CPU: milisegundos de procesador por pedido; «de est.»: los de la página estática, en relación. Dicen lo mismo con la máquina ocupada.",
    "Estática, y dinámica de una palabra: páginas de Next de la misma construcción, sin nada delante; node:http: los mismos bytes desde la memoria.",
    "",
    ...table(SPEED_HEADS, rows.map(speedCells)),
    "",
    `Con gzip, 16 conexiones, /catalogo: ${whole(speedOf(samples, gzipKey("own")).rps)} ped/s, ${percent(gzipRatio)} de la estática.`,
    "",
    "Bytes (el HTML comprimido como lo manda el servidor; el JavaScript con gzip)",
    "",
    ...table(
      ["página", "productos", "HTML", "comprimido", "JavaScript", "al tocar"],
      Object.entries(figures.bytes).map(weightCells),
    ),
    "",
    "Memoria del servidor (residente, y montón después de recolectar)",
    ...memories.map(({ when, rss, heapUsed }) => `  ${when}: ${mib(rss)}, ${mib(heapUsed)}`),
    ...otherLines(measured, visits),
  ];
  return {
    lines,
    checks: checksOf(measured, rows, visits),
    data: { ...figures, speeds: rows, gzipRatio, visits },
  };
}
