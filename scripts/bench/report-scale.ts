import { ms, table, twoDecimals, whole } from "./format.ts";
import type { PartResult } from "./part.ts";
import type { ScaleReport } from "./scale.ts";

/** The time among many shops divided by that among few. */
const MAX_RATIO = 1.3;

export function reportScale({ few, many, products, rounds, operations }: ScaleReport): PartResult {
  const lines = [
    "",
    `Lo mismo entre ${whole(few)} tiendas y entre ${whole(many)}, de ${products} productos: milisegundos, medianas de ${rounds} rondas, cada una en otra tienda y sin nada en memoria del servidor.`,
    "",
    ...table(
      ["", `entre ${whole(few)}`, `entre ${whole(many)}`, "relación"],
      operations.map((one) => [one.name, ms(one.few), ms(one.many), twoDecimals(one.ratio)]),
    ),
  ];
  const checks = operations.map(({ name, ratio }) => ({
    ok: ratio <= MAX_RATIO,
    text: `${name} entre ${whole(many)} tiendas ≤ ${MAX_RATIO.toLocaleString("es-AR")} veces lo de ${whole(few)}: ${twoDecimals(ratio)}`,
  }));
  return { lines, checks, data: { scale: { few, many, products, rounds, operations } } };
}
