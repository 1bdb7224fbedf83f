import { centsFromDecimal, decimalFromCents } from "~/domain/money/money";
import { amountFromMilli, isOnStep, milliFromAmount } from "~/domain/money/quantity";
import { asMerchantSells, editedSums, editedTotal, type OrderEdit } from "~/domain/order/manage/manual";
import { type CatalogueProduct, priceCart } from "~/domain/order/place/pricing";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lineData } from "../place/create-order";
import { type OrderCatalogue, readCatalogue } from "../place/price-order";
import { readShop } from "../place/read-shop";

type Line = OrderEdit["lines"][number];
type NewLine = Extract<Line, { lineId: null }>;
type ExistingLine = Exclude<Line, NewLine>;

const isNew = (line: Line): line is NewLine => line.lineId === null;

/**
 * Changes lines, quantities or prices of an order that is not confirmed yet, so that no stock has moved. Remaining
 * lines keep their stored names; the discount keeps its percentage, the delivery its cost.
 */
export async function editOrderLines(ctx: ServiceContext, tentId: OwnedTentId, input: OrderEdit): Promise<void> {
  await withTentLock(ctx, tentId, async (tx) => {
    const order = requireFound(
      await tx.order.findUnique({
        where: { tentId_number: { tentId, number: input.number } },
        include: { lines: { orderBy: { position: "asc" } } },
      }),
    );
    if (order.status !== "NEW") throw new AppError("STATE_NOT_ALLOWED");
    const shop = await readShop(tx, tentId);
    const ids = [...order.lines, ...input.lines.filter(isNew)].flatMap(({ productId }) => productId ?? []);
    const known = await readCatalogue(tx, shop, ids);
    const rows = input.lines.map((line, position) => ({
      ...(isNew(line) ? addedLine(line, known) : existingLine(line, order.lines, known.catalogue)),
      position,
    }));
    const sums = editedSums(
      rows.map(({ total }) => centsFromDecimal(total)),
      {
        subtotal: centsFromDecimal(order.subtotal),
        discount: centsFromDecimal(order.discount),
        deliveryCost: centsFromDecimal(order.deliveryCost),
      },
    );
    if (!sums) throw fieldError("lines", "order.tooLarge");
    await tx.orderLine.deleteMany({ where: { orderId: order.id } });
    await tx.order.update({
      where: { id: order.id },
      data: {
        subtotal: decimalFromCents(sums.subtotal),
        discount: decimalFromCents(sums.discount),
        total: decimalFromCents(sums.total),
        hasUnpriced: sums.hasUnpriced,
        seenAt: order.seenAt ?? ctx.now(),
        lines: { create: rows },
        events: { create: { kind: "edit", actorId: ctx.actor?.userId ?? null, at: ctx.now() } },
      },
    });
  });
}

function addedLine(line: NewLine, { catalogue, extras }: OrderCatalogue) {
  const { productId, variantId, quantityMilli } = line;
  const settings = {
    minimumPurchase: null, // applies to visitors' orders only
    cashDiscountPercent: 0,
    deliveryCost: null,
    deliveryFreeFrom: null,
    method: "PICKUP",
    paymentMethod: null,
  } as const;
  const cart = priceCart(
    [{ productId, variantId, quantity: quantityMilli }],
    asMerchantSells(catalogue, [line]),
    settings,
  );
  const [priced] = cart.lines;
  const [change] = cart.changes;
  if (change?.kind === "gone") throw fieldError("lines", "order.lineGone");
  if (!priced) throw fieldError("lines", "order.tooLarge");
  if (change) throw fieldError("lines", "order.quantityStep");
  return lineData(priced, extras);
}

interface StoredLine {
  id: number;
  orderId: number;
  productId: number | null;
  quantity: { toString(): string };
}

function existingLine<Stored extends StoredLine>(
  { lineId, quantityMilli, price }: ExistingLine,
  stored: readonly Stored[],
  catalogue: readonly CatalogueProduct[],
) {
  const { id: _id, orderId: _orderId, ...line } = requireFound(stored.find(({ id }) => id === lineId));
  const product = catalogue.find(({ id }) => id === line.productId);
  const unchanged = milliFromAmount(line.quantity) === quantityMilli;
  if (product && !unchanged && !isOnStep(quantityMilli, product)) throw fieldError("lines", "order.quantityStep");
  const total = editedTotal(price, quantityMilli);
  if (total === "tooLarge") throw fieldError("lines", "order.tooLarge");
  return {
    ...line,
    quantity: amountFromMilli(quantityMilli),
    price: decimalFromCents(price),
    total: decimalFromCents(total),
  };
}
