import { z } from "zod";
import { idSchema } from "~/domain/fields";
import type { RequestContext } from "~/server/api/context";
import { baseProcedure } from "~/server/api/init";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { isStillSuper } from "~/server/services/session/resolve-actor";
import { resolveOwnedTent } from "~/server/services/tenancy/resolve-owned-tent";
import { appOrigin } from "~/server/site/addresses";

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

/**
 * Which tent a call means, said in this one way. Optional in its type alone, because the panel's client adds the shop of its
 * tab (`trpc/shown-tent`): nothing stands in for it.
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

/** A cookie opens one's own tents alone, also to a super-user: a tab whose look at a shop has ended still names it. */
async function proveTent({ ctx, path, type }: TentCall, asked: number | undefined) {
  const tentId = await resolveOwnedTent(ctx.service, {
    asked,
    ownOnly: ctx.byCookie,
    action: path,
    writes: type === "mutation",
  });
  ctx.onTent?.(tentId);
  return { tentId };
}

/** Owner of the tent it touches (or a super-user's program, with an audit row). Mints `ctx.tentId`; the id that was asked for ends here. */
export const tentProcedure = viewerProcedure
  .input(tentInput)
  .use(async ({ input, next, ...call }) => next({ ctx: await proveTent(call, input?.tentId), input: undefined }));

/** The same for a multipart body. */
export const tentFormProcedure = viewerProcedure
  .input(tentForm)
  .use(async ({ input, next, ...call }) => next({ ctx: await proveTent(call, input.tentId), input: undefined }));

/** Role 1, read again: a cookie may be older than the demotion. */
export const superProcedure = userProcedure.use(async ({ ctx, next }) => {
  if (!(await isStillSuper(ctx.service, ctx.actor.userId))) throw new AppError("FORBIDDEN");
  return next();
});
