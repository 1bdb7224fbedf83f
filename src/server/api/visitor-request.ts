import { serviceContext } from "~/server/container";
import { resolveHost } from "~/server/edge/host";
import { isHostOfShop } from "~/server/services/catalogue/shop-host";
import { hostName } from "~/server/site/addresses";

/** Browsers name the page's origin with every form and call; `null` for a page that sends no referrer. */
function isFromOwnPage(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null) return true;
  if (origin === "null") return ["same-origin", null].includes(headers.get("sec-fetch-site"));
  return URL.parse(origin)?.host === headers.get("host")?.toLowerCase();
}

/** Whose pages a visitor's request came from: of this shop, of no shop, or of something else. */
export async function senderOf(headers: Headers, tentId: number): Promise<"shop" | "site" | "other"> {
  if (!isFromOwnPage(headers)) return "other";
  const host = resolveHost(headers.get("host") ?? undefined, hostName);
  if (host.kind === "main") return "site";
  if (host.kind !== "tent" && host.kind !== "domain") return "other";
  return (await isHostOfShop(serviceContext(null), tentId, host)) ? "shop" : "other";
}
