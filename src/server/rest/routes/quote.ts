import { z } from "zod";
import { amountFromMilli } from "~/domain/money/milli";
import { amountFromCents, cents } from "~/domain/money/money";
import { sumOfDiscounts } from "~/domain/order/place/discounts";
import { quoteSchema } from "~/domain/order/place/quote-schema";
import type { PricingHint } from "~/domain/pricing/rules";
import { type RestRoute, restRoute } from "../row";
import { amountOut, bodyOf, idOut, priceOut } from "../wire";

const discountOut = z
  .strictObject({
    kind: z.enum(["break", "promotion", "coupon", "payment"]),
    name: z.string(),
    amount: amountOut.meta({ description: "Lo que se descuenta; si es negativo, lo que se suma." }),
  })
  .meta({ id: "QuoteDiscount" });

const HINTS = ["add_free", "add_reduced", "break_cheaper", "coupon_minimum", "free_delivery_lost"] as const;
const PROBLEMS = {
  quantityAdjusted: "quantity_adjusted",
  lessStock: "less_stock",
  paused: "paused",
  gone: "gone",
  soldOut: "sold_out",
  tooLarge: "too_large",
  belowMinimum: "below_minimum",
  belowMinimumUnits: "below_minimum_units",
  noPickup: "no_pickup",
  noDelivery: "no_delivery",
  zoneRequired: "zone_required",
  "coupon.unknown": "coupon_unknown",
  "coupon.notYet": "coupon_not_yet",
  "coupon.over": "coupon_over",
  "coupon.usedUp": "coupon_used_up",
  "coupon.usedByPhone": "coupon_used_by_phone",
} as const;

const quoteOut = z
  .strictObject({
    lines: z.array(
      z.strictObject({
        product_id: idOut,
        variant_id: idOut.nullable(),
        quantity: z.number(),
        unit_price: priceOut,
        base: priceOut,
        discounts: z.array(discountOut),
        total: priceOut,
      }),
    ),
    discounts: z.array(discountOut).meta({ description: "Los de todas las líneas, en el orden del cálculo." }),
    subtotal: amountOut,
    delivery: priceOut.meta({ description: "null si se conviene después, o si el pedido se retira." }),
    total: amountOut,
    saved: amountOut,
    hints: z.array(
      z.strictObject({
        kind: z.enum(HINTS),
        name: z.string().nullable(),
        product_id: idOut.nullable(),
        add: z.number().nullable(),
        free: z.number().nullable(),
        percent: z.number().nullable(),
        missing: priceOut,
      }),
    ),
    problems: z.array(
      z.strictObject({
        kind: z.enum(Object.values(PROBLEMS)),
        product_id: idOut.nullable(),
        variant_id: idOut.nullable(),
        missing: priceOut,
        missing_units: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: "Quote" });

type QuoteOut = z.input<typeof quoteOut>;

const NO_HINT = { name: null, product_id: null, add: null, free: null, percent: null, missing: null };

function toHint(hint: PricingHint): QuoteOut["hints"] {
  switch (hint.kind) {
    case "ADD_FREE":
      return [
        { ...NO_HINT, kind: "add_free", name: hint.name, product_id: hint.productId, add: hint.add, free: hint.free },
      ];
    case "ADD_REDUCED": {
      const { name, productId, percent } = hint;
      return [{ ...NO_HINT, kind: "add_reduced", name, product_id: productId, add: 1, percent }];
    }
    case "BREAK_CHEAPER":
      return [{ ...NO_HINT, kind: "break_cheaper", name: hint.name, add: amountFromMilli(hint.add) }];
    case "FREE_DELIVERY_LOST":
      return [{ ...NO_HINT, kind: "free_delivery_lost", missing: amountFromCents(hint.missing) }];
    case "COUPON_MINIMUM":
      return [{ ...NO_HINT, kind: "coupon_minimum", name: hint.name, missing: amountFromCents(hint.missing) }];
  }
}

const KINDS = { BREAK: "break", PROMOTION: "promotion", COUPON: "coupon", PAYMENT: "payment" } as const;

const isOfRule = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

const toDiscounts = (
  discounts: readonly { kind: string; name: string; amount: number }[],
): z.input<typeof discountOut>[] =>
  discounts.flatMap(({ kind, name, amount }) =>
    isOfRule(kind) ? [{ kind: KINDS[kind], name, amount: amountFromCents(cents(amount)) }] : [],
  );

export const quoteRows: RestRoute[] = [
  restRoute({
    method: "POST",
    path: "/quote",
    who: "anyone",
    body: "json",
    input: bodyOf(quoteSchema),
    output: quoteOut,
    summary: "Lo que costaría un pedido, con la misma cuenta con la que se toma; no guarda nada.",
    call: async ({ call }, input) => {
      const quote = await call.order.quote(input.asInput());
      const data: QuoteOut = {
        lines: quote.lines.map((line) => ({
          product_id: line.productId,
          variant_id: line.variantId,
          quantity: amountFromMilli(line.quantity),
          unit_price: amountFromCents(line.unitPrice),
          base: amountFromCents(line.base),
          discounts: toDiscounts(line.discounts),
          total: amountFromCents(line.total),
        })),
        discounts: toDiscounts(quote.discounts),
        subtotal: amountFromCents(quote.subtotal),
        delivery: amountFromCents(quote.delivery.cost),
        total: amountFromCents(quote.total),
        saved: amountFromCents(sumOfDiscounts(quote.discounts.filter(({ amount }) => amount > 0))),
        hints: quote.hints.flatMap(toHint),
        problems: quote.problems.map((problem) => ({
          kind: PROBLEMS[problem.kind],
          product_id: "productId" in problem ? problem.productId : null,
          variant_id: "variantId" in problem ? problem.variantId : null,
          missing: problem.kind === "belowMinimum" ? amountFromCents(problem.missing) : null,
          missing_units: problem.kind === "belowMinimumUnits" ? problem.missing : null,
        })),
      };
      return { data };
    },
  }),
];
