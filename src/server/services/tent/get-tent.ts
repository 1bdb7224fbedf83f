import { moneyFormatOf } from "~/domain/money/number-format";
import { adjustmentOf } from "~/domain/order/place/payment";
import { imageUrl } from "~/domain/product/images/image";
import { localTime } from "~/domain/tent/hours";
import { nextStep } from "~/domain/tent/setup";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { tentOrigin } from "~/server/site/addresses";
import { ORIGIN_COLUMNS, originOf } from "./domains/origin-of";
import { readSettings, SETTING_COLUMNS } from "./settings/read-settings";

/**
 * The tent that the tab shows; else, or if that belongs to somebody else, the session's current tent; else the first.
 */
function workedOn<T extends { id: number }>(tents: T[], shown: number | undefined, left: number | null) {
  return tents.find(({ id }) => id === (shown ?? left)) ?? tents[0];
}

/** Data of the panel's header: the current tent and the owner's others; null for a new user. */
export async function currentTent(ctx: ServiceContext, shown?: number) {
  const actor = ctx.actor;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  const tents = await ctx.db.tent.findMany({
    where: { ownerId: actor.userId },
    orderBy: { id: "asc" },
    select: {
      id: true,
      name: true,
      ...ORIGIN_COLUMNS,
      suspended: true,
      closedByPlan: true,
      countryId: true,
      styleId: true,
      country: { select: { id: true, symbol: true } },
      logo: { select: { hash: true, width: true, ink: true } },
    },
  });
  const tent = workedOn(tents, shown, actor.currentTentId);
  if (!tent) return null;
  const view = ({ logo, country, domain, ...rest }: (typeof tents)[number]) => ({
    ...rest,
    money: moneyFormatOf(country),
    logo: logo ? imageUrl(logo, 160) : null,
    url: originOf({ ...rest, domain }),
    // always on our own host, even with an own domain: the panel's CSP allows no other hosts in frames
    previewOrigin: tentOrigin(rest.subdomain),
  });
  return { ...view(tent), linked: tents.filter((one) => one.id !== tent.id).map(view) };
}

/** Everything that /configuraciones edits. Amounts in centavos. */
export async function getTentSettings(ctx: ServiceContext, tentId: OwnedTentId) {
  const tent = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        ...SETTING_COLUMNS,
        _count: { select: { branches: true } },
        logo: { select: { hash: true, width: true, ink: true } },
      },
    }),
  );
  const { logo, country, _count, domain, ...settings } = readSettings(tent);
  const { adjustments } = settings;
  return {
    ...settings,
    cashPercent: adjustmentOf(adjustments, "CASH"),
    transferPercent: adjustmentOf(adjustments, "TRANSFER"),
    otherPercent: adjustmentOf(adjustments, "OTHER"),
    /** The current day in the shop's time zone. */
    today: localTime(ctx.now(), country.timeZone).date,
    branches: _count.branches,
    logo: logo ? imageUrl(logo, 320) : null,
    codNumber: country.codNumber,
    url: originOf(tent),
  };
}

/** The next onboarding step, derived from what exists. */
export async function setupProgress(ctx: ServiceContext, shown?: number) {
  const actor = ctx.actor;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  const [user, tents] = await Promise.all([
    ctx.db.user.findUnique({ where: { id: actor.userId }, select: { onboardedAt: true } }),
    ctx.db.tent.findMany({
      where: { ownerId: actor.userId },
      orderBy: { id: "asc" },
      select: {
        id: true,
        logoId: true,
        styleId: true,
        _count: { select: { products: { where: { deletedAt: null } } } },
      },
    }),
  ]);
  const tent = workedOn(tents, shown, actor.currentTentId);
  const progress = {
    hasTent: tent !== undefined,
    hasLook: tent !== undefined && (tent.logoId !== null || tent.styleId !== 1),
    hasProduct: (tent?._count.products ?? 0) > 0,
  };
  return { ...progress, onboarded: user?.onboardedAt != null, next: nextStep(progress) };
}

/** Marks the onboarding as done: from then on `/` leads to the products. */
export async function finishSetup(ctx: ServiceContext): Promise<void> {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  await ctx.db.user.updateMany({
    where: { id: ctx.actor.userId, onboardedAt: null },
    data: { onboardedAt: ctx.now() },
  });
}

const countrySelect = { id: true, name: true, codNumber: true, currency: true, symbol: true } as const;

export async function listCountries(ctx: ServiceContext) {
  return ctx.db.country.findMany({ select: countrySelect, orderBy: { id: "asc" } });
}

/** @throws NOT_FOUND */
export async function getCountry(ctx: ServiceContext, id: number) {
  return requireFound(await ctx.db.country.findUnique({ where: { id }, select: countrySelect }));
}
