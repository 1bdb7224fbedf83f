import { kb, ms, table, twoDecimals } from "./format.ts";
import type { PanelMeasurement } from "./panel.ts";
import type { PartResult } from "./part.ts";

/** Gzipped scripts. */
const MAX_SCREEN = 250_000;
const MAX_ENTRANCE = 150_000;
/** Milliseconds from a touch. */
const MAX_ANSWER = 100;
const MAX_CONTENT = 600;

export function reportPanel(panel: PanelMeasurement): PartResult {
  const { screens, entrances, touches, rounds, slowdown } = panel;
  const weights = [
    ...screens.map((screen) => ({ ...screen, limit: MAX_SCREEN })),
    ...entrances.map((screen) => ({ ...screen, limit: MAX_ENTRANCE })),
  ];
  const lines = [
    "",
    "Guiones que una pantalla carga para mostrarse, comprimidos. No cuentan los de las pestañas que se traen por adelantado, ni los de",
    "avisos, diálogos, menús y reglas de formularios, que llegan con la pantalla en calma o con el uso.",
    "",
    ...table(
      ["pantalla", "guiones", "límite"],
      weights.map(({ path, scripts, limit }) => [path, kb(scripts), kb(limit)]),
    ),
    "",
    `Pestañas conocidas, un teléfono ${twoDecimals(slowdown)} veces más lento que este equipo, 1,6 Mbit/s, 150 ms, desde el toque en ms (mediana de ${rounds}).`,
    "",
    ...table(
      ["pestaña", "marcada", "esqueleto", "contenido"],
      touches.map(({ path, marked, skeleton, content }) => [path, ms(marked), ms(skeleton), ms(content)]),
    ),
  ];
  const checks = [
    ...weights.map(({ path, scripts, limit }) => ({
      ok: scripts > 0 && scripts <= limit,
      text: `${path}: guiones ≤ ${kb(limit)}: ${kb(scripts)}`,
    })),
    ...touches.flatMap(({ path, marked, skeleton, content }) => [
      { ok: marked <= MAX_ANSWER, text: `${path}: pestaña marcada ≤ ${MAX_ANSWER} ms: ${ms(marked)} ms` },
      { ok: skeleton <= MAX_ANSWER, text: `${path}: esqueleto o contenido ≤ ${MAX_ANSWER} ms: ${ms(skeleton)} ms` },
      { ok: content <= MAX_CONTENT, text: `${path}: contenido ≤ ${MAX_CONTENT} ms: ${ms(content)} ms` },
    ]),
  ];
  return { lines, checks, data: { panel } };
}
