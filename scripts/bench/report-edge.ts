import { decidingRatio, decidingText } from "./busy-share.ts";
import type { EdgeMeasurement } from "./edge.ts";
import type { MeasuredRow } from "./edge-rows.ts";
import { kb, mib, ms, percent, table, twoDecimals, whole } from "./format.ts";
import type { OrdersBesidePhotos } from "./orders-beside-photos.ts";
import type { Check, PartResult } from "./part.ts";
import { productLine, searchLine } from "./report-uncached.ts";
import type { UnknownAddresses } from "./unknown-addresses.ts";

/** How many times as many requests as a dynamic page of Next that does nothing a page that is made anew has to reach. */
const MIN_NEXT_RATIO = 2;
const MAX_ORDER_RATIO = 2;
const MAX_MEMORY_RATIO = 1.3;

const nameOf = ({ name, bytes }: MeasuredRow): string => `${name}, ${kb(bytes)}`;

const HEADS = [
  "qué",
  "con.",
  "ped/s",
  "p99",
  "err.",
  "CPU",
  "contra",
  "ped/s",
  "p99",
  "razón",
  "meta",
  "de CPU",
  "razón p99",
];

const cells = (row: MeasuredRow) => [
  nameOf(row),
  row.connections,
  whole(row.own.rps),
  ms(row.own.p99),
  row.own.errors,
  twoDecimals(row.own.cpu),
  row.with,
  whole(row.other.rps),
  ms(row.other.p99),
  percent(row.ratio),
  percent(row.minShare),
  percent(row.cpuRatio),
  twoDecimals(row.p99Ratio),
];

function rowChecks(rows: readonly MeasuredRow[], busy: number): Check[] {
  return rows
    .filter(({ ratio }) => Number.isFinite(ratio)) // what it is compared with is installed
    .map((row) => {
      const { own, minShare, p99Ratio, maxP99 = Number.POSITIVE_INFINITY } = row;
      const deciding = Number.isFinite(row.cpuRatio) ? decidingRatio(busy) : "ratio"; // nginx does not tell its time
      const ratio = row[deciding];
      const p99 = row.maxP99 === undefined ? "" : `, p99 ≤ ${row.maxP99} veces: ${twoDecimals(p99Ratio)}`;
      const ok = ratio >= minShare && p99Ratio <= maxP99 && own.errors === 0;
      const by = deciding === "cpuRatio" ? " de CPU" : "";
      return {
        ok,
        text: `${nameOf(row)}, ${row.connections} conexiones ≥ ${percent(minShare)} de ${row.with}: ${percent(ratio)}${by}${p99}, ${own.errors} errores${ok ? "" : `; ${row.extra}`}`,
      };
    });
}

const orderLine = ({ alone, besidePhotos, ratio, orders, photos, photoErrors }: OrdersBesidePhotos): string =>
  `Hacer un pedido: ${ms(alone)} ms solo, ${ms(besidePhotos)} ms mientras se piden ${whole(photos)} fotos por segundo (${photoErrors} errores); ${twoDecimals(ratio)} veces (medianas; ${orders} pedidos junto a fotos).`;

const memoryLine = (unknown: UnknownAddresses): string =>
  `${whole(unknown.addresses)} direcciones de productos que no existen en ${whole(unknown.shops)} tiendas, ${whole(unknown.perSecond)} por segundo: memoria residente ${mib(unknown.before)} antes, ${mib(unknown.after)} después (${twoDecimals(unknown.ratio)} veces), ${mib(unknown.collected)} después de recolectar.`;

interface MadeAnew {
  what: string;
  sized: Record<"ratio" | "cpuRatio", number>;
  oneWord: number;
  errors: number;
}

function checkMadeAnew({ what, sized, oneWord, errors }: MadeAnew, busy: number): Check {
  const ratio = sized[decidingRatio(busy)];
  return {
    ok: ratio >= MIN_NEXT_RATIO && errors === 0,
    text: `${what} ≥ ${MIN_NEXT_RATIO} veces una dinámica de Next que no hace nada: ${twoDecimals(ratio)} de su tamaño${decidingText(busy)}, ${twoDecimals(oneWord)} de una palabra, ${errors} errores`,
  };
}

export function reportEdge(measured: EdgeMeasurement): PartResult {
  const { tool, busy, rounds, rows, newSearches, uncachedProducts, orders, unknownAddresses } = measured;
  const { inMemory, errors } = uncachedProducts;
  const hasNginx = rows.every(({ ratio }) => Number.isFinite(ratio));
  return {
    lines: [
      "",
      `Lo que pide una visita, uno por uno: medianas de ${rounds} rondas intercaladas (${tool}, 1 s cada vez, con br); otros usan el ${percent(busy)} de la máquina. node:http: los mismos bytes desde la memoria; nginx: ${hasNginx ? "los mismos archivos, con sendfile" : "no está instalado, y no se midió"}.`,
      "",
      ...table(HEADS, rows.map(cells)),
      "",
      ...newSearches.map(searchLine),
      productLine(uncachedProducts),
      orderLine(orders),
      memoryLine(unknownAddresses),
    ],
    checks: [
      ...rowChecks(rows, busy),
      ...newSearches.map(({ products, own, sized, oneWord }) =>
        checkMadeAnew(
          {
            what: `búsqueda nueva entre ${whole(products)} productos`,
            sized,
            oneWord: oneWord.ratio,
            errors: own.errors,
          },
          busy,
        ),
      ),
      checkMadeAnew(
        { what: "producto que nadie abrió", sized: inMemory, oneWord: inMemory.oneWordRatio, errors },
        busy,
      ),
      {
        ok: orders.ratio <= MAX_ORDER_RATIO && orders.photoErrors === 0,
        text: `hacer un pedido mientras se piden ${whole(orders.photos)} fotos por segundo ≤ ${MAX_ORDER_RATIO} veces lo que tarda solo: ${twoDecimals(orders.ratio)}`,
      },
      {
        ok: unknownAddresses.ratio <= MAX_MEMORY_RATIO,
        text: `memoria después de ${whole(unknownAddresses.addresses)} direcciones que no existen ≤ ${twoDecimals(MAX_MEMORY_RATIO)} de la de antes: ${twoDecimals(unknownAddresses.ratio)}`,
      },
    ],
    data: { edge: measured },
  };
}
