import { MONTHS } from "~/copy/calendar";
import { type Copy, copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { dayAndMonth } from "~/domain/tent/hours";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { composeMail } from "~/server/mail/compose-mail";
import { getSite } from "~/server/services/site/get-site";
import { appOrigin } from "~/server/site/addresses";

interface Told {
  userId: number;
  which: keyof Copy["billingMail"];
  /** The screen that the mail and the news item link to. */
  path: string;
  values: (copy: Copy, countryId: number | null) => Record<string, string | number>;
}

/** Notifies a merchant by mail and, where a text for it exists, in their news; both are committed with `tx`. */
export async function notifyPayer(ctx: ServiceContext, tx: Tx, { userId, which, path, values }: Told): Promise<void> {
  const { name, email, countryId } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, email: true, countryId: true },
  });
  const copy = copyFor(countryId);
  const texts = copy.billingMail[which];
  const filled = values(copy, countryId);
  const url = appOrigin + path;
  const site = await getSite({ db: tx });
  await ctx.ports.mailer.send(composeMail({ to: email, name, site, copy, texts, values: filled, url }), tx);
  if ("news" in texts) {
    const [title, text] = [texts.news.title, texts.news.text].map((sentence) => fill(sentence, filled));
    await tx.news.create({ data: { userId, title: title ?? "", text: text ?? "", url, createdAt: ctx.now() } });
  }
}

/** Formats a day `YYYY-MM-DD` as "26 de noviembre". */
export function mailDay(day: string): string {
  return dayAndMonth(day, MONTHS);
}
