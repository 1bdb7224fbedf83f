import { kb, mib, ms, percent, shown, table, two, whole } from "./figures.ts";
import { tool } from "./load.ts";

const BARE_SHARE = 0.6;
const P99_TIMES = { 16: 2, 64: 2 };
/** What the server may hold above what it held before, after a million answers. */
const MEMORY = 256 * 1024 * 1024;

/** What was measured over many shops, as lines for people and as data. */
export function reportShops(shops) {
  const { loads, memory, rounds, purged, bytes, answered, pages } = shops;
  const count = whole.format(shops.shops);
  const [before, afterLoad, after] = memory;
  const lines = [
    "",
    `Los catálogos de ${count} tiendas según una ley de Zipf, con br (${kb(bytes)}), mientras se purga uno cada 5 s (${purged} purgas); medianas de ${rounds} rondas intercaladas (${tool}).`,
    "",
    ...table(
      ["con.", "ped/s", "p99", "err.", "node:http", "p99", "razón", "razón p99"],
      loads.map(({ connections, own, bare, ratio, p99Ratio }) => [
        connections,
        shown(whole, own.rps),
        ms(own.p99),
        own.errors,
        shown(whole, bare.rps),
        ms(bare.p99),
        percent(ratio),
        two.format(p99Ratio),
      ]),
    ),
    `Memoria del servidor: ${mib(before.rss)} antes, ${mib(afterLoad.rss)} después de la carga, ${mib(after.rss)} después de ${whole.format(answered)} respuestas más; montón ${mib(before.heapUsed)}, ${mib(afterLoad.heapUsed)}, ${mib(after.heapUsed)}.`,
  ];
  const judged = [
    ...loads.flatMap(({ connections, own, ratio, p99Ratio }) => [
      {
        ok: ratio >= BARE_SHARE && own.errors === 0,
        text: `${count} tiendas, ${connections} conexiones ≥ ${percent(BARE_SHARE)} de node:http con los mismos bytes: ${percent(ratio)}, ${own.errors} errores`,
      },
      {
        ok: p99Ratio <= P99_TIMES[connections],
        text: `p99 con ${connections} conexiones ≤ ${P99_TIMES[connections]} veces el de node:http: ${two.format(p99Ratio)}`,
      },
    ]),
    {
      ok: true,
      text: `${whole.format(answered)} respuestas miradas, ${whole.format(pages)} páginas distintas, ninguna con bytes de otra tienda`,
    },
    {
      ok: after.rss - before.rss <= MEMORY,
      text: `memoria después de todo ≤ ${mib(MEMORY)} más que antes: ${mib(Math.max(0, after.rss - before.rss))} más`,
    },
  ];
  return { lines, judged, data: { shops } };
}
