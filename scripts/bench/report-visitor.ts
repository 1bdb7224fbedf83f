import { kb, ms, shown, table, two, whole } from "./figures.ts";
import { CATEGORIES } from "./lighthouse.ts";

const WHOLE_PAGE = 400_000;
const PAINT_ABOVE_MS = 300;
const BLOCKING_ABOVE_MS = 30;

/** What is known of Lighthouse's opportunities and stays: why it does. */
const KNOWN = {
  "render-blocking-insight":
    "es la hoja del estilo, una sola de 10 a 11 kB: dentro de la página viajaría otra vez en cada visita. Solo un producto, que se abre por un enlace, lleva las reglas que usa.",
};

/** A cheap phone's first visit, as lines for people and as data. */
export function reportPhone(phone) {
  const { pages, empty, rounds } = phone;
  const row = ({ name, bytes, shift, paint, blocking }) => [name, kb(bytes), shift.toFixed(4), ms(paint), ms(blocking)];
  const lines = [
    "",
    `Primera visita con 60 productos, procesador cuatro veces más lento, 1,6 Mbit/s, 150 ms (mediana de ${rounds}).`,
    "",
    ...table(
      ["página", "bytes", "movimiento", "pintura mayor", "bloqueo"],
      [...pages, { name: "vacía de Next", ...empty }].map(row),
    ),
    "",
    "Ninguna lleva React ni el enrutador de Next: sus propios guiones hacen lo suyo. En una línea lenta (150 ms o más) las letras",
    "de la tienda no se esperan: se piden después, y el texto se ve con las del teléfono hasta la página siguiente.",
  ];
  const judged = pages.flatMap(({ name, shift, bytes, paintAbove, blockingAbove }) => [
    { ok: shift === 0, text: `${name}: nada se mueve: ${shift.toFixed(4)}` },
    { ok: bytes < WHOLE_PAGE, text: `${name}: la página entera con sus fotos a la vista < 400 kB: ${kb(bytes)}` },
    {
      ok: paintAbove <= PAINT_ABOVE_MS,
      text: `${name}: pintura mayor ≤ ${PAINT_ABOVE_MS} ms sobre la página vacía: ${shown(whole, paintAbove)} ms`,
    },
    {
      ok: blockingAbove <= BLOCKING_ABOVE_MS,
      text: `${name}: bloqueo ≤ ${BLOCKING_ABOVE_MS} ms sobre la página vacía: ${two.format(blockingAbove)} ms`,
    },
  ]);
  return { lines, judged, data: { phone } };
}

/** Lighthouse's scores, as lines for people and as data. `hidden` pages are kept from search engines on purpose. */
export function reportLighthouse(rating, hidden) {
  const { rounds, pages } = rating;
  const wanted = (name, category) => (category === "seo" && hidden(name) ? 0 : 100);
  const lines = [
    "",
    `Lighthouse en un teléfono (mediana de ${rounds})`,
    "",
    ...table(
      ["página", ...CATEGORIES],
      pages.map(({ name, scores }) => [name, ...CATEGORIES.map((category) => shown(whole, scores[category]))]),
    ),
    ...pages.flatMap(({ name, failed, opportunities }) => [
      ...(failed.length > 0 ? [`${name}, no pasa: ${failed.join(", ")}`] : []),
      ...(opportunities.length > 0 ? [`${name}, lo que más ganaría: ${opportunities.join(", ")}`] : []),
    ]),
  ];
  const named = pages.flatMap(({ opportunities }) => opportunities.map((each) => each.split(" ", 1)[0]));
  const known = Object.entries(KNOWN).filter(([id]) => named.includes(id));
  if (known.length > 0) lines.push("", ...known.map(([id, why]) => `${id}: ${why}`));
  const judged = pages.map(({ name, scores }) => ({
    ok: CATEGORIES.every((category) => scores[category] >= wanted(name, category)),
    text: `Lighthouse, ${name}: ${CATEGORIES.map((category) => `${category} ${shown(whole, scores[category])}`).join(", ")}`,
  }));
  return { lines, judged, data: { lighthouse: rating } };
}
