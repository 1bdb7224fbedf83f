import type { ServiceContext } from "~/server/context";

/** Ends one session; an unknown one counts as ended. */
export async function signOut(ctx: ServiceContext, sessionId: string): Promise<void> {
  await ctx.db.session.deleteMany({ where: { id: sessionId } });
}

/** Ends the caller's session or API token, and nothing else. */
export async function signOutCaller({ db, actor }: ServiceContext): Promise<void> {
  if (actor?.tokenId !== undefined) await db.apiToken.deleteMany({ where: { id: actor.tokenId } });
  else if (actor?.sessionId) await db.session.deleteMany({ where: { id: actor.sessionId } });
}
