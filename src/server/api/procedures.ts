import { z } from "zod";
import { appOrigin } from "~/server/address";
import { baseProcedure } from "~/server/api/init";
import { AppError } from "~/server/errors";
import { isStillSuper } from "~/server/services/session/resolve-actor";
import { resolveOwnedTent } from "~/server/services/tent/resolve-owned-tent";

/** A mutation that came with our cookie must come from our own pages: every shop is same-site with the panel. */
const guardOrigin = baseProcedure.use(({ ctx, type, next }) => {
  if (type === "mutation" && ctx.byCookie && ctx.origin !== appOrigin) throw new AppError("FORBIDDEN_ORIGIN");
  return next();
});

/** Anyone. `ctx.service.actor` is null: what depends on who asks calls `ctx.loadActor()`. */
export const publicProcedure = guardOrigin.use(({ ctx, next }) => next({ ctx: { service: ctx.serviceFor(null) } }));

/** Logged in, or a super-user who looks at a merchant's panel: for the shop, and for the frame of every screen. */
export const viewerProcedure = guardOrigin.use(async ({ ctx, next }) => {
  const actor = await ctx.loadActor();
  if (!actor) throw new AppError("SESSION_EXPIRED");
  return next({ ctx: { actor, service: ctx.serviceFor(actor) } });
});

/** Logged in as oneself: what is a person's own is closed to whoever looks at their panel. */
export const userProcedure = viewerProcedure.use(({ ctx, next }) => {
  if (ctx.actor.superUserId !== null) throw new AppError("FORBIDDEN");
  return next();
});

/** Which tent a call means; without it, the one its tab shows, the one chosen in the panel's header, else the first. */
export const tentInput = { tentId: z.number().int().positive().optional() };

function askedTentId(raw: unknown): number | undefined {
  const value = raw instanceof FormData ? raw.get("tentId") : (raw as { tentId?: unknown } | null | undefined)?.tentId;
  const parsed = tentInput.tentId.safeParse(typeof value === "string" ? Number(value) : (value ?? undefined));
  if (!parsed.success) throw new AppError("NOT_FOUND");
  return parsed.data;
}

/** Owner of the tent it touches (or a super-user, with an audit row). Mints `ctx.tentId`. */
export const tentProcedure = viewerProcedure.use(async ({ ctx, path, type, getRawInput, next }) => {
  const named = askedTentId(await getRawInput());
  const asked = named ?? ctx.shownTentId ?? undefined;
  // a tab whose look at a shop has ended still shows it: that alone opens nothing
  const ownOnly = named === undefined && ctx.byCookie;
  const tentId = await resolveOwnedTent(ctx.service, { asked, ownOnly, action: path, writes: type === "mutation" });
  ctx.onTent?.(tentId);
  return next({ ctx: { tentId } });
});

/** Role 1, read again: a cookie may be older than the demotion. */
export const superProcedure = userProcedure.use(async ({ ctx, next }) => {
  if (!(await isStillSuper(ctx.service, ctx.actor.userId))) throw new AppError("FORBIDDEN");
  return next();
});
