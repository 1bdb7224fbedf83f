import { milliFromAmount } from "~/domain/money/milli";
import { decimalFromCents } from "~/domain/money/money";
import { type OrderDifference, orderDifference, orderDifferenceSchema } from "~/domain/order/manage/difference";
import { isTodays, type OrderEdit } from "~/domain/order/manage/manual";
import { isEditable } from "~/domain/order/manage/states";
import type { Order } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { besidesHeld } from "../holds/held-stock";
import { requireHold } from "../holds/hold-after";
import { refreshHeld } from "../holds/hold-stock";
import { customerWith, readBranch } from "../place/create-order";
import { adjustStock, lastTaken, storedTaken } from "../place/move-stock";
import { storableDiscounts } from "../place/order-discounts";
import { readShop, type Shop } from "../place/read-shop";
import { type EditedLine, editedLines, editedOrderInclude } from "./edited-lines";
import { editedPhone } from "./edited-phone";
import { editedSums } from "./edited-sums";
import { contentsOf } from "./order-contents";
import { stateOf } from "./order-state";

export interface EditedOrder {
  /** Of the contents after the change. */
  version: number;
  difference: OrderDifference;
}

/**
 * Replaces what an order contains until it is handed over, and moves the stock that its confirmation took along. What
 * changed is kept with its event. The same client key twice is one change.
 *
 * @throws STATE_NOT_ALLOWED once it is handed over or closed; CONFLICT with the present contents when somebody changed
 * them since `version`; STOCK_MISSING when a confirmed order asks for more than there is
 */
export async function editOrder(ctx: ServiceContext, tentId: OwnedTentId, input: OrderEdit): Promise<EditedOrder> {
  const { edited } = await changeTent(
    ctx,
    tentId,
    async (change) => {
      const { tx } = change;
      const order = requireFound(
        await tx.order.findUnique({
          where: { tentId_number: { tentId, number: input.number } },
          include: editedOrderInclude,
        }),
      );
      const repeated = await earlierEdit(tx, order, input.clientKey);
      if (repeated) return { edited: repeated, movesStock: false };
      if (order.suspected || !isEditable(stateOf(order))) throw new AppError("STATE_NOT_ALLOWED");
      const before = contentsOf(order);
      if (order.version !== input.version) {
        const conflict = { field: "version", seen: input.version, current: order.version };
        throw new AppError("CONFLICT", { order: before, conflicts: [conflict] });
      }

      const shop = await readShop(tx, tentId);
      const people = await editedPeople(tx, ctx.now(), shop, order, input);
      const lines = await editedLines(tx, shop, order.lines, input.lines, isTodays(input));
      const edited = { order, lines, phone: people.customerPhone, input, now: ctx.now() };
      const { sums, columns } = await editedSums(tx, shop, edited);
      if (input.seenTotal !== undefined && input.seenTotal !== sums.total) {
        throw fieldError("discount", "order.totalChanged");
      }
      const data = {
        ...people,
        ...columns,
        subtotal: decimalFromCents(sums.subtotal),
        discount: decimalFromCents(sums.discount),
        discounts: storableDiscounts(sums.discounts),
        deliveryCost: decimalFromCents(sums.deliveryCost),
        deliverySet: order.deliverySet || sums.deliveryCost !== before.deliveryCost,
        total: decimalFromCents(sums.total),
        hasUnpriced: sums.hasUnpriced,
      };
      const difference = orderDifference(before, contentsOf({ ...order, ...data, lines }));

      const stock = { before: order.lines.map(stockLine), after: lines.map(stockLine) };
      const holds = await requireHold(tx, order, stock, ctx.now());
      const taken = order.stockTaken
        ? await adjustStock(
            change,
            stock.before,
            await besidesHeld(tx, order, stock.after, ctx.now()),
            await lastTaken(tx, order.id),
          )
        : null;
      await writeLines(tx, order.id, lines);
      await tx.order.update({
        where: { id: order.id },
        data: {
          ...data,
          version: { increment: 1 },
          seenAt: order.seenAt ?? ctx.now(),
          events: {
            create: {
              kind: "edit",
              actorId: ctx.actor?.userId ?? null,
              clientKey: input.clientKey,
              at: ctx.now(),
              data: { version: order.version + 1, difference, ...(taken ? { taken: storedTaken(taken) } : {}) },
            },
          },
        },
      });
      if (holds) await refreshHeld(change, ctx.now());
      if (order.customerId !== null && order.customerId !== data.customerId) {
        // one that a mistyped phone made; a customer with a note is kept
        await tx.customer.deleteMany({ where: { id: order.customerId, tentId, note: null, orders: { none: {} } } });
      }
      return { edited: { version: order.version + 1, difference }, movesStock: taken !== null };
    },
    ({ movesStock }) => movesStock,
  );
  return edited;
}

/** What an edit with this key did, if it was made before. */
async function earlierEdit(tx: Tx, order: Pick<Order, "id">, clientKey: string): Promise<EditedOrder | null> {
  const event = await tx.orderEvent.findUnique({
    where: { orderId_clientKey: { orderId: order.id, clientKey } },
    select: { data: true },
  });
  if (!event) return null;
  const data = event.data as { version?: number; difference?: unknown } | null;
  return { version: data?.version ?? 0, difference: orderDifferenceSchema.parse(data?.difference) };
}

function stockLine(
  line: Pick<EditedLine, "productId" | "variantId" | "name" | "variantName"> & {
    quantity: string | number | { toString(): string };
  },
) {
  const { productId, variantId, name, variantName, quantity } = line;
  return { productId, variantId, name, variantName, quantity: milliFromAmount(quantity) };
}

/** Keeps the ids of lines that stay. */
async function writeLines(tx: Tx, orderId: bigint, lines: readonly EditedLine[]): Promise<void> {
  const kept = lines.flatMap(({ id }) => id ?? []);
  await tx.orderLine.deleteMany({ where: { orderId, id: { notIn: kept } } });
  for (const { id, position, quantity, price, total, scopeProductId, scopeCategoryId } of lines) {
    const data = { position, quantity, price, total, scopeProductId, scopeCategoryId };
    if (id !== null) await tx.orderLine.update({ where: { id }, data });
  }
  const added = lines.filter(({ id }) => id === null);
  await tx.orderLine.createMany({ data: added.map(({ id: _id, ...line }) => ({ ...line, orderId })) });
}

/** Who receives the order, and how. What did not change is accepted as it is, even if the shop no longer offers it. */
async function editedPeople(tx: Tx, now: Date, shop: Shop, order: Order, input: OrderEdit) {
  const delivery = input.method === "DELIVERY";
  const zone = delivery ? input.zone : null;
  if (zone !== null && zone !== order.deliveryZone && !shop.deliveryZones.some(({ name }) => name === zone)) {
    throw fieldError("zone", "order.zoneRequired");
  }
  const phone = editedPhone(shop, order, input.customerPhone);
  const branch =
    input.branchId === order.branchId
      ? { id: order.branchId, name: order.branchName }
      : await readBranch(tx, shop, input.branchId);
  const isSameCustomer = phone === order.customerPhone && (order.customerId !== null || phone === null);
  return {
    deliveryMethod: input.method,
    paymentMethod: input.paymentMethod,
    customerId: isSameCustomer ? order.customerId : await customerWith(tx, shop, phone, input.customerName, now),
    customerName: input.customerName,
    customerPhone: phone,
    address: delivery ? input.address : null,
    deliveryZone: zone,
    branchId: branch?.id ?? null,
    branchName: branch?.name ?? null,
  };
}
