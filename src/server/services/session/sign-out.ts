import type { ServiceContext } from "~/server/context";

/** Ends one session; unknown ones are ended already. */
export async function signOut(ctx: ServiceContext, sessionId: string): Promise<void> {
  await ctx.db.session.deleteMany({ where: { id: sessionId } });
}
