import { liveSubscriptions, paidUntilOf } from "~/domain/billing/entitlement";
import { type ChangeKind, openTentsWithin, planChange, sameRhythm } from "~/domain/billing/plan-change";
import { CHANGE_WAYS, type ChangeWay } from "~/domain/billing/provider";
import type { ChangePlan } from "~/domain/billing/schemas";
import { DAY_MS, MINUTE_MS } from "~/domain/duration";
import { type Cents, decimalFromCents } from "~/domain/money/money";
import { imageUrl } from "~/domain/product/images/image";
import { message } from "~/domain/validation-key";
import type { Actor, ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, requireFound } from "~/server/errors";
import type { PaymentGateway, RevisableAmounts } from "~/server/ports/payments";
import { applySnapshot } from "../subscriptions/apply-snapshot";
import { payerZone, payingActor, withPayerLock } from "../subscriptions/payer";
import { planHeld, planOfSubscription } from "../subscriptions/subscription-plan";
import { readSubscriber } from "./get-subscriber";
import { plansFor } from "./list-plans";
import { payablePlan } from "./payable-plan";
import { keepPlanRef } from "./plan-ref";
import { planColumns, planView } from "./plan-view";

/** While a provider may still be responding to a price change, no other price is requested. */
const RESPONSE_MS = MINUTE_MS;

const runningColumns = {
  id: true,
  provider: true,
  status: true,
  externalId: true,
  activatedAt: true,
  nextPaymentAt: true,
  ...planOfSubscription,
  plan: { select: { interval: true, currency: true } },
} as const;

/** The live subscription that was confirmed last, a grant by hand included; null when there is none. */
async function readRunning(tx: Tx, subscriberId: number) {
  const rows = await tx.subscription.findMany({
    where: { subscriberId, status: { in: ["ACTIVE", "PAST_DUE"] } },
    select: runningColumns,
  });
  return liveSubscriptions(rows.map(({ plan, ...row }) => ({ ...row, interval: plan.interval, rhythm: plan }))).current;
}

/**
 * A plan that the actor may change to: an offered one, or one that their own subscription grants, charges or was paid
 * for.
 */
async function readPlan(tx: Tx, actor: Actor, planId: number, own: readonly (number | null)[]) {
  const where = own.includes(planId) ? { id: planId } : { AND: [{ id: planId }, plansFor(actor)] };
  return planView(requireFound(await tx.plan.findFirst({ where, select: planColumns })));
}

/** What a plan change would do now: read for the preview screen, and again under the lock when it is confirmed. */
async function readChange(ctx: ServiceContext, tx: Tx, actor: Actor, planId: number) {
  const { userId } = actor;
  const subscriber = requireFound(
    await tx.subscriber.findUnique({
      where: { userId },
      select: {
        id: true,
        lastPaymentAt: true,
        owesUpgrade: true,
        keptTentIds: true,
        plan: { select: planColumns },
      },
    }),
  );
  const running = await readRunning(tx, subscriber.id);
  const own = running ? [running.planId, running.chargedPlanId, running.paidPlanId] : [];
  const plan = await readPlan(tx, actor, planId, own);
  const paying = running && payingOf(running);
  const held = paying && (await planHeld(tx, paying, subscriber.owesUpgrade));
  const change = held && planChange(held, plan);
  const shops = await tx.tent.findMany({
    where: { ownerId: userId, closedByTeam: false },
    orderBy: { id: "asc" },
    select: { id: true, name: true },
  });
  return {
    plan,
    subscriber,
    running: paying,
    held,
    change,
    way: paying ? wayOf(ctx, paying, plan) : "checkout",
    /** When the provider charges next; null while it retries a failed charge. */
    chargesAt: paying?.status === "ACTIVE" ? (paying.nextPaymentAt ?? paidUntilOf(paying, subscriber)) : null,
    shops,
    open: openTentsWithin(
      shops.map(({ id }) => id),
      subscriber.keptTentIds,
      plan.limit,
    ),
  };
}

type Running = NonNullable<Awaited<ReturnType<typeof readRunning>>>;
type Paying = NonNullable<ReturnType<typeof payingOf>>;

/** The subscription as its provider charges it; null for a grant by hand. */
function payingOf({ provider, externalId, ...running }: Running) {
  return provider === "MANUAL" || externalId === null ? null : { ...running, provider, externalId };
}

function wayOf(ctx: ServiceContext, running: Paying, plan: { currency: string; interval: string }): ChangeWay {
  return isRevisable(ctx, running) && sameRhythm(running.rhythm, plan) ? CHANGE_WAYS[running.provider] : "checkout";
}

type Revisable = Pick<Running, "provider" | "status" | "planRef" | "amount">;

/** Whether the provider can change the amount of a running subscription. */
export function isRevisable(ctx: ServiceContext, { provider, status, planRef, amount }: Revisable): boolean {
  if (provider === "MANUAL" || !ctx.ports.payments[provider].enabled || status !== "ACTIVE") return false;
  switch (provider) {
    case "MERCADO_PAGO":
      // a subscription opened on a plan's own page charges that plan's amount, which cannot be changed here
      return planRef === null && amount !== null;
    case "PAYPAL":
      return true;
    default:
      return provider satisfies never;
  }
}

/**
 * Previews what changing to a plan would do, and when, before anything is confirmed.
 * @throws NOT_FOUND
 */
export async function previewPlanChange(ctx: ServiceContext, planId: number) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  const { actor } = ctx;
  const read = await readChange(ctx, ctx.db, actor, planId);
  const { plan, subscriber, running, held, change, way, chargesAt, shops, open } = read;
  const ids = [change?.heldId ?? subscriber.plan.id, held?.held.id ?? subscriber.plan.id];
  const named = await ctx.db.plan.findMany({ where: { id: { in: ids } }, select: planColumns });
  const viewOf = (id: number | undefined) => planView(requireFound(named.find((one) => one.id === id)));
  const monthAgo = new Date(ctx.now().getTime() - 30 * DAY_MS);
  const cards = await ctx.db.tent.findMany({
    where: { id: { in: shops.map(({ id }) => id) } },
    orderBy: { id: "asc" },
    select: {
      id: true,
      name: true,
      closedByPlan: true,
      logo: { select: { hash: true, width: true, ink: true } },
      _count: {
        select: { products: { where: { deletedAt: null } }, orders: { where: { createdAt: { gte: monthAgo } } } },
      },
    },
  });
  return {
    kind: (change?.kind ?? null) satisfies ChangeKind | null,
    way,
    provider: running?.provider ?? null,
    plan,
    /** The plan that the account has now, and its charged price. */
    from: { ...viewOf(ids[1]), totalCents: held?.held.totalCents ?? viewOf(ids[1]).totalCents },
    /** The plan that the account has from the moment of confirmation. */
    today: viewOf(ids[0]),
    chargesAt,
    open,
    shops: cards.map(({ logo, _count, ...shop }) => ({
      ...shop,
      logo: logo ? imageUrl(logo, 160) : null,
      products: _count.products,
      orders: _count.orders,
    })),
    timeZone: await payerZone(ctx.db, actor.userId),
    asOf: ctx.now(),
  };
}

/**
 * Changes the plan of the running subscription as the preview showed: at once where the provider only has to charge
 * another amount; otherwise returns the page on which the payer approves it, or null where a new subscription has to be
 * opened.
 * @throws NOT_FOUND, ALREADY_SUBSCRIBED, CONFLICT, PROVIDER_DISABLED, PROVIDER_FAILED, VALIDATION
 */
export async function changePlan(
  ctx: ServiceContext,
  input: ChangePlan,
): Promise<{ way: ChangeWay; url: string | null }> {
  const actor = payingActor(ctx);
  const { id: planId, kind, total, keep } = input;
  const agreed = await withPayerLock(ctx, actor.userId, async ({ tx }) => {
    const read = await readChange(ctx, tx, actor, planId);
    const { change, plan, way, running, subscriber, shops } = read;
    if (change?.kind === "none") throw new AppError("ALREADY_SUBSCRIBED");
    if ((change?.kind ?? null) !== kind || plan.totalCents !== total) throw new AppError("CONFLICT");
    const kept = chosenShops(shops, keep, plan.limit);
    if (kept) await tx.subscriber.update({ where: { id: subscriber.id }, data: { keptTentIds: kept } });
    if (way === "revise" && running) await askForPrice(ctx, tx, running, plan);
    return { way, running, plan };
  });
  const { way, running, plan } = agreed;
  if (way === "checkout" || running === null) return { way: "checkout", url: null };
  switch (running.provider) {
    case "MERCADO_PAGO":
      await revisePrice(ctx, ctx.ports.payments.MERCADO_PAGO, { userId: actor.userId, running, plan });
      return { way, url: null };
    case "PAYPAL":
      return { way, ...(await askPlanChange(ctx, planId)) };
    default:
      return running.provider satisfies never;
  }
}

interface Revision {
  userId: number;
  running: Paying;
  plan: { totalCents: Cents; currency: string };
}

async function revisePrice(
  ctx: ServiceContext,
  gateway: PaymentGateway & RevisableAmounts,
  { userId, running: { id, externalId }, plan }: Revision,
): Promise<void> {
  await gateway.revise(externalId, { cents: plan.totalCents, currency: plan.currency });
  const requestedAt = ctx.now();
  const snapshot = await gateway.read(externalId);
  if (snapshot) await applySnapshot(ctx, { subscriptionId: id, userId, snapshot, requestedAt });
}

/** Records the request before calling the provider, so the change also counts when its response is lost. */
async function askForPrice(ctx: ServiceContext, tx: Tx, running: Paying, plan: { id: number; totalCents: Cents }) {
  const now = ctx.now();
  const { nextPlanId, changeAskedAt } = running;
  const asking = nextPlanId !== null && changeAskedAt !== null && now.getTime() - changeAskedAt.getTime() < RESPONSE_MS;
  if (asking && nextPlanId !== plan.id) throw new AppError("CONFLICT");
  await tx.subscription.update({
    where: { id: running.id },
    data: { nextPlanId: plan.id, nextAmount: decimalFromCents(plan.totalCents), changeAskedAt: now },
  });
}

/** The shops that the merchant chose to keep open; null where the plan has room for all. */
function chosenShops(shops: readonly { id: number }[], keep: readonly number[], limit: number): number[] | null {
  if (shops.length <= limit) return null;
  const chosen = [...new Set(keep)];
  if (chosen.some((id) => !shops.some((shop) => shop.id === id))) throw new AppError("NOT_FOUND");
  if (chosen.length !== limit) {
    const fields = { keep: [message("plan.keep")] };
    throw new AppError("VALIDATION", { fields, limit });
  }
  return chosen;
}

/**
 * Requests another plan for the running subscription at PayPal, and returns the page on which the payer approves it.
 * @throws NOT_FOUND, NO_SUBSCRIPTION, ALREADY_SUBSCRIBED, PROVIDER_DISABLED, PROVIDER_FAILED, VALIDATION
 */
export async function askPlanChange(ctx: ServiceContext, planId: number): Promise<{ url: string }> {
  const actor = payingActor(ctx);
  const paypal = ctx.ports.payments.PAYPAL;
  const running = await runningAtPaypal(ctx, actor.userId);
  const own = [running.planId, running.paidPlanId, running.chargedPlanId].filter((id) => id !== null);
  const { plan, returnUrl } = await payablePlan(ctx.db, actor, { planId, provider: "PAYPAL", own });
  if ((running.chargedPlanId ?? running.planId) === planId) throw new AppError("ALREADY_SUBSCRIBED");
  const askedAt = ctx.now();
  const { planRef, confirmUrl } = await paypal.change(running.externalId, { plan, returnUrl });
  await ctx.db.$transaction(async (tx) => {
    await keepPlanRef(tx, "PAYPAL", plan, planRef);
    await tx.subscription.updateMany({
      where: { id: running.id, status: { not: "CANCELLED" } },
      data: {
        nextPlanId: planId,
        nextPlanRef: planRef,
        nextAmount: decimalFromCents(plan.totalCents),
        changeAskedAt: askedAt,
      },
    });
  });
  return { url: confirmUrl };
}

/**
 * Confirms a change when the payer returns: it is applied once PayPal reports that the subscription is charged for that
 * plan. A larger plan is given at once, a smaller one with the next charge.
 * @throws NOT_FOUND, NO_SUBSCRIPTION, CHANGE_NOT_CONFIRMED, PROVIDER_DISABLED, PROVIDER_FAILED
 */
export async function confirmPlanChange(ctx: ServiceContext, planId: number) {
  const actor = payingActor(ctx);
  const { userId } = actor;
  const { id, externalId, ...running } = await runningAtPaypal(ctx, userId);
  await readPlan(ctx.db, actor, planId, [running.planId, running.paidPlanId, running.chargedPlanId]);
  const at = ctx.now();
  const snapshot = await ctx.ports.payments.PAYPAL.read(externalId);
  if (snapshot) await applySnapshot(ctx, { subscriptionId: id, userId, snapshot, requestedAt: at });
  const now = await runningAtPaypal(ctx, userId);
  if ((now.chargedPlanId ?? now.planId) !== planId) throw new AppError("CHANGE_NOT_CONFIRMED");
  return requireFound(await readSubscriber(ctx, userId));
}

async function runningAtPaypal(ctx: ServiceContext, userId: number) {
  const row = await ctx.db.subscription.findFirst({
    where: { subscriber: { userId }, provider: "PAYPAL", status: { in: ["ACTIVE", "PAST_DUE"] } },
    orderBy: { activatedAt: "desc" },
    select: { id: true, planId: true, paidPlanId: true, chargedPlanId: true, externalId: true },
  });
  if (!row || row.externalId === null) throw new AppError("NO_SUBSCRIPTION");
  return { ...row, externalId: row.externalId };
}
