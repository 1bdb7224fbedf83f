import { amountFromMilli, milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal, decimalFromCents } from "~/domain/money/money";
import { isOnStep, ruleByHand } from "~/domain/money/quantity";
import { asMerchantSells, type OrderEdit } from "~/domain/order/manage/manual";
import { editedTotal } from "~/domain/order/manage/manual-sums";
import { type CatalogueProduct, priceCart } from "~/domain/order/place/pricing";
import type { GoodsLine } from "~/domain/pricing/rules";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { longId } from "~/server/database/long-id";
import { fieldError } from "~/server/errors";
import { customLineData, lineData, type OrderLineData } from "../place/create-order";
import { type OrderCatalogue, readCatalogue } from "../place/price-order";
import type { Shop } from "../place/read-shop";

type Line = OrderEdit["lines"][number];
type ExistingLine = Extract<Line, { lineId: number }>;
type AddedLine = Exclude<Line, ExistingLine>;
type AddedProduct = Extract<AddedLine, { productId: number }>;

/** What an order is read with for an edit of its lines. */
export const editedOrderInclude = {
  lines: { orderBy: { position: "asc" }, include: { product: { select: { categoryId: true } } } },
} as const satisfies Prisma.OrderInclude;
export type StoredLine = Prisma.OrderGetPayload<{ include: typeof editedOrderInclude }>["lines"][number];

type Scoped = Pick<StoredLine, "productId" | "scopeProductId" | "scopeCategoryId" | "product">;

/**
 * The product and category by which rules reach a stored line: those that it keeps, or those of now, for today's rules and
 * in lines from before they were kept.
 */
export function lineScope({ productId, product, scopeProductId, scopeCategoryId }: Scoped, isToday = false) {
  const isKept = scopeProductId !== null && !(isToday && product);
  if (isKept) return { scopeProductId, scopeCategoryId };
  return { scopeProductId: productId, scopeCategoryId: product?.categoryId ?? null };
}

/** A line as the calculation reads it. */
export const goodsOf = ({
  scopeProductId,
  scopeCategoryId,
  variantId,
  unit,
  quantity,
  price,
}: OrderLineData): GoodsLine => ({
  productId: scopeProductId,
  variantId,
  categoryId: scopeCategoryId,
  unit,
  quantity: milliFromAmount(quantity),
  unitPrice: centsFromDecimal(price),
});

/** The columns of a line, with the id of the stored line that it changes. */
export type EditedLine = OrderLineData & { id: bigint | null; position: number };

const isAdded = (line: Line): line is AddedLine => line.lineId === null;
const isProduct = (line: AddedLine): line is AddedProduct => line.productId !== null;

/** The lines that an order should have; today's rules look at the categories that products have now. @throws VALIDATION */
export async function editedLines(
  tx: Tx,
  shop: Shop,
  stored: readonly StoredLine[],
  wanted: OrderEdit["lines"],
  isToday: boolean,
): Promise<EditedLine[]> {
  const added = wanted.filter(isAdded).filter(isProduct);
  const ids = [...stored, ...added].flatMap(({ productId }) => productId ?? []);
  const known = await readCatalogue(tx, shop, ids);
  const used = new Set<bigint>();
  return wanted.map((line, position) => {
    if (!isAdded(line)) {
      const before = stored.find(({ id }) => longId(id) === line.lineId);
      if (!before || used.has(before.id)) throw fieldError("lines", "order.lineGone");
      used.add(before.id);
      return { ...changedLine(line, { before, isToday, catalogue: known.catalogue }), id: before.id, position };
    }
    const data = isProduct(line) ? addedProduct(line, known) : customLineData(line);
    return { ...data, id: null, position };
  });
}

function addedProduct(line: AddedProduct, { catalogue, extras }: OrderCatalogue): OrderLineData {
  const { productId, variantId, quantity } = line;
  const terms = {
    minimumPurchase: null, // applies to visitors' orders only
    rules: {},
    deliveryCost: null,
    deliveryFreeFrom: null,
    method: "PICKUP",
  } as const;
  const cart = priceCart([{ productId, variantId, quantity }], asMerchantSells(catalogue, [line]), terms);
  const [priced] = cart.lines;
  const [change] = cart.changes;
  if (change?.kind === "gone") throw fieldError("lines", "order.lineGone");
  if (!priced) throw fieldError("lines", "order.tooLarge");
  if (change) throw fieldError("lines", "order.quantityStep");
  return lineData(priced, extras);
}

/** A stored line keeps its product and name. */
function changedLine(
  { quantity, price }: ExistingLine,
  { before, isToday, catalogue }: { before: StoredLine; isToday: boolean; catalogue: readonly CatalogueProduct[] },
): OrderLineData {
  const { id: _id, orderId: _orderId, position: _position, product: _product, ...line } = before;
  const product = catalogue.find(({ id }) => id === line.productId);
  const unchanged = milliFromAmount(line.quantity) === quantity;
  if (product && !unchanged && !isOnStep(quantity, ruleByHand(product)))
    throw fieldError("lines", "order.quantityStep");
  const total = editedTotal(price, quantity);
  if (total === "tooLarge") throw fieldError("lines", "order.tooLarge");
  return {
    ...line,
    ...lineScope(before, isToday),
    quantity: amountFromMilli(quantity),
    price: decimalFromCents(price),
    total: decimalFromCents(total),
  };
}
