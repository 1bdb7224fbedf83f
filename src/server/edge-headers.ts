import type { IncomingHttpHeaders } from "node:http";
import type { ShopVersion } from "~/domain/catalogue/shop-version";

/** What the edge tells the application of the client's address; from outside it has no effect. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/** What the edge tells the application of a shop's version, as it is in the database: what it answers may not be older. */
export const SHOP_VERSION_HEADER = "x-shop-version";

/** A shop and its version, in the header's form. */
export const versionHeader = (tentId: number, { tent, site }: ShopVersion): string => `${tentId} ${tent} ${site}`;

/** The shop and its version of the header; null without one. */
export function versionIn(headers: IncomingHttpHeaders): { tentId: number; version: ShopVersion } | null {
  const [match, tentId, tent, site] = /^(\d+) (\d+) (\d+)$/.exec(String(headers[SHOP_VERSION_HEADER] ?? "")) ?? [];
  return match === undefined ? null : { tentId: Number(tentId), version: { tent: Number(tent), site: Number(site) } };
}
