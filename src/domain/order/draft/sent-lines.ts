import type { z } from "zod";
import { cents } from "../../money/money";
import type { manualLinesSchema, orderEditSchema } from "../manage/manual";
import { type DraftLine, draftLineName, priceOf } from "./draft-lines";

type NewLine = z.input<typeof manualLinesSchema>[number];
type EditedLine = z.input<typeof orderEditSchema>["lines"][number];

/** The lines of a new order. While its price list is not known, the server prices what nobody typed. */
export function newLines(lines: readonly DraftLine[], isListKnown: boolean): NewLine[] {
  return lines.map((line): NewLine => {
    const { productId, variantId, quantity: quantityMilli } = line;
    const price = line.prices && !isListKnown ? undefined : priceOf(line);
    if (productId !== null) return { productId, variantId, quantityMilli, price };
    return { productId, name: line.name, quantityMilli, price: price ?? cents(0) };
  });
}

/** The lines of a stored order. */
export function linesOfEdit(lines: readonly DraftLine[]): EditedLine[] {
  return lines.map((line): EditedLine => {
    const { lineId, productId, variantId, quantity: quantityMilli } = line;
    const price = priceOf(line);
    if (lineId !== null) return { lineId, quantityMilli, price };
    if (productId !== null) return { lineId, productId, variantId, quantityMilli, price };
    return { lineId, productId, name: draftLineName(line), quantityMilli, price: price ?? cents(0) };
  });
}
