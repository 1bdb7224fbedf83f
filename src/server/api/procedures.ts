import { z } from "zod";
import { idSchema } from "~/domain/fields";
import type { RequestContext } from "~/server/api/context";
import { baseProcedure } from "~/server/api/init";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { isStillSuper } from "~/server/services/session/resolve-actor";
import { resolveOwnedTent } from "~/server/services/tenancy/resolve-owned-tent";
import { appOrigin } from "~/server/site/addresses";

/** A mutation sent with our cookie must come from our own pages: every shop is same-site with the panel. */
const guardOrigin = baseProcedure.use(({ ctx, type, next }) => {
  if (type === "mutation" && ctx.byCookie && ctx.origin !== appOrigin) throw new AppError("FORBIDDEN_ORIGIN");
  return next();
});

/** Open to anyone. `ctx.service.actor` is null: a procedure that depends on the actor calls `ctx.loadActor()`. */
export const publicProcedure = guardOrigin.use(({ ctx, next }) => next({ ctx: { service: ctx.serviceFor(null) } }));

/** Logged in, or a super-user viewing a merchant's panel: for the shop's data, and for the layout of every screen. */
export const viewerProcedure = guardOrigin.use(async ({ ctx, next }) => {
  const actor = await ctx.loadActor();
  if (!actor) throw new AppError("SESSION_EXPIRED");
  return next({ ctx: { actor, service: ctx.serviceFor(actor) } });
});

/** Logged in as oneself: personal data is closed to a super-user viewing the panel. */
export const userProcedure = viewerProcedure.use(({ ctx, next }) => {
  if (ctx.actor.superUserId !== null) throw new AppError("FORBIDDEN");
  return next();
});

/**
 * The tent of a call, named the same way everywhere. Typed optional because the panel's client adds it
 * (`trpc/shown-tent`); the server rejects calls without it.
 */
const tentInput = z.object({ tentId: idSchema.optional() }).optional();
const tentForm = z.instanceof(FormData).transform((form) => {
  const named = idSchema.safeParse(Number(form.get("tentId")));
  return { tentId: named.success ? named.data : undefined };
});

interface TentCall {
  ctx: RequestContext & { service: ServiceContext };
  path: string;
  type: string;
}

/**
 * A cookie gives access to one's own tents only, even for a super-user: a tab may still name a shop after viewing it
 * has ended.
 */
async function proveTent({ ctx, path, type }: TentCall, requestedId: number | undefined) {
  const tentId = await resolveOwnedTent(ctx.service, {
    requestedId,
    ownOnly: ctx.byCookie,
    action: path,
    writes: type === "mutation",
  });
  ctx.onTent?.(tentId);
  return { tentId };
}

/**
 * For the owner of the tent (or a super-user's program, with an audit row). Mints `ctx.tentId`; the requested id is
 * removed from the input.
 */
export const tentProcedure = viewerProcedure
  .input(tentInput)
  .use(async ({ input, next, ...call }) => next({ ctx: await proveTent(call, input?.tentId), input: undefined }));

/** Like `tentProcedure`, for a multipart body. */
export const tentFormProcedure = viewerProcedure
  .input(tentForm)
  .use(async ({ input, next, ...call }) => next({ ctx: await proveTent(call, input.tentId), input: undefined }));

/** Requires role 1, read from the database: a cookie may be older than the demotion. */
export const superProcedure = userProcedure.use(async ({ ctx, next }) => {
  if (!(await isStillSuper(ctx.service, ctx.actor.userId))) throw new AppError("FORBIDDEN");
  return next();
});
