import { decidingRatio, decidingText } from "./busy-share.ts";
import { kb, oneDecimal, percent, table, whole } from "./format.ts";
import type { Check, PartResult } from "./part.ts";
import { type KindSpeed, type MeasuredVisit, VISIT_CONNECTIONS, type VisitMeasurement } from "./visit.ts";

/** The share of the visits per second of a server that sends the same bytes from memory. */
const MIN_SHARE = 0.6;
/** What a catalogue may ask for beside its photos. */
const MAX_REQUESTS = 8;
const MAX_BYTES = 75_000;
/** A photo of a catalogue, on average. */
const MAX_PHOTO = 6_000;

const TYPES: Record<string, string> = {
  document: "documento",
  stylesheet: "hojas de estilo",
  script: "scripts",
  font: "tipografías",
  image: "otras imágenes",
  manifest: "manifiesto",
  ping: "avisos de visita",
  fetch: "llamadas",
  photo: "fotos",
};

const photoBytes = ({ photos }: MeasuredVisit): number => photos.bytes / photos.requests;

const cells = (visit: MeasuredVisit) => [
  visit.name,
  visit.all.requests,
  kb(visit.all.bytes),
  visit.besidePhotos.requests,
  kb(visit.besidePhotos.bytes),
  visit.photos.requests,
  visit.photos.requests > 0 ? kb(photoBytes(visit)) : "–",
  whole(visit.own),
  visit.errors,
  whole(visit.nodeHttp),
  percent(visit.ratio),
  percent(visit.cpuRatio),
  whole(visit.nginx),
  percent(visit.nginxRatio),
];

const HEADS = [
  "visita",
  "pedidos",
  "bytes",
  "sin fotos",
  "bytes",
  "fotos",
  "cada una",
  "visitas/s",
  "err.",
  "node:http",
  "razón",
  "de CPU",
  "nginx",
  "razón",
];

/** What a page consists of beside its photos, the heaviest first. */
const contents = ({ byType }: MeasuredVisit): string =>
  Object.entries(byType)
    .toSorted(([, one], [, other]) => other.bytes - one.bytes)
    .map(([type, { requests, bytes }]) => `${TYPES[type] ?? type} ${requests}, ${kb(bytes)}`)
    .join("; ");

function calculatedLine(visits: readonly MeasuredVisit[]): string[] {
  const names = visits.filter(({ calculated }) => calculated > 0).map(({ name }) => name);
  return names.length > 0
    ? [
        `Lo que se calcula para cada visitante, como los precios de su carrito, se cuenta y no se repite: ${names.join(", ")}.`,
      ]
    : [];
}

/** What visits ask for, the slowest in relation first. */
const kindsLine = (kinds: readonly KindSpeed[], by: "ratio" | "cpuRatio"): string =>
  kinds
    .toSorted((one, other) => one[by] - other[by])
    .map((each) => `${TYPES[each.kind] ?? each.kind} ${percent(each[by])}`)
    .join("; ");

const highest = (visits: readonly MeasuredVisit[], measure: (visit: MeasuredVisit) => number): MeasuredVisit => {
  const [top] = visits.toSorted((one, other) => measure(other) - measure(one));
  if (!top) throw new Error("Nothing was visited");
  return top;
};

function checksOf({ busy, visits, kinds }: VisitMeasurement): Check[] {
  const deciding = decidingRatio(busy);
  const catalogues = visits.filter(({ catalogueOf }) => catalogueOf !== null);
  const slowest = highest(visits, (visit) => -visit[deciding]);
  const errors = visits.reduce((sum, visit) => sum + visit.errors, 0);
  const most = highest(catalogues, ({ besidePhotos }) => besidePhotos.requests);
  const heaviest = highest(catalogues, ({ besidePhotos }) => besidePhotos.bytes);
  const largest = highest(catalogues, photoBytes);
  const nameAll = (over: (visit: MeasuredVisit) => boolean) => {
    const names = catalogues.filter(over).map(({ catalogueOf }) => catalogueOf);
    return names.length > 0 ? ` (pasan: ${names.join(", ")})` : "";
  };
  return [
    {
      ok: slowest[deciding] >= MIN_SHARE && errors === 0,
      text: `visitas, ${VISIT_CONNECTIONS} conexiones ≥ ${percent(MIN_SHARE)} de node:http con los mismos bytes y encabezados: la más lenta, ${slowest.name}, ${percent(slowest[deciding])}, ${errors} errores; por clase de pedido, de node:http: ${kindsLine(kinds, deciding)}${decidingText(busy)}`,
    },
    {
      ok: most.besidePhotos.requests <= MAX_REQUESTS,
      text: `catálogo de cada estilo ≤ ${MAX_REQUESTS} pedidos además de sus fotos: el que más, ${most.name}, ${most.besidePhotos.requests}: ${contents(most)}${nameAll(({ besidePhotos }) => besidePhotos.requests > MAX_REQUESTS)}`,
    },
    {
      ok: heaviest.besidePhotos.bytes <= MAX_BYTES,
      text: `catálogo de cada estilo ≤ ${kb(MAX_BYTES)} además de sus fotos: el más pesado, ${heaviest.name}, ${kb(heaviest.besidePhotos.bytes)}: ${contents(heaviest)}${nameAll(({ besidePhotos }) => besidePhotos.bytes > MAX_BYTES)}`,
    },
    {
      ok: photoBytes(largest) <= MAX_PHOTO,
      text: `fotos de un catálogo ≤ ${kb(MAX_PHOTO)} cada una, en promedio: las más pesadas, ${largest.name}, ${kb(photoBytes(largest))}${nameAll((visit) => photoBytes(visit) > MAX_PHOTO)}`,
    },
  ];
}

export function reportVisits(measured: VisitMeasurement): PartResult {
  const { tool, busy, rounds, hasNginx, visits, kinds } = measured;
  const averageRequests = visits.reduce((sum, { all }) => sum + all.requests, 0) / visits.length;
  return {
    lines: [
      "",
      `Visitas por segundo, ${VISIT_CONNECTIONS} conexiones, con br: una página y todo lo que Chromium pide con ella hasta que la red calla, a 360 px con dos puntos por px (${oneDecimal(averageRequests)} pedidos en promedio). Bytes con encabezados; medianas de ${rounds} rondas intercaladas (${tool}); otros usan el ${percent(busy)} de la máquina.`,
      `node:http: los mismos bytes y encabezados desde la memoria; nginx: ${hasNginx ? "los mismos bytes como archivos, con sendfile" : "no está instalado, y no se midió"}.`,
      ...calculatedLine(visits),
      "El aviso de visita se repite desde una dirección: se responde siempre, pero se cuenta hasta el límite.",
      "",
      ...table(HEADS, visits.map(cells)),
      "",
      `Por clase de pedido, de los pedidos por segundo de node:http: ${kindsLine(kinds, "ratio")}; de su CPU: ${kindsLine(kinds, "cpuRatio")}.`,
      "Además de las fotos, pedidos y bytes:",
      ...visits.map((visit) => `  ${visit.name}: ${contents(visit)}`),
    ],
    checks: checksOf(measured),
    data: { visit: measured },
  };
}
