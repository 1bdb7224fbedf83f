import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { customerNoteSchema, orderNumberSchema } from "~/domain/order/place/schemas";
import { type ComparedValues, type FieldConflict, isQueuedPath, QUEUED_CHANGES } from "~/domain/outbox/queued-calls";
import { variantCells } from "~/domain/product/variants/variants";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { stateOf, stateSelect } from "~/server/services/order/manage/order-state";
import { productSelect, toProductView } from "~/server/services/product/crud/product-view";
import { lockTent } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { getTentSettings } from "~/server/services/tent/get-tent";
import { listBranches } from "~/server/services/tent/settings/list-branches";
import { getTheme } from "~/server/services/theme/get-theme";

/** The current values of what a call changes, under the names of the panel's own reads; null when there is no such row. */
type ReadCurrent = (ctx: ServiceContext, tentId: OwnedTentId, input: unknown) => Promise<object | null>;

const named = z.object({ id: idSchema });
const numbered = z.object({ number: orderNumberSchema });

const product: ReadCurrent = async ({ db }, tentId, input) => {
  const { id } = named.parse(input);
  const row = await db.product.findFirst({ where: { id, tentId, deletedAt: null }, select: productSelect });
  return row && toProductView(row);
};
/** The cells of all variants, by the variant's id and the cell's name: "12.price". */
const variants: ReadCurrent = async ({ db }, tentId, input) => {
  const { id } = named.parse(input);
  const row = await db.product.findFirst({ where: { id, tentId, deletedAt: null }, select: productSelect });
  return row && variantCells(toProductView(row).variants);
};
const category: ReadCurrent = ({ db }, tentId, input) =>
  db.category.findFirst({ where: { id: named.parse(input).id, tentId }, select: { name: true, paused: true } });
const link: ReadCurrent = ({ db }, tentId, input) =>
  db.link.findFirst({
    where: { id: named.parse(input).id, tentId },
    select: { name: true, url: true, paused: true },
  });
const template: ReadCurrent = ({ db }, tentId, input) =>
  db.orderTemplate.findFirst({ where: { id: named.parse(input).id, tentId }, select: { name: true, text: true } });
const order: ReadCurrent = async ({ db }, tentId, input) => {
  const { number } = numbered.parse(input);
  const row = await db.order.findUnique({
    where: { tentId_number: { tentId, number } },
    select: { ...stateSelect, merchantNote: true },
  });
  return row && { ...stateOf(row), merchantNote: row.merchantNote ?? "" };
};
const customer: ReadCurrent = async ({ db }, tentId, input) => {
  const { id } = customerNoteSchema.pick({ id: true }).parse(input);
  const row = await db.customer.findFirst({ where: { id, tentId }, select: { note: true } });
  return row && { merchantNote: row.note ?? "" };
};
const branch: ReadCurrent = async (ctx, tentId, input) => {
  const { id } = named.parse(input);
  return (await listBranches(ctx, tentId)).find((one) => one.id === id) ?? null;
};
const linksPage: ReadCurrent = async ({ db }, tentId) => {
  const tent = await db.tent.findUnique({ where: { id: tentId }, select: { linktreeText: true } });
  return tent && { description: tent.linktreeText ?? "" };
};

const READERS: Record<ComparedValues, ReadCurrent> = {
  branch,
  category,
  customer,
  link,
  linksPage,
  order,
  product,
  settings: (ctx, tentId) => getTentSettings(ctx, tentId),
  template,
  theme: (ctx, tentId) => getTheme(ctx, tentId),
  variants,
};

type Values = Readonly<Record<string, unknown>>;

interface SeenCall {
  path: string;
  input: unknown;
  seen: Values | undefined;
}

/** The current values of the fields that the merchant saw, as they are on the wire. */
export async function readSeen(ctx: ServiceContext, tentId: OwnedTentId, call: SeenCall): Promise<Values> {
  const compares = isQueuedPath(call.path) ? QUEUED_CHANGES[call.path].compares : null;
  if (!compares || !call.seen) return {};
  const current = new Map(Object.entries((await READERS[compares](ctx, tentId, call.input)) ?? {}));
  const fields = Object.keys(call.seen).filter((field) => current.has(field));
  return Object.fromEntries(fields.map((field) => [field, plain(current.get(field))]));
}

/** As on the wire, where the merchant's value came from. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/**
 * Compares what the merchant saw with the values now, under the lock that every change of the tent holds. `left` are the
 * values after the merchant's own earlier change, which the screen may not have read yet.
 * @throws CONFLICT with both values of every field that changed meanwhile
 */
export async function checkSeen(
  ctx: ServiceContext,
  tx: TentTx,
  tentId: OwnedTentId,
  { left, ...call }: SeenCall & { left: Values },
): Promise<void> {
  if (!call.seen) return;
  await lockTent(tx, tentId);
  const current = await readSeen(ctx, tentId, call); // empty when the row is gone: the use case reports that
  const conflicts: FieldConflict[] = Object.entries(current)
    .map(([field, value]) => ({ field, seen: plain(call.seen?.[field]), current: value }))
    .filter((one) => !isDeepStrictEqual(one.seen, one.current))
    .filter(({ field, current: value }) => !(field in left && isDeepStrictEqual(left[field], value)));
  if (conflicts.length > 0) throw new AppError("CONFLICT", { conflicts });
}
