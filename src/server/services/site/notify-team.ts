import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { countTry } from "~/server/services/session/account-limits";
import { ownUserId } from "~/server/services/session/own-account";
import { tentOrigin } from "~/server/site/addresses";

/** The message with its sender: the chat itself does not show whose request it was. */
async function signed(ctx: ServiceContext, message: string): Promise<string> {
  const { name, email, countryId, tents } = requireFound(
    await ctx.db.user.findUnique({
      where: { id: ownUserId(ctx) },
      select: {
        name: true,
        email: true,
        countryId: true,
        tents: { select: { subdomain: true }, orderBy: { id: "asc" }, take: 1 },
      },
    }),
  );
  const copy = copyFor(countryId).messenger;
  const shop = tents[0] && fill(copy.shop, { url: tentOrigin(tents[0].subdomain) });
  return [fill(copy.sender, { name, email }), ...(shop ? [shop] : []), "", message].join("\n");
}

/** Sends a message to the operator's chat. @throws PROVIDER_DISABLED, RATE_LIMITED */
export async function notifyOperator(ctx: ServiceContext, { message }: { message: string }): Promise<true> {
  await countTry(ctx, "chat-message", ownUserId(ctx));
  await ctx.ports.messenger.send({ chat: "operator", text: await signed(ctx, message) });
  return true;
}

/** Sends a message to the chat of all super-users. @throws PROVIDER_DISABLED, RATE_LIMITED */
export async function notifySupers(ctx: ServiceContext, { message }: { message: string }): Promise<true> {
  await countTry(ctx, "chat-message", ownUserId(ctx));
  await ctx.ports.messenger.send({ chat: "supers", text: await signed(ctx, message) });
  return true;
}
