import { SHOWN_SHOPS, type ShownShop } from "~/domain/site/shown-shops";
import { env } from "~/env";
import type { ServiceContext } from "~/server/context";
import { tentOrigin } from "~/server/site/addresses";

/**
 * The origins of the demonstration shops on the home page that can be opened here. Where there is no demonstration data,
 * a merchant may have taken one of their subdomains: `demo` says whether there is.
 */
export async function findShownShops({ db }: ServiceContext, demo = env.SEED_DEMO): Promise<Map<ShownShop, string>> {
  if (!demo) return new Map();
  const subdomains = SHOWN_SHOPS.map(({ subdomain }) => subdomain);
  const open = await db.tent.findMany({
    where: { subdomain: { in: subdomains }, suspended: false },
    select: { subdomain: true },
  });
  const found = new Set(open.map(({ subdomain }) => subdomain));
  return new Map(subdomains.filter((one) => found.has(one)).map((one) => [one, tentOrigin(one)]));
}
