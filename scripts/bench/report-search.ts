import { ms, table, twoDecimals, whole } from "./format.ts";
import { median } from "./median.ts";
import type { Check, PartResult } from "./part.ts";
import type { SearchMeasurement, SearchReport } from "./search.ts";

/** The time of a search divided by that of counting the shop's rows. */
const MAX_RATIO = 3;

const HEADS = [
  "pregunta",
  "encuentra",
  "base",
  "todo",
  "contar",
  "base ÷ contar",
  "todo ÷ contar",
  "consultas",
  "filas",
];

const asTable = (searches: readonly SearchMeasurement[]) =>
  table(
    HEADS,
    searches.map((search) => [
      search.query,
      search.found,
      ms(search.own),
      ms(search.whole),
      ms(search.count),
      twoDecimals(search.ratio),
      twoDecimals(search.wholeRatio),
      search.statements,
      whole(search.rows),
    ]),
  );

export function reportSearch(search: SearchReport): PartResult {
  const { products, seconds, rounds, words, typos, uncachedTypos } = search;
  const all = [...words, ...typos, ...uncachedTypos];
  const foreignRows = all.reduce((sum, each) => sum + each.foreignRows, 0);
  const foreignNodes = all.flatMap((each) => each.foreignNodes);
  const lines = [
    "",
    `Buscar en una tienda de 2.000 productos entre ${whole(products)} (cargados en ${whole(seconds)} s): milisegundos, medianas de ${rounds} rondas. «base» son las consultas, «todo» también lo que hace el servidor con ellas; «contar», las filas de la misma tienda; «filas», los productos que la base miró.`,
    "",
    "Palabras como están escritas en la tienda:",
    ...asTable(words),
    "",
    "Con un error de tipeo, las palabras de la tienda en memoria (desde la primera letra que alguien escribe tras un cambio):",
    ...asTable(typos),
    "",
    "Con un error de tipeo y nada en memoria (lo primero que alguien pregunta tras un cambio en la tienda, sin haber escrito letra por letra):",
    ...asTable(uncachedTypos),
  ];
  const checkRatio = (searches: readonly SearchMeasurement[], what: string): Check => {
    const ratio = median(searches.map(({ wholeRatio }) => wholeRatio));
    return {
      ok: ratio <= MAX_RATIO,
      text: `${what} entre ${whole(products)} productos ≤ ${MAX_RATIO} veces contar los 2.000 de la tienda: ${twoDecimals(ratio)} (mediana de ${searches.length} preguntas, con lo que hace el servidor)`,
    };
  };
  const checks = [
    checkRatio(words, "buscar palabras"),
    checkRatio(typos, "buscar con errores de tipeo"),
    {
      ok: foreignNodes.length === 0,
      text: `buscar mira ${foreignRows} filas de otras tiendas (EXPLAIN)${foreignNodes.length > 0 ? `: ${foreignNodes.join(" ")}` : ""}`,
    },
  ];
  return { lines, checks, data: { search } };
}
