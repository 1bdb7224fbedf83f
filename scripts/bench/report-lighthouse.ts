import { table, whole } from "./format.ts";
import { CATEGORIES, type LighthouseRating } from "./lighthouse.ts";
import type { PartResult } from "./part.ts";

/** The opportunities that we leave, and the reasons. */
const ACCEPTED = {
  "render-blocking-insight":
    "es la hoja del estilo, una sola de 10 a 11 kB: dentro de la página viajaría otra vez en cada visita. Solo un producto, que se abre por un enlace, lleva las reglas que usa.",
};

export function reportLighthouse(rating: LighthouseRating): PartResult {
  const { rounds, pages } = rating;
  const named = pages.flatMap(({ opportunities }) => opportunities.map(({ id }) => id));
  const accepted = Object.entries(ACCEPTED).filter(([id]) => named.includes(id));
  const lines = [
    "",
    `Lighthouse en un teléfono (mediana de ${rounds})`,
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
    ...(accepted.length > 0 ? ["", ...accepted.map(([id, why]) => `${id}: ${why}`)] : []),
  ];
  const checks = pages.map(({ name, unlisted, scores }) => ({
    ok: CATEGORIES.every((category) => scores[category] >= (category === "seo" && unlisted ? 0 : 100)),
    text: `Lighthouse, ${name}: ${CATEGORIES.map((category) => `${category} ${whole(scores[category])}`).join(", ")}`,
  }));
  return { lines, checks, data: { lighthouse: rating } };
}
