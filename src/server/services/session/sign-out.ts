import type { ServiceContext } from "~/server/context";

/** Ends one session; unknown ones are ended already. */
export async function signOut(ctx: ServiceContext, sessionId: string): Promise<void> {
  await ctx.db.session.deleteMany({ where: { id: sessionId } });
}

/** Ends what the caller came with, a session or a token of the API, and nothing else of theirs. */
export async function signOutCaller({ db, actor }: ServiceContext): Promise<void> {
  if (actor?.tokenId !== undefined) await db.apiToken.deleteMany({ where: { id: actor.tokenId } });
  else if (actor?.sessionId) await db.session.deleteMany({ where: { id: actor.sessionId } });
}
