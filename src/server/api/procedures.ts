import { z } from "zod";
import { idSchema } from "~/domain/fields";
import type { RequestContext } from "~/server/api/context";
import { baseProcedure } from "~/server/api/init";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { runOnce } from "~/server/services/outbox/run-once";
import { isStillSuper } from "~/server/services/session/resolve-actor";
import { resolveOwnedTent } from "~/server/services/tenancy/resolve-owned-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { appOrigin } from "~/server/site/addresses";

/** A mutation sent with our cookie must come from our own pages: every shop is same-site with the panel. */
const guardOrigin = baseProcedure.use(({ ctx, type, next }) => {
  if (type === "mutation" && ctx.byCookie && ctx.origin !== appOrigin) throw new AppError("FORBIDDEN_ORIGIN");
  return next();
});

/** Open to anyone. `ctx.service.actor` is null: a procedure that depends on the actor calls `ctx.loadActor()`. */
export const publicProcedure = guardOrigin.use(({ ctx, next }) => {
  if (ctx.hasForm) throw new AppError("BODY_MALFORMED"); // only those who are known send files: a form is read whole
  return next({ ctx: { service: ctx.serviceFor(null) } });
});

/** For visitors of the shop that the input names: pages of other shops and sites may not call about it. */
export const visitorProcedure = publicProcedure
  .input(z.object({ tentId: idSchema }))
  .use(async ({ ctx, input, next }) => {
    if ((await ctx.senderOf?.(input.tentId)) === "other") throw new AppError("NOT_FOUND");
    return next({ ctx: { service: ctx.service }, input: undefined });
  });

/**
 * Logged in, or a super-user viewing a merchant's panel: for the shop's data, and for the layout of every screen. A call
 * that names its account is answered as logged out while another person is logged in: the change waits for the account
 * that made it, whose shop would be "not found" for anybody else.
 */
export const viewerProcedure = guardOrigin.use(async ({ ctx, next }) => {
  const actor = await ctx.loadActor();
  if (!actor) throw new AppError("SESSION_EXPIRED");
  if (ctx.account !== null && ctx.account !== String(actor.userId)) throw new AppError("SESSION_EXPIRED");
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

/** The resolver of a call whose whole input is that of its use case. */
export const forCaller =
  <Input, Result>(useCase: (ctx: ServiceContext, input: Input) => Result) =>
  ({ ctx, input }: { ctx: { service: ServiceContext }; input: Input }): Result =>
    useCase(ctx.service, input);

/** The same for the use case of a shop: `.mutation(forTent(noteOrder))`. */
export const forTent =
  <Input, Result>(useCase: (ctx: ServiceContext, tentId: OwnedTentId, input: Input) => Result) =>
  ({ ctx, input }: { ctx: { service: ServiceContext; tentId: OwnedTentId }; input: Input }): Result =>
    useCase(ctx.service, ctx.tentId, input);

/**
 * What the merchant saw of the fields that a mutation changes, by field: another value now is a conflict, unless the
 * merchant's own change with the key `after` left it. `shown` stays in the browser: it is what the panel draws of the
 * change until it is confirmed, where the input alone does not say it.
 */
const seenInput = z
  .object({
    seen: z.record(z.string().max(60), z.unknown()).optional(),
    after: z.uuid().optional(),
    shown: z.unknown().optional(),
  })
  .optional();

/** The key as sent; a key of another format is refused, because its repeats would not be recognised. */
function keyOf({ idempotencyKey }: RequestContext): string | null {
  if (idempotencyKey === null) return null;
  if (!z.uuid().safeParse(idempotencyKey).success) throw new AppError("BODY_MALFORMED");
  return idempotencyKey.toLowerCase();
}

/**
 * A mutation of the panel that may be repeated: with an `Idempotency-Key` its change and its answer are committed
 * together, and a repeat gets the same answer. The resolver's `ctx.service` belongs to that transaction, so it must not
 * wait for anything outside the database.
 */
export const queuedProcedure = tentProcedure
  .meta({ queued: true })
  .input(seenInput)
  .use(async ({ ctx, input, path, getRawInput, next }) => {
    const key = keyOf(ctx);
    const seen = input?.seen;
    if (key === null && seen === undefined) return next({ ctx: { service: ctx.service }, input: undefined });
    const run = (service: ServiceContext) => next({ ctx: { service }, input: undefined });
    const call = { key, path, input: await getRawInput(), seen, after: input?.after };
    const data = await runOnce(ctx.service, ctx.tentId, call, async (service) => {
      const result = await run(service);
      if (!result.ok) throw result.error; // rolls back
      return result.data;
    });
    // a repeat has an answer without a run
    return { ok: true, data } as Awaited<ReturnType<typeof run>>;
  });

/** Like `tentProcedure`, for a multipart body. */
export const tentFormProcedure = viewerProcedure
  .input(tentForm)
  .use(async ({ input, next, ...call }) => next({ ctx: await proveTent(call, input.tentId), input: undefined }));

/** Requires role 1, read from the database: a cookie may be older than the demotion. */
export const superProcedure = userProcedure.use(async ({ ctx, next }) => {
  if (!(await isStillSuper(ctx.service, ctx.actor.userId))) throw new AppError("FORBIDDEN");
  return next();
});
