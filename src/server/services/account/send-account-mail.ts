import { type Copy, copyFor } from "~/copy/copy";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { composeMail } from "~/server/mail/compose-mail";
import { getSite } from "~/server/services/site/get-site";

interface Receiver {
  name: string;
  email: string;
  countryId: number | null;
}

type AccountMail = Exclude<keyof Copy["mail"], "greeting" | "greetingNobody" | "linkHelp" | "footer" | "footerClosed">;

/** Sends one of the account mails in the wording of the receiver's country; with `tx`, once it commits. */
export async function sendAccountMail(
  ctx: ServiceContext,
  { name, email, countryId }: Receiver,
  which: AccountMail,
  { tx, ...more }: { url?: string; values?: Record<string, string>; tx?: Tx } = {},
): Promise<void> {
  const copy = copyFor(countryId);
  const site = await getSite({ db: tx ?? ctx.db });
  await ctx.ports.mailer.send(composeMail({ to: email, name, site, copy, texts: copy.mail[which], ...more }), tx);
}
