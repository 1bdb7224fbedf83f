import { DAY_MS } from "~/domain/duration";
import { eachDay } from "~/domain/stats/period";
import { localTime } from "~/domain/tent/hours";
import type { Prisma } from "~/generated/prisma/client";
import type { DemoVisits } from "./shop";

const DAYS = 75;
const ZONE = "America/Argentina/Buenos_Aires";
const SHARES = { INSTAGRAM: 0.34, WHATSAPP: 0.28, DIRECT: 0.17, GOOGLE: 0.12, QR: 0.06, FACEBOOK: 0.03 };

/** The number of sessions on a day: more at weekends, growing from week to week, with some variation. */
function sessionsOn(day: string, n: number, first: number): number {
  const weekend = [0, 5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 1.5 : 1;
  return Math.round((first + n * 0.35) * weekend + ((n * 7) % 11));
}

/** Writes the figures of some weeks of visitors, as the beacon would have counted them. */
export async function writeVisits(
  tx: Prisma.TransactionClient,
  tentId: number,
  { sessions: first, wanted, missed }: DemoVisits,
  now: Date,
): Promise<void> {
  const until = localTime(now, ZONE).date;
  const from = localTime(new Date(now.getTime() - (DAYS - 1) * DAY_MS), ZONE).date;
  const products = await tx.product.findMany({
    where: { tentId, name: { in: [...wanted] } },
    select: { id: true, name: true },
  });
  const days = eachDay({ from, until }).map((day, n) => ({
    day: new Date(`${day}T00:00:00Z`),
    n,
    sessions: sessionsOn(day, n, first),
  }));
  await tx.dailyStats.createMany({
    data: days.map(({ day, sessions, n }) => ({
      tentId,
      day,
      sessions,
      visits: sessions * 3 + (n % 5),
      productViews: Math.round(sessions * 1.2),
      cartAdds: Math.round(sessions * 0.18),
      whatsappOpens: Math.round(sessions * 0.07),
    })),
  });
  await tx.dailySource.createMany({
    data: days.flatMap(({ day, sessions }) =>
      Object.entries(SHARES).map(([source, share]) => ({
        tentId,
        day,
        source,
        sessions: Math.round(sessions * share),
      })),
    ),
  });
  await tx.dailyProduct.createMany({
    data: days.flatMap(({ day, sessions }) =>
      products.map(({ id, name }) => {
        const views = Math.round((sessions * 0.5) / (wanted.indexOf(name) + 1));
        return { tentId, day, productId: id, views, cartAdds: Math.round(views * 0.15) };
      }),
    ),
  });
  await tx.dailySearch.createMany({
    data: days
      .slice(-12)
      .flatMap(({ day, n }) => missed.slice(n % 3).map((term) => ({ tentId, day, term, times: 1, results: 0 }))),
  });
}
