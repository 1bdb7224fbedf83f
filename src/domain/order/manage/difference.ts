import { z } from "zod";
import { storedCents, storedMilli } from "../../money/amount-schemas";
import type { Milli } from "../../money/milli";
import type { Cents } from "../../money/money";
import { UNITS, type Unit } from "../../money/unit";

/** What an order says besides its lines and amounts. */
const ORDER_FACTS = [
  "customerName",
  "customerPhone",
  "method",
  "address",
  "zone",
  "branchName",
  "paymentMethod",
] as const;
export type OrderFact = (typeof ORDER_FACTS)[number];

const ORDER_AMOUNTS = ["subtotal", "deliveryCost", "discount", "total"] as const;

export interface ContentLine {
  /** Null for a line that is not stored yet. */
  id: number | null;
  name: string;
  variantName: string | null;
  unit: Unit;
  quantity: Milli;
  price: Cents | null;
  total: Cents | null;
}

/** The part of an order that can be changed until it is handed over. */
export type OrderContents = Record<OrderFact, string | null> &
  Record<(typeof ORDER_AMOUNTS)[number], Cents> & { lines: readonly ContentLine[] };

const sideSchema = z.object({ quantity: storedMilli, price: storedCents.nullable(), total: storedCents.nullable() });
const amountSchema = z.object({ from: storedCents, to: storedCents });

/** Stored with the event of a change; amounts are cents. */
export const orderDifferenceSchema = z.object({
  /** `from` is null for an added line, `to` for a removed one. */
  lines: z.array(
    z.object({ name: z.string(), unit: z.enum(UNITS), from: sideSchema.nullable(), to: sideSchema.nullable() }),
  ),
  facts: z.array(z.object({ fact: z.enum(ORDER_FACTS), from: z.string().nullable(), to: z.string().nullable() })),
  amounts: z.object({
    subtotal: amountSchema,
    deliveryCost: amountSchema,
    discount: amountSchema,
    total: amountSchema,
  }),
});
export type OrderDifference = z.output<typeof orderDifferenceSchema>;
export type LineDifference = OrderDifference["lines"][number];

const sideOf = ({ quantity, price, total }: ContentLine) => ({ quantity, price, total });
const nameOf = ({ name, variantName }: ContentLine) => (variantName ? `${name} (${variantName})` : name);
const isSame = (one: ContentLine, other: ContentLine) => one.quantity === other.quantity && one.price === other.price;

/** What changes from one version of an order to another; lines are matched by their ids. */
export function orderDifference(before: OrderContents, after: OrderContents): OrderDifference {
  const kept = new Map(after.lines.flatMap((line) => (line.id === null ? [] : [[line.id, line] as const])));
  const changed = before.lines.flatMap((line): LineDifference[] => {
    const now = line.id === null ? undefined : kept.get(line.id);
    if (now && isSame(line, now)) return [];
    return [{ name: nameOf(line), unit: line.unit, from: sideOf(line), to: now ? sideOf(now) : null }];
  });
  const known = new Set(before.lines.map(({ id }) => id));
  const added = after.lines
    .filter(({ id }) => id === null || !known.has(id))
    .map((line): LineDifference => ({ name: nameOf(line), unit: line.unit, from: null, to: sideOf(line) }));
  const amount = (name: (typeof ORDER_AMOUNTS)[number]) => ({ from: before[name], to: after[name] });
  return {
    lines: [...changed, ...added],
    facts: ORDER_FACTS.filter((fact) => before[fact] !== after[fact]).map((fact) => ({
      fact,
      from: before[fact],
      to: after[fact],
    })),
    amounts: {
      subtotal: amount("subtotal"),
      deliveryCost: amount("deliveryCost"),
      discount: amount("discount"),
      total: amount("total"),
    },
  };
}

/** Whether two versions of an order say the same. */
export function isUnchanged({ lines, facts, amounts }: OrderDifference): boolean {
  return lines.length === 0 && facts.length === 0 && Object.values(amounts).every(({ from, to }) => from === to);
}
