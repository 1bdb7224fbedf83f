import { DAY_MS } from "~/domain/duration";
import { MAX_LINKS } from "~/domain/link/link";
import { linkTarget } from "~/domain/link/target";
import { localTime } from "~/domain/tent/hours";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { linkSelect, TARGET_COLUMNS, targetsOf } from "./link-view";

/** Days of clicks that the editor shows, including today. */
const CLICK_DAYS = 30;

async function readTent(ctx: ServiceContext, tentId: OwnedTentId) {
  const { country, ...rest } = TARGET_COLUMNS;
  return requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: { ...rest, linktreeText: true, country: { select: { ...country.select, timeZone: true } } },
    }),
  );
}

/** The linktree for its editor: every link in order, with its current target and its clicks of the last days. */
export async function listLinks(ctx: ServiceContext, tentId: OwnedTentId) {
  const tent = await readTent(ctx, tentId);
  const today = new Date(`${localTime(ctx.now(), tent.country.timeZone).date}T00:00:00Z`);
  const since = new Date(today.getTime() - (CLICK_DAYS - 1) * DAY_MS);
  const [rows, clicks] = await Promise.all([
    ctx.db.link.findMany({
      where: { tentId },
      select: linkSelect,
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
