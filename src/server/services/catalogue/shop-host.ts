import type { ServiceContext } from "~/server/context";

/** A shop's subdomain, or its own domain. */
type ShopHost = { subdomain: string } | { domain: string };

/** Whether the shop has this host, or had this subdomain. */
export async function isHostOfShop({ db }: ServiceContext, tentId: number, host: ShopHost): Promise<boolean> {
  const names =
    "domain" in host
      ? { domain: { domain: host.domain, provedAt: { not: null } } }
      : { OR: [{ subdomain: host.subdomain }, { oldSubdomains: { some: { subdomain: host.subdomain } } }] };
  return (await db.tent.count({ where: { id: tentId, ...names } })) > 0;
}
