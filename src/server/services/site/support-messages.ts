import { copyFor } from "~/copy/copy";
import { around, DAY_MS, happenedWithin } from "~/domain/duration";
import { SUPPORT_LIMITS } from "~/domain/site/limits";
import type { SupportMessageInput } from "~/domain/site/schemas";
import { timeZoneOf } from "~/domain/tent/countries";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { composeMail } from "~/server/mail/compose-mail";
import { ownUserId } from "~/server/services/session/own-account";
import { tentOrigin } from "~/server/site/addresses";
import { getSite } from "./get-site";

/** The same text again within this time is a double tap, or a retry after a lost response. */
const DUPLICATE_MS = 600_000;

const shown = { id: true, text: true, createdAt: true } as const;

/** This person's messages to the team, newest first. Not available to a super-user viewing a merchant's panel. */
export async function listSupportMessages(ctx: ServiceContext) {
  const userId = ownUserId(ctx);
  const rows = await ctx.db.supportMessage.findMany({
    where: { userId },
    orderBy: { id: "desc" },
    take: SUPPORT_LIMITS.listed,
    select: shown,
  });
  return { rows, timeZone: timeZoneOf(ctx.actor?.countryId ?? null), asOf: ctx.now() };
}

/** Mails the message to every super-user; message and mails are committed together. */
async function mailTeam(ctx: ServiceContext, tx: Tx, userId: number, text: string): Promise<void> {
  const sender = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      name: true,
      email: true,
      phone: true,
      tents: { select: { subdomain: true }, orderBy: { id: "asc" }, take: 1 },
    },
  });
  const team = await tx.user.findMany({
    where: { role: "SUPER" },
    orderBy: { id: "asc" },
    select: { name: true, email: true, countryId: true },
  });
  const site = await getSite({ db: tx });
  const shop = sender.tents[0];
  for (const { name, email, countryId } of team) {
    const copy = copyFor(countryId);
    const texts = copy.support.mail;
    const mail = composeMail({
      to: email,
      name,
      site,
      copy,
      texts,
      values: {
        sender: sender.name,
        email: sender.email,
        phone: sender.phone ?? texts.none,
        shop: shop ? tentOrigin(shop.subdomain) : texts.none,
        message: text,
      },
      url: `mailto:${encodeURIComponent(sender.email)}?subject=${encodeURIComponent(texts.replySubject)}`,
    });
    await ctx.ports.mailer.send(mail, tx);
  }
}

/** Stores a message to the team and mails it to every super-user. @throws VALIDATION after too many in a day */
export async function sendSupportMessage(ctx: ServiceContext, { text }: SupportMessageInput) {
  const userId = ownUserId(ctx);
  const now = ctx.now();
  return ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    const recent = await tx.supportMessage.findMany({
      where: { userId, createdAt: around(now, DAY_MS) },
      orderBy: { id: "desc" },
      select: shown,
    });
    const again = recent.find((one) => one.text === text && happenedWithin(one.createdAt, now, DUPLICATE_MS));
    if (again) return again;
    if (recent.length >= SUPPORT_LIMITS.aDay) throw fieldError("text", "support.tooMany");
    const kept = await tx.supportMessage.create({ data: { userId, text, createdAt: now }, select: shown });
    await mailTeam(ctx, tx, userId, text);
    return kept;
  });
}
