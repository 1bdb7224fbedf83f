import { kb, mib, ms, one, percent, percentTenths, shown, table, two, whole } from "./figures.ts";
import { tool } from "./load.ts";
import { CONNECTIONS, figures, ratio } from "./measure.ts";

const STATIC_SHARE = 0.8;
const UNCACHED_SHARE = 0.75;
/** A product's page that nobody has opened yet, beside one that Next makes of nothing. */
const MADE_SHARE = 1;
/** What a page's JavaScript may weigh with gzip, by how its name begins. */
const SCRIPT_BUDGETS = { Producto: 20_000, Carrito: 25_000, Pedido: 25_000, Enlaces: 0 };
const scriptBudget = (name) => SCRIPT_BUDGETS[name.split(/[ ,]/, 1)[0]] ?? 10_000;
/** What a first touch loads besides. */
const TOUCH_BUDGET = 10_000;
const HTML_BUDGET = 8_000;
/** Two thousand prices against a bare UPDATE of the same rows. */
const MANY_PRICES = 3;
/** The public API's list of 200 products against a bare route handler with the same query. */
const CALL_SHARE = 0.6;
/** Counting a visit against making a page for one visitor, in processor time. */
const VISIT_SHARE = 0.1;
const UNCACHED = "Búsqueda, 60";
const PRODUCTS = 24;
/** Of the processors, used by others. */
const BUSY = 0.25;
/** What the PDF of 2,000 products may take above what the server has at rest. */
const PDF_MEMORY = 400 * 1024 * 1024;

function speeds({ pages, samples }) {
  return pages.flatMap((page) =>
    CONNECTIONS.map((connections) => {
      const key = (kind) => `${page.name}|${kind}|${connections}`;
      const own = figures(samples, key("own"));
      const twin = figures(samples, key("static"));
      const bare = figures(samples, key("bare"));
      const dynamic = figures(samples, `dynamic|${connections}`);
      return {
        page: page.name,
        cached: page.cached,
        connections,
        own,
        static: {
          ...twin,
          bytes: page.twin.bytes,
          ratio: ratio(samples, key("own"), key("static")),
          cpuRatio: ratio(samples, key("static"), key("own"), "cpu"),
        },
        bare: { ...bare, bytes: page.bytes, ratio: ratio(samples, key("own"), key("bare")) },
        dynamic: { ...dynamic, ratio: ratio(samples, key("own"), `dynamic|${connections}`) },
        sized: {
          ...figures(samples, key("sized")),
          ratio: ratio(samples, key("own"), key("sized")),
          cpuRatio: ratio(samples, key("sized"), key("own"), "cpu"),
        },
      };
    }),
  );
}

const speedRow = ({ page, connections, own, ...others }) => [
  page,
  connections,
  shown(whole, own.rps),
  ms(own.p50),
  ms(own.p99),
  own.errors,
  ms(own.cpu),
  percent(others.static.cpuRatio),
  ...["static", "bare", "dynamic"].flatMap((kind) => [shown(whole, others[kind].rps), percent(others[kind].ratio)]),
];

const byteRow = ([name, page]) => [
  name,
  page.products || "",
  kb(page.html),
  `${kb(page.wire.bytes)} ${page.wire.encoding}`,
  kb(page.js),
  kb(page.touch),
];

/** While others use the processors, requests/s measure them too: then the processor time of a request decides. */
function staticShare(rows, busy) {
  const cached = rows.filter((row) => row.cached && row.connections === 16);
  const lowest = (field) => cached.reduce((low, row) => (row.static[field] < low.static[field] ? row : low));
  const said = (field) => `${lowest(field).page}, ${percent(lowest(field).static[field])}`;
  const judged = busy > BUSY ? "cpuRatio" : "ratio";
  return {
    ok: lowest(judged).static[judged] >= STATIC_SHARE,
    text: `páginas guardadas ≥ 80 % de una estática de Next de su tamaño, 16 conexiones. La más lenta en pedidos/s: ${said("ratio")}; en procesador: ${said("cpuRatio")}${busy > BUSY ? ` (otros usan el ${percent(busy)} de la máquina: decide el procesador)` : ""}`,
  };
}

/** A page made for one visitor beside the least that Next can make of as many bytes. */
const sizedLine = ({ page, connections, own, sized, dynamic }) =>
  `${page}, ${connections} conexiones: ${shown(whole, own.rps)} ped/s (CPU ${ms(own.cpu)}); dinámica de su tamaño ${shown(whole, sized.rps)} (CPU ${ms(sized.cpu)}), ${percent(sized.ratio)}; dinámica de una palabra ${shown(whole, dynamic.rps)}, ${percent(dynamic.ratio)}.`;

function uncachedShare(rows, busy) {
  const field = busy > BUSY ? "cpuRatio" : "ratio";
  const made = rows.filter(({ cached, connections }) => !cached && connections === 16);
  const lowest = made.reduce((low, row) => (row.sized[field] < low.sized[field] ? row : low));
  return {
    ok: lowest.sized[field] >= UNCACHED_SHARE,
    text: `páginas sin guardar ≥ 75 % de una dinámica de Next mínima de su tamaño, 16 conexiones. La más lenta: ${sizedLine(lowest)}`,
  };
}

function acceptance(rows, bytes, busy, { made, many, call, visits, pdf }) {
  const shops = [...bytes].filter(([name]) => !name.startsWith("Búsqueda"));
  const ofBudget = ([name, { js }]) => (js === 0 ? 0 : js / scriptBudget(name));
  const ofTouch = [...bytes].reduce((top, each) => (each[1].touch > top[1].touch ? each : top));
  const heaviest = [...bytes].reduce((top, each) => (ofBudget(each) > ofBudget(top) ? each : top));
  const share = ({ wire, products }) => (wire.bytes * PRODUCTS) / products;
  const full = shops.filter(([, { products }]) => products >= PRODUCTS);
  const [longest, page] = full.reduce((top, each) => (share(each[1]) > share(top[1]) ? each : top));
  return [
    staticShare(rows, busy),
    uncachedShare(rows, busy),
    {
      ok: ofBudget(heaviest) <= 1,
      text: `JavaScript con gzip ≤ 10 kB, 20 en un producto, 25 en el carrito y en un pedido, 0 en los enlaces: la que más se acerca, ${heaviest[0]}, ${kb(heaviest[1].js)}`,
    },
    {
      ok: ofTouch[1].touch <= TOUCH_BUDGET,
      text: `JavaScript con gzip que pide un primer toque ≤ 10 kB: el que más, ${ofTouch[0]}, ${kb(ofTouch[1].touch)}`,
    },
    {
      ok: made.ratio >= MADE_SHARE && made.errors === 0,
      text: `página de un producto sin guardar ≥ ${percent(MADE_SHARE)} de una dinámica de Next que no hace nada, de su tamaño, ${made.connections} conexiones: ${percent(made.ratio)}, ${made.errors} errores`,
    },
    {
      ok: share(page) <= HTML_BUDGET,
      text: `HTML comprimido ≤ 8 kB cada 24 productos: la más pesada, ${longest}, ${kb(share(page))} (${kb(page.wire.bytes)} con ${page.products})`,
    },
    {
      ok: many.ratio <= MANY_PRICES,
      text: `cambiar ${whole.format(many.changed)} precios ≤ ${MANY_PRICES} veces un UPDATE de las mismas filas: ${two.format(many.ratio)}`,
    },
    {
      ok: call.ratio >= CALL_SHARE,
      text: `GET /api/getProducts de ${call.products} productos ≥ ${percent(CALL_SHARE)} de una ruta desnuda con la misma consulta: ${percent(call.ratio)}`,
    },
    {
      ok: visits.ratio < VISIT_SHARE,
      text: `contar una visita < ${percent(VISIT_SHARE)} del procesador de una página sin guardar (${UNCACHED}): ${percentTenths(visits.ratio)}`,
    },
    {
      ok: pdf.peak - pdf.rest <= PDF_MEMORY,
      text: `catálogo en PDF de 2.000 productos ≤ 400 MiB sobre el reposo: ${mib(pdf.peak - pdf.rest)} más`,
    },
  ];
}

/** What was measured, as lines for people and as data. */
export function report({
  busy,
  pages,
  samples,
  rounds,
  bytes,
  memory,
  tour,
  made,
  price,
  many,
  call,
  visits: counted,
  pdf,
}) {
  const rows = speeds({ pages, samples });
  const page = figures(samples, `${UNCACHED}|own|16`).cpu;
  const visits = { ...counted, page, ratio: counted.cpu / page };
  const zipped = ratio(samples, "gzip|own|16", "gzip|static|16");
  const judged = acceptance(rows, bytes, busy, { made, many, call, visits, pdf });
  const memories = [
    ["recién arrancado", memory.before],
    ["después de la carga", memory.afterLoad],
    [`después de abrir ${whole.format(tour.shops)} tiendas`, memory.afterTour],
  ];
  const lines = [
    "",
    `Pedidos por segundo y milisegundos: medianas de ${rounds} rondas intercaladas (${tool}, 1 s cada vez, sin comprimir).`,
    "CPU: milisegundos de procesador por pedido; «de est.»: los de la página estática, en relación. Dicen lo mismo con la máquina ocupada.",
    "Estática y dinámica: páginas de Next de la misma construcción, sin nada delante; node:http: los mismos bytes desde la memoria.",
    "",
    ...table(
      [
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
      ],
      rows.map(speedRow),
    ),
    "",
    "Sin guardar, hechas para cada visitante:",
    ...rows.filter(({ cached }) => !cached).map((row) => `  ${sizedLine(row)}`),
    "",
    `Con gzip, 16 conexiones, /catalogo: ${shown(whole, figures(samples, "gzip|own|16").rps)} ped/s, ${percent(zipped)} de la estática.`,
    "",
    "Bytes (el HTML comprimido como lo manda el servidor; el JavaScript con gzip)",
    "",
    ...table(["página", "productos", "HTML", "comprimido", "JavaScript", "al tocar"], [...bytes].map(byteRow)),
    "",
    "Memoria del servidor (residente, y montón después de recolectar)",
    ...memories.map(([when, { rss, heapUsed }]) => `  ${when}: ${mib(rss)}, ${mib(heapUsed)}`),
    `Un catálogo que nadie abrió: ${ms(tour.made)} ms; la segunda vez: ${ms(tour.kept)} ms (mediana de ${whole.format(tour.shops)} tiendas).`,
    `Producto que nadie abrió, ${made.connections} conexiones: ${shown(whole, made.own.rps)} ped/s (p99 ${ms(made.own.p99)}); dinámica de su tamaño ${shown(whole, made.bare.rps)} (p99 ${ms(made.bare.p99)}); ${percent(made.ratio)} (medianas de ${made.rounds} rondas intercaladas).`,
    `Cambio de precio en el panel: guardado en ${ms(price.save)} ms, en la página a los ${ms(price.total)} ms, al pedido número ${price.requests}.`,
    `Cambio de ${whole.format(many.changed)} precios: ${ms(many.own)} ms por el panel, ${ms(many.bare)} ms un UPDATE; ${two.format(many.ratio)} veces (medianas de ${many.rounds} rondas intercaladas).`,
    `GET /api/getProducts, ${call.products} productos, ${kb(call.bytes)}, ${call.connections} conexiones: ${shown(whole, call.own.rps)} ped/s (p50 ${ms(call.own.p50)}, p99 ${ms(call.own.p99)}, CPU ${ms(call.own.cpu)}); una ruta desnuda ${shown(whole, call.bare.rps)} (CPU ${ms(call.bare.cpu)}); ${percent(call.ratio)} (medianas de ${call.rounds} rondas intercaladas).`,
    `Contar una visita: ${two.format(visits.cpu)} ms de procesador, ${ms(visits.page)} ms una página sin guardar; ${percentTenths(visits.ratio)} (${whole.format(visits.visits)} visitas, todas en la base).`,
    `Catálogo en PDF de 2.000 productos: ${one.format(pdf.ms / 1000)} s, ${mib(pdf.bytes)}; memoria ${mib(pdf.rest)} en reposo, ${mib(pdf.peak)} en el máximo.`,
  ];
  const data = {
    tool,
    busy,
    rounds,
    speeds: rows,
    gzipRatio: zipped,
    bytes: Object.fromEntries(bytes),
    memory,
    tour,
    made,
    price,
    many,
    call,
    visits,
    pdf,
  };
  return { lines, judged, data };
}
