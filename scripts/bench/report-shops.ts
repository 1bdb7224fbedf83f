import { kb, mib, ms, percent, table, twoDecimals, whole } from "./format.ts";
import type { ManyShops } from "./many-shops.ts";
import type { PartResult } from "./part.ts";

/** The share of node:http's requests per second. */
const MIN_SHARE = 0.6;
/** The p99 divided by node:http's. */
const MAX_P99_RATIO = 2;
/** The bytes by which the server may have grown after all answers. */
const MAX_MEMORY = 256 * 1024 * 1024;

export function reportShops(shops: ManyShops): PartResult {
  const { tool, loads, rounds, purged, bytes, answered, pages } = shops;
  const { before, afterLoad, afterAnswers } = shops.memory;
  const count = whole(shops.shops);
  const lines = [
    "",
    `Los catálogos de ${count} tiendas según una ley de Zipf, con br (${kb(bytes)}), mientras se purga uno cada 5 s (${purged} purgas); medianas de ${rounds} rondas intercaladas (${tool}).`,
    "",
    ...table(
      ["con.", "ped/s", "p99", "err.", "node:http", "p99", "razón", "razón p99"],
      loads.map(({ connections, own, nodeHttp, ratio, p99Ratio }) => [
        connections,
        whole(own.rps),
        ms(own.p99),
        own.errors,
        whole(nodeHttp.rps),
        ms(nodeHttp.p99),
        percent(ratio),
        twoDecimals(p99Ratio),
      ]),
    ),
    `Memoria del servidor: ${mib(before.rss)} antes, ${mib(afterLoad.rss)} después de la carga, ${mib(afterAnswers.rss)} después de ${whole(answered)} respuestas más; montón ${mib(before.heapUsed)}, ${mib(afterLoad.heapUsed)}, ${mib(afterAnswers.heapUsed)}.`,
  ];
  const grown = afterAnswers.rss - before.rss;
  const checks = [
    ...loads.flatMap(({ connections, own, ratio, p99Ratio }) => [
      {
        ok: ratio >= MIN_SHARE && own.errors === 0,
        text: `${count} tiendas, ${connections} conexiones ≥ ${percent(MIN_SHARE)} de node:http con los mismos bytes: ${percent(ratio)}, ${own.errors} errores`,
      },
      {
        ok: p99Ratio <= MAX_P99_RATIO,
        text: `p99 con ${connections} conexiones ≤ ${MAX_P99_RATIO} veces el de node:http: ${twoDecimals(p99Ratio)}`,
      },
    ]),
    {
      ok: true, // the part fails otherwise
      text: `${whole(answered)} respuestas miradas, ${whole(pages)} páginas distintas, ninguna con bytes de otra tienda`,
    },
    {
      ok: grown <= MAX_MEMORY,
      text: `memoria después de todo ≤ ${mib(MAX_MEMORY)} más que antes: ${mib(Math.max(0, grown))} más`,
    },
  ];
  return { lines, checks, data: { shops } };
}
