import { z } from "zod";
import { lineKey } from "~/domain/catalogue/cart/cart";
import type { Shortage } from "~/domain/errors";
import { storedMilli } from "~/domain/money/amount-schemas";
import { type Milli, milli, milliFromAmount } from "~/domain/money/milli";
import { minus } from "~/domain/money/money";
import type { CatalogueProduct } from "~/domain/order/place/pricing";
import { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { type StockLine, stockName } from "../place/move-stock";

/** The lines `l` of the orders `o` of a shop that hold stock at this moment. A variant that was deleted is not held. */
export const heldLines = (tentId: number, now: Date): Prisma.Sql => Prisma.sql`
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.tent_id = ${tentId} AND o.held_until > ${now}::timestamp AND o.status = 'NEW' AND NOT o.suspected
    AND l.product_id IS NOT NULL AND (l.variant_id IS NOT NULL OR l.variant_name IS NULL)`;

type StockKey = Pick<StockLine, "productId" | "variantId">;

const heldRows = z.array(z.object({ productId: z.number(), variantId: z.number().nullable(), held: storedMilli }));

async function readHeld(tx: Tx, tentId: number, now: Date, others: Prisma.Sql = Prisma.empty) {
  const rows = await tx.$queryRaw`
    SELECT l.product_id AS "productId", l.variant_id AS "variantId", (sum(l.quantity) * 1000)::float8 AS held
    ${heldLines(tentId, now)} ${others} GROUP BY 1, 2`;
  const held = new Map(heldRows.parse(rows).map((row) => [lineKey(row), row.held]));
  return (of: StockKey): Milli => held.get(lineKey(of)) ?? milli(0);
}

/** The catalogue with what the shop's orders leave of its stock at this moment. */
export async function withoutHeld(
  tx: Tx,
  shop: { id: number; stockHold: boolean },
  catalogue: CatalogueProduct[],
  now: Date,
): Promise<CatalogueProduct[]> {
  if (!shop.stockHold) return catalogue;
  const held = await readHeld(tx, shop.id, now);
  const left = (stock: Milli | null, of: StockKey) => stock && milli(Math.max(0, minus(stock, held(of))));
  return catalogue.map((product) => ({
    ...product,
    stock: left(product.stock, { productId: product.id, variantId: null }),
    variants: product.variants.map((variant) => ({
      ...variant,
      stock: left(variant.stock, { productId: product.id, variantId: variant.id }),
    })),
  }));
}

export interface HoldingOrder {
  id: bigint;
  status: string;
  heldUntil: Date | null;
}

/** Whether the order holds the stock of its lines at this moment. */
export const holdsStock = ({ status, heldUntil }: Pick<HoldingOrder, "status" | "heldUntil">, now: Date): boolean =>
  status === "NEW" && heldUntil !== null && heldUntil > now;

/**
 * The lines of an order with what other orders hold of their stock. Of two that hold more than there is, since the merchant
 * lowered the stock, the earlier one has it.
 */
export async function besidesHeld(
  tx: Tx,
  order: HoldingOrder & { tentId: number },
  lines: readonly StockLine[],
  now: Date,
): Promise<StockLine[]> {
  const others = holdsStock(order, now) ? Prisma.sql`AND o.id < ${order.id}` : Prisma.sql`AND o.id <> ${order.id}`;
  const held = await readHeld(tx, order.tentId, now, others);
  return lines.map((line) => ({ ...line, reservedMilli: held(line) }));
}

/** Each line with what its stock, beside what is reserved, has left for it; null where stock is not counted. */
export async function leftFor(tx: Tx, tentId: number, lines: readonly StockLine[]) {
  const ids = (of: (line: StockLine) => number | null) => ({ in: lines.flatMap((line) => of(line) ?? []) });
  const select = { id: true, stock: true } as const;
  const products = await tx.product.findMany({ where: { tentId, id: ids(({ productId }) => productId) }, select });
  const where = { product: { tentId }, id: ids(({ variantId }) => variantId) };
  const variants = await tx.variant.findMany({ where, select });
  return lines.map((line) => {
    const [rows, id] = line.variantId === null ? [products, line.productId] : [variants, line.variantId];
    const stock = milliFromAmount(rows.find((row) => row.id === id)?.stock ?? null);
    const left = stock === null ? null : milli(Math.max(0, minus(stock, line.reservedMilli ?? milli(0))));
    return { line, left };
  });
}

/** What is left for these lines, but does not cover them. */
export const shortagesIn = (lines: Awaited<ReturnType<typeof leftFor>>): Shortage[] =>
  lines.flatMap(({ line, left }) =>
    left !== null && left < line.quantity
      ? [
          {
            name: stockName(line),
            productId: line.productId ?? undefined,
            variantId: line.variantId,
            wanted: line.quantity,
            left,
          },
        ]
      : [],
  );
