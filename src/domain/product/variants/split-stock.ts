import type { Milli } from "../../money/milli";
import { milli } from "../../money/milli";
import type { Unit } from "../../money/unit";

/** A stock in equal parts, whole ones of what is sold by unit: the first parts have what is left over. */
export function splitStock(stock: Milli, parts: number, unit: Unit): Milli[] {
  const piece = unit === "UNIT" ? 1000 : 1;
  const pieces = Math.floor(Math.max(stock, 0) / piece);
  return Array.from({ length: parts }, (_, at) =>
    milli((Math.floor(pieces / parts) + (at < pieces % parts ? 1 : 0)) * piece),
  );
}
