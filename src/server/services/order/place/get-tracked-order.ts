import { orderMessageFor } from "~/copy/order-message";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import { withoutMarks } from "~/domain/order/place/message";
import { orderProgress } from "~/domain/order/place/progress";
import { orderTokenSchema } from "~/domain/order/place/schemas";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { withoutAccents } from "~/domain/text";
import type { ServiceContext } from "~/server/context";
import { longId } from "~/server/database/long-id";
import { AppError, requireFound } from "~/server/errors";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { readLinePhotos } from "../manage/read-line-photos";
import { storedDiscounts } from "./order-discounts";
import { deliveryTerms, trackingUrl } from "./placed-order";
import { readShop, whatsappOf } from "./read-shop";

/** The latest event of a kind; null when it never happened. */
const lastOf = (events: readonly { kind: string; at: Date }[], kinds: readonly string[]): Date | null =>
  events.findLast(({ kind }) => kinds.includes(kind))?.at ?? null;

/**
 * What anyone with the tracking link may see: state and lines, the customer's first name, but neither phone nor
 * address.
 */
export async function getTrackedOrder(ctx: ServiceContext, tentId: PublicTentId, token: string) {
  if (!orderTokenSchema.safeParse(token).success) throw new AppError("NOT_FOUND");
  const [row, shop] = await Promise.all([
    ctx.db.order.findFirst({
      where: { token, tentId },
      select: {
        number: true,
        createdAt: true,
        status: true,
        cancelledFrom: true,
        paymentStatus: true,
        deliveryStatus: true,
        deliveryMethod: true,
        paymentMethod: true,
        customerName: true,
        branchId: true,
        branchName: true,
        deliveryZone: true,
        courier: true,
        trackingNumber: true,
        subtotal: true,
        discount: true,
        discounts: true,
        deliveryCost: true,
        deliverySet: true,
        total: true,
        hasUnpriced: true,
        events: { select: { kind: true, at: true }, orderBy: { id: "asc" } },
        branch: { select: { whatsapp: true, whatsappArea: true, whatsappLandline: true } },
        lines: {
          select: { id: true, name: true, variantName: true, imageHash: true, unit: true, quantity: true, total: true },
          orderBy: { position: "asc" },
        },
      },
    }),
    readShop(ctx.db, tentId),
  ]);
  const { branch, customerName, deliveryZone, events, ...order } = requireFound(row);
  const photos = await readLinePhotos(ctx.db, tentId, order.lines);
  const phone = whatsappOf(shop, branch);
  const words = orderMessageFor(shop.countryId);
  const text = [
    words.greeting(withoutMarks(withoutAccents(shop.name))),
    words.order(order.number),
    words.link(trackingUrl(shop, token)),
  ].join("\n");
  return {
    ...order,
    token,
    firstName: customerName.split(" ")[0] ?? "",
    progress: orderProgress(
      order,
      events.map(({ kind }) => kind),
    ),
    /** When the order was last moved to each stage. */
    at: {
      preparing: lastOf(events, ["confirm"]),
      ready: lastOf(events, ["prepare"]),
      handedOver: lastOf(events, ["send", "pickUp"]),
      cancelled: lastOf(events, ["cancel"]),
    },
    deliveryTerms: deliveryTerms(shop, { ...order, deliveryZone }),
    subtotal: centsFromDecimal(order.subtotal),
    discount: centsFromDecimal(order.discount),
    discounts: storedDiscounts(order.discounts).map(({ name, amount, freeDelivery }) => ({
      name,
      amount,
      freeDelivery,
    })),
    deliveryCost: centsFromDecimal(order.deliveryCost),
    total: centsFromDecimal(order.total),
    lines: order.lines.map(({ id, imageHash, ...line }) => ({
      id: longId(id),
      ...line,
      photo: imageHash === null ? null : (photos.get(imageHash) ?? null),
      quantity: milliFromAmount(line.quantity),
      total: centsFromDecimal(line.total),
    })),
    /** What the shop says to whoever has ordered. */
    thanks: shop.orderText,
    /** Opens a chat with the shop about this order; null when the shop has no WhatsApp. */
    whatsappUrl: phone === null ? null : whatsappUrl(phone, text),
  };
}

export type TrackedOrder = Awaited<ReturnType<typeof getTrackedOrder>>;
