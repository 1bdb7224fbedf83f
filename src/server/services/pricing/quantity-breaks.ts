import { numberFormatOf } from "~/domain/money/number-format";
import { type BreakSettings, type BreakTerms, breakProblems, MAX_BREAKS } from "~/domain/pricing/quantity-break";
import type { BreakStepsInput, QuantityBreakInput, QuantityBreakUpdate } from "~/domain/pricing/quantity-break-schemas";
import type { QuantityBreak } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { requireFound, requireNoProblems, requireWritten } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { amountOf } from "./offer-columns";
import { breakName } from "./read-rules";
import { type OwnRules, ruleCalls } from "./rule-calls";
import { reachColumns, readReach, readReachedProducts, shownReach, toReach } from "./rule-reach";

export type QuantityBreakView = BreakSettings & {
  id: number;
  /** As orders keep it: "Por llevar 6 o más". */
  name: string;
  paused: boolean;
  /** How many products it reaches now. */
  products: number;
  /** The name of a single one that it names. */
  product: string | null;
};

const toTerms = ({ from, percent, price }: QuantityBreak): BreakTerms => ({
  from: Number(from),
  percent: amountOf(percent),
  price: amountOf(price),
});

async function readViews(_: ServiceContext, tx: Tx, where: OwnRules): Promise<QuantityBreakView[]> {
  const [rows, reached, tent] = await Promise.all([
    tx.quantityBreak.findMany({ where, orderBy: [{ from: "asc" }, { id: "asc" }] }),
    readReachedProducts(tx, where.tentId),
    tx.tent.findUnique({ where: { id: where.tentId }, select: { countryId: true } }),
  ]);
  const numbers = numberFormatOf(requireFound(tent).countryId);
  return rows.map((row) => ({
    ...toTerms(row),
    ...shownReach(toReach(row), reached),
    id: row.id,
    name: breakName(row, numbers),
    paused: row.paused,
  }));
}

const breaks = ruleCalls({
  table: (tx) => tx.quantityBreak,
  readViews,
  room: { most: MAX_BREAKS, field: "from", full: "quantityBreak.tooMany" },
});

/** The shop's quantity breaks, from few units to many. */
export const listQuantityBreaks = breaks.list;
/** Some together: the steps of one rule. */
export const deleteQuantityBreaks = breaks.remove;

/** @throws VALIDATION beside its fields */
function requireSound(terms: BreakTerms): BreakTerms {
  requireNoProblems(breakProblems(terms));
  return terms;
}

/** @throws VALIDATION beside its fields */
export async function createQuantityBreak(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { from, percent = null, price = null, paused = false, ...given }: QuantityBreakInput,
): Promise<QuantityBreakView> {
  return breaks.write(ctx, tentId, async (tx) => {
    await breaks.requireRoom(tx, tentId);
    const terms = requireSound({ from, percent, price });
    const reach = await readReach(tx, tentId, given, null);
    return tx.quantityBreak.create({ data: { ...terms, ...reachColumns(reach), paused, tentId } });
  });
}

/** Changes the given fields. @throws NOT_FOUND, and VALIDATION beside the fields */
export async function updateQuantityBreak(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, from, percent, price, paused, ...given }: QuantityBreakUpdate,
): Promise<QuantityBreakView> {
  return breaks.write(ctx, tentId, async (tx) => {
    const row = requireFound(await tx.quantityBreak.findFirst({ where: { id, tentId } }));
    const before = toTerms(row);
    const terms = requireSound({
      from: from ?? before.from,
      // what is given takes the place of the other
      percent: percent !== undefined ? percent : price != null ? null : before.percent,
      price: price !== undefined ? price : percent != null ? null : before.price,
    });
    const reach = await readReach(tx, tentId, given, toReach(row));
    return tx.quantityBreak.update({ where: { id, tentId }, data: { ...terms, ...reachColumns(reach), paused } });
  });
}

/** Pauses or resumes some together: the steps of one rule. @throws NOT_FOUND, also if only one of them is not the shop's */
export async function pauseQuantityBreaks(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { ids, paused }: { ids: readonly number[]; paused: boolean },
): Promise<true> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    const wanted = [...new Set(ids)];
    requireWritten(
      await tx.quantityBreak.updateMany({ where: { tentId, id: { in: wanted } }, data: { paused } }),
      wanted.length,
    );
  });
  return true;
}

/**
 * Writes the steps of one rule in the place of those with these ids, or of those that the same client key has written
 * before: however often it is sent, it is one rule.
 * @throws NOT_FOUND, and VALIDATION
 */
export async function saveBreakSteps(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { ids, steps, clientKey, paused, ...given }: BreakStepsInput,
): Promise<QuantityBreakView[]> {
  return changeTent(ctx, tentId, async ({ tx }) => {
    const written =
      clientKey === undefined
        ? []
        : await tx.quantityBreak.findMany({ where: { tentId, clientKey }, select: { id: true } });
    const replaced = written.length > 0 ? written.map(({ id }) => id) : ids;
    const first =
      replaced[0] === undefined ? null : await tx.quantityBreak.findFirst({ where: { id: replaced[0], tentId } });
    const reach = await readReach(tx, tentId, given, first && toReach(first));
    await breaks.take(tx, tentId, replaced);
    await breaks.requireRoom(tx, tentId, steps.length, "steps");
    const shared = { ...reachColumns(reach), paused: paused ?? first?.paused ?? false, tentId, clientKey };
    const data = steps.map((terms) => ({ ...requireSound(terms), ...shared }));
    const made = await tx.quantityBreak.createManyAndReturn({ data, select: { id: true } });
    return readViews(ctx, tx, { tentId, id: { in: made.map(({ id }) => id) } });
  });
}
