import {
  MAX_PROMOTIONS,
  type PromotionSettings,
  type PromotionState,
  promotionProblems,
  promotionState,
  relevantOffer,
} from "~/domain/pricing/promotion";
import type { PromotionInput, PromotionsOrder, PromotionUpdate } from "~/domain/pricing/promotion-schemas";
import { EVERYTHING } from "~/domain/pricing/rule-scope";
import { shopClock } from "~/domain/pricing/schedule";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError, requireFound, requireNoProblems } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import { completeSequence } from "~/server/services/tenancy/complete-sequence";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { offerColumns } from "./offer-columns";
import { promotionSettings } from "./promotion-row";
import { type OwnRules, ruleCalls } from "./rule-calls";
import { reachColumns, readReach, readReachedProducts, shownReach } from "./rule-reach";
import { settingsAfter } from "./settings-after";

export interface PromotionView extends PromotionSettings {
  id: number;
  state: PromotionState;
  /** How many products it reaches now. */
  products: number;
  /** The name of a single one that it names. */
  product: string | null;
}

const inOrder = [{ order: "asc" }, { id: "asc" }] as const;

function columnsOf(settings: PromotionSettings) {
  const { name, weekdays, hours, onLists } = settings;
  const { buy, pay, nth, acrossProducts, ...offer } = relevantOffer(settings);
  return {
    ...offerColumns({ ...settings, ...offer }),
    name,
    buy,
    pay,
    nth,
    acrossProducts,
    ...reachColumns(settings),
    weekdays: [...new Set(weekdays)].sort(),
    hoursFrom: hours?.from ?? null,
    hoursTo: hours?.to ?? null,
    onLists: [...new Set(onLists)],
  };
}

const NOTHING: Omit<PromotionSettings, "name" | "kind"> = {
  buy: null,
  pay: null,
  nth: null,
  value: null,
  acrossProducts: false,
  ...EVERYTHING,
  from: null,
  to: null,
  weekdays: [],
  hours: null,
  paused: false,
  onLists: [],
};

export async function readTimeZone(tx: Tx, tentId: OwnedTentId): Promise<string> {
  const select = { country: { select: { timeZone: true } } };
  return requireFound(await tx.tent.findUnique({ where: { id: tentId }, select })).country.timeZone;
}

async function readViews(ctx: ServiceContext, tx: Tx, where: OwnRules): Promise<PromotionView[]> {
  const [rows, reached, timeZone] = await Promise.all([
    tx.promotion.findMany({ where, orderBy: [...inOrder] }),
    readReachedProducts(tx, where.tentId),
    readTimeZone(tx, where.tentId),
  ]);
  const clock = shopClock(ctx.now(), timeZone);
  return rows.map((row) => {
    const settings = promotionSettings(row);
    return { ...settings, ...shownReach(settings, reached), id: row.id, state: promotionState(settings, clock) };
  });
}

const promotions = ruleCalls({
  table: (tx) => tx.promotion,
  readViews,
  room: { most: MAX_PROMOTIONS, field: "name", full: "promotion.tooMany" },
});

/** The shop's promotions in the merchant's order, which decides between those that save the same. */
export const listPromotions = promotions.list;
export const deletePromotion = promotions.remove;

/** What a request makes of a promotion, not stored. @throws VALIDATION beside the fields */
export async function readPromotion(
  tx: Tx,
  tentId: OwnedTentId,
  { given, before }: { given: Partial<PromotionInput>; before: PromotionSettings | null },
): Promise<PromotionSettings> {
  const timeZone = await readTimeZone(tx, tentId);
  const blank = { ...NOTHING, name: "", kind: "percent" as const };
  const { weekdays, onLists, ...rest } = given;
  const settings = settingsAfter(before ?? blank, {
    ...rest,
    weekdays: weekdays === null ? [] : weekdays,
    onLists: onLists === null ? [] : onLists,
  });
  requireNoProblems(promotionProblems(settings, timeZone));
  const lists = onLists ?? [];
  const found = await tx.priceList.count({ where: { tentId, id: { in: lists } } });
  if (found < new Set(lists).size) throw fieldError("onLists", "priceList.gone");
  return { ...settings, ...(await readReach(tx, tentId, given, before)) };
}

/** The promotion that a form with this key has made before. */
export async function findMade(tx: Tx, tentId: OwnedTentId, clientKey: string | undefined) {
  if (clientKey === undefined) return null;
  return tx.promotion.findUnique({ where: { tentId_clientKey: { tentId, clientKey } }, select: { id: true } });
}

/**
 * Creates a promotion after the others. The same client key is the same promotion, which becomes what was sent last.
 * @throws VALIDATION beside its fields
 */
export async function createPromotion(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { clientKey, ...given }: PromotionInput,
): Promise<PromotionView> {
  return promotions.write(ctx, tentId, async (tx) => {
    const made = await findMade(tx, tentId, clientKey);
    if (!made) await promotions.requireRoom(tx, tentId);
    const data = columnsOf(await readPromotion(tx, tentId, { given, before: null }));
    if (made) return tx.promotion.update({ where: { id: made.id, tentId }, data });
    const { _max } = await tx.promotion.aggregate({ where: { tentId }, _max: { order: true } });
    return tx.promotion.create({ data: { ...data, tentId, clientKey, order: (_max.order ?? -1) + 1 } });
  });
}

/** Changes the given fields. @throws NOT_FOUND, and VALIDATION beside the fields */
export async function updatePromotion(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, ...given }: PromotionUpdate,
): Promise<PromotionView> {
  return promotions.write(ctx, tentId, async (tx) => {
    const before = promotionSettings(requireFound(await tx.promotion.findFirst({ where: { id, tentId } })));
    const settings = await readPromotion(tx, tentId, { given, before });
    return tx.promotion.update({ where: { id, tentId }, data: columnsOf(settings) });
  });
}

/** Puts promotions into the given order; unlisted ones follow. @throws NOT_FOUND for an id of another tent */
export async function orderPromotions(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  wanted: PromotionsOrder,
): Promise<PromotionView[]> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    const own = await tx.promotion.findMany({ where: { tentId }, orderBy: [...inOrder], select: { id: true } });
    const sorted = completeSequence(wanted, own);
    await tx.$executeRaw`
      UPDATE promotions p SET "order" = place.at - 1
      FROM unnest(${sorted}::int[]) WITH ORDINALITY AS place(id, at)
      WHERE p.id = place.id AND p.tent_id = ${tentId}`;
  });
  return listPromotions(ctx, tentId);
}
