import { one, shown, table, two, whole } from "./figures.ts";

const RATIO = 0.6;
const SECOND_SECONDS = 5;
const MEGABYTES = 900;

const megabytes = (bytes) => bytes / 1024 / 1024;

/** The first start of a fresh clone, as lines for people and as data. */
export function reportStart(starts) {
  const { now, before, rounds } = starts;
  const row = (name, { first, second, bytes }) => [
    name,
    shown(one, first),
    shown(one, second),
    whole.format(megabytes(bytes)),
  ];
  const lines = [
    "",
    `npm start en un clon nuevo, sin nada en el caché de npm, hasta que responde (mediana de ${rounds}, intercaladas).`,
    "",
    ...table(
      ["", "primero, s", "segundo, s", "node_modules, MB"],
      [row("ahora", now), ...(before ? [row("antes", before)] : [])],
    ),
    ...(before ? [] : ["Este clon no tiene la historia: no hay con qué comparar."]),
  ];
  const judged = [
    ...(before
      ? [
          {
            ok: now.first / before.first <= RATIO,
            text: `primer arranque ≤ ${two.format(RATIO)} de lo que tardaba: ${two.format(now.first / before.first)}`,
          },
        ]
      : []),
    { ok: now.second <= SECOND_SECONDS, text: `segundo arranque ≤ ${SECOND_SECONDS} s: ${one.format(now.second)} s` },
    {
      ok: megabytes(now.bytes) <= MEGABYTES,
      text: `node_modules para arrancar ≤ ${MEGABYTES} MB: ${whole.format(megabytes(now.bytes))} MB`,
    },
  ];
  return { lines, judged, data: { starts } };
}
