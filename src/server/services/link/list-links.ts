import { copyFor } from "~/copy/copy";
import { socialLink } from "~/domain/catalogue/social";
import { MAX_LINKS } from "~/domain/link/schemas";
import { type BuiltInTargets, linkTarget } from "~/domain/link/target";
import { localTime } from "~/domain/tent/hours";
import { whatsappUrl } from "~/domain/tent/phone";
import { withoutAccents } from "~/domain/text";
import { tentOrigin } from "~/server/address";
import type { ServiceContext } from "~/server/context";
import { found } from "~/server/errors";
import { chatOf, OWN_WHATSAPP } from "~/server/services/tent/phone-of";
import type { OwnedTentId } from "~/server/tenant";

/** How many days of clicks the editor shows, today among them. */
export const CLICK_DAYS = 30;
const DAY = 86_400_000;

async function readTent(ctx: ServiceContext, tentId: OwnedTentId) {
  return found(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        name: true,
        subdomain: true,
        countryId: true,
        ...OWN_WHATSAPP,
        instagram: true,
        facebook: true,
        linktreeText: true,
        country: { select: { codNumber: true, timeZone: true } },
      },
    }),
  );
}

/** Where the built-in links of a shop lead, from its data as they are now. */
function targetsOf(tent: Awaited<ReturnType<typeof readTent>>): BuiltInTargets {
  const origin = tentOrigin(tent.subdomain);
  const digits = chatOf(tent, tent);
  const { whatsappPrefix } = copyFor(tent.countryId).catalogue;
  return {
    to_tent: origin,
    to_catalogo: `${origin}/catalogo`,
    to_whatsapp: digits && whatsappUrl(digits, whatsappPrefix(withoutAccents(tent.name))),
    to_instagram: socialLink("instagram", tent.instagram)?.url ?? null,
    to_facebook: socialLink("facebook", tent.facebook)?.url ?? null,
  };
}

/** The linktree as its editor shows it: every link in order, where it leads today, and its clicks of the last days. */
export async function listLinks(ctx: ServiceContext, tentId: OwnedTentId) {
  const tent = await readTent(ctx, tentId);
  const today = new Date(`${localTime(ctx.now(), tent.country.timeZone).date}T00:00:00Z`);
  const since = new Date(today.getTime() - (CLICK_DAYS - 1) * DAY);
  const [rows, clicks] = await Promise.all([
    ctx.db.link.findMany({
      where: { tentId },
      select: { id: true, code: true, name: true, url: true, paused: true },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      take: MAX_LINKS,
    }),
    ctx.db.dailyLink.groupBy({ by: ["linkId"], where: { tentId, day: { gte: since } }, _sum: { clicks: true } }),
  ]);
  const targets = targetsOf(tent);
  const clicksOf = new Map(clicks.map(({ linkId, _sum }) => [linkId, _sum.clicks ?? 0]));
  return {
    description: tent.linktreeText ?? "",
    links: rows.map((row) => ({ ...row, url: linkTarget(row, targets), clicks: clicksOf.get(row.id) ?? 0 })),
  };
}
