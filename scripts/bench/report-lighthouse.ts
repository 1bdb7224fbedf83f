import { table, twoDecimals, whole } from "./format.ts";
import { CATEGORIES, type LighthouseRating } from "./lighthouse.ts";
import type { Check, PartResult } from "./part.ts";

/** The opportunities that we leave, and the reasons. */
const ACCEPTED = {
  "render-blocking-insight":
    "es la hoja del estilo, de 11 a 12 kB en las listas de productos: dentro de la página viajaría otra vez en cada visita. Solo un producto, que se abre por un enlace, lleva las reglas que usa.",
};

/** The scores as a table, with what fails and what would save most time. */
export function ratingLines({ rounds, slowdown, pages }: LighthouseRating): string[] {
  return [
    "",
    `Lighthouse en un teléfono ${twoDecimals(slowdown)} veces más lento que este equipo (mediana de ${rounds})`,
    "",
    ...table(
      ["página", ...CATEGORIES],
      pages.map(({ name, scores }) => [name, ...CATEGORIES.map((category) => whole(scores[category]))]),
    ),
    ...pages.flatMap(({ name, failed, opportunities }) => {
      const savings = opportunities.map(({ id, ms }) => `${id} (${Math.round(ms)} ms)`);
      return [
        ...(failed.length > 0 ? [`${name}, no pasa: ${failed.join(", ")}`] : []),
        ...(savings.length > 0 ? [`${name}, lo que más ganaría: ${savings.join(", ")}`] : []),
      ];
    }),
  ];
}

/** Whether each page has 100 in every category; a page that is kept from search engines need not in theirs. */
export const ratingChecks = ({ pages }: LighthouseRating): Check[] =>
  pages.map(({ name, unlisted, scores }) => ({
    ok: CATEGORIES.every((category) => scores[category] >= (category === "seo" && unlisted ? 0 : 100)),
    text: `Lighthouse, ${name}: ${CATEGORIES.map((category) => `${category} ${whole(scores[category])}`).join(", ")}`,
  }));

export function reportLighthouse(rating: LighthouseRating): PartResult {
  const named = rating.pages.flatMap(({ opportunities }) => opportunities.map(({ id }) => id));
  const accepted = Object.entries(ACCEPTED).filter(([id]) => named.includes(id));
  return {
    lines: [
      ...ratingLines(rating),
      ...(accepted.length > 0 ? ["", ...accepted.map(([id, why]) => `${id}: ${why}`)] : []),
    ],
    checks: ratingChecks(rating),
    data: { lighthouse: rating },
  };
}
