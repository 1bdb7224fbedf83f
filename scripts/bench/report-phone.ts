import { kb, ms, table, twoDecimals, whole } from "./format.ts";
import type { PartResult } from "./part.ts";
import type { PhoneMeasurement, PhonePage } from "./phone.ts";

const MAX_BYTES = 400_000;
/**
 * Milliseconds. A shared link opens a product first, so its page has the CSS of its first paint inline; the catalogue
 * waits for the style sheet.
 */
const MAX_PAINT_ABOVE: Record<PhonePage["name"], number> = { "/catalogo": 600, Producto: 300 };
const MAX_BLOCKING_ABOVE = 30;

export function reportPhone(phone: PhoneMeasurement): PartResult {
  const { pages, empty, rounds, slowdown } = phone;
  const lines = [
    "",
    `Primera visita con 60 productos, un teléfono ${twoDecimals(slowdown)} veces más lento que este equipo, 1,6 Mbit/s, 150 ms (mediana de ${rounds}).`,
    "",
    ...table(
      ["página", "bytes", "movimiento", "pintura mayor", "bloqueo"],
      [...pages, { name: "vacía de Next", ...empty }].map(({ name, bytes, shift, paint, blocking }) => [
        name,
        kb(bytes),
        shift.toFixed(4),
        ms(paint),
        ms(blocking),
      ]),
    ),
    "",
    "Ninguna lleva React ni el enrutador de Next: sus propios guiones hacen lo suyo. En una línea lenta (150 ms o más) las letras",
    "de la tienda no se esperan: se piden después, y el texto se ve con las del teléfono hasta la página siguiente.",
  ];
  const checks = pages.flatMap(({ name, shift, bytes, paintAbove, blockingAbove }) => [
    { ok: shift === 0, text: `${name}: nada se mueve: ${shift.toFixed(4)}` },
    { ok: bytes < MAX_BYTES, text: `${name}: la página entera con sus fotos a la vista < 400 kB: ${kb(bytes)}` },
    {
      ok: paintAbove <= MAX_PAINT_ABOVE[name],
      text: `${name}: pintura mayor ≤ ${MAX_PAINT_ABOVE[name]} ms sobre la página vacía: ${whole(paintAbove)} ms`,
    },
    {
      ok: blockingAbove <= MAX_BLOCKING_ABOVE,
      text: `${name}: bloqueo ≤ ${MAX_BLOCKING_ABOVE} ms sobre la página vacía: ${twoDecimals(blockingAbove)} ms`,
    },
  ]);
  return { lines, checks, data: { phone } };
}
