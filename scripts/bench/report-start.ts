import type { Start, Starts } from "./first-start.ts";
import { oneDecimal, table, twoDecimals, whole } from "./format.ts";
import type { Check, PartResult } from "./part.ts";

/** The seconds of the first start divided by the earlier commit's. */
const MAX_RATIO = 0.6;
const MAX_SECOND_SECONDS = 5;
const MAX_MEGABYTES = 900;

const megabytes = (bytes: number) => bytes / 1024 / 1024;

function comparison(now: Start, before: Start): Check {
  const ratio = now.first / before.first;
  return {
    ok: ratio <= MAX_RATIO,
    text: `primer arranque ≤ ${twoDecimals(MAX_RATIO)} de lo que tardaba: ${twoDecimals(ratio)}`,
  };
}

export function reportStart(starts: Starts): PartResult {
  const { now, before, rounds } = starts;
  const row = (name: string, { first, second, bytes }: Start) => [
    name,
    oneDecimal(first),
    oneDecimal(second),
    whole(megabytes(bytes)),
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
  const checks = [
    ...(before ? [comparison(now, before)] : []),
    {
      ok: now.second <= MAX_SECOND_SECONDS,
      text: `segundo arranque ≤ ${MAX_SECOND_SECONDS} s: ${oneDecimal(now.second)} s`,
    },
    {
      ok: megabytes(now.bytes) <= MAX_MEGABYTES,
      text: `node_modules para arrancar ≤ ${MAX_MEGABYTES} MB: ${whole(megabytes(now.bytes))} MB`,
    },
  ];
  return { lines, checks, data: { starts } };
}
