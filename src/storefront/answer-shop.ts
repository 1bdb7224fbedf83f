import type { IncomingHttpHeaders } from "node:http";
import { MISSING_ROUTE, matchShopRoute } from "~/domain/catalogue/shop-routes";
import { parseTentParam, SHOP_FOLDER } from "~/domain/catalogue/tent-param";
import { CLIENT_ADDRESS_HEADER } from "~/server/edge-headers";
import { appErrorOf } from "~/server/errors";
import { type HttpReply, notFoundReply } from "~/server/http-reply";
import type { ShopHandler } from "./page-answer";
import { SHOP_HANDLERS } from "./routes";

/**
 * Answers a request of the edge for a page or file of a shop: `/tienda/{shop}{path inside it}`, as `tentFolder` writes it. Next
 * is not involved (docs/adr/0033-shops-without-next.md). Rejects with whatever a route throws.
 */
export async function answerShop(url: string, headers: IncomingHttpHeaders): Promise<HttpReply> {
  const [path = "", query = ""] = url.split("?", 2);
  const end = path.indexOf("/", SHOP_FOLDER.length);
  const folder = path.slice(SHOP_FOLDER.length, end < 0 ? undefined : end);
  const tent = parseTentParam(folder);
  if (!tent) return notFoundReply();
  const route = matchShopRoute(end < 0 ? "/" : path.slice(end));
  // the table is typed by the name, which gives the parameters: what was matched has them
  const answer = SHOP_HANDLERS[route?.name ?? MISSING_ROUTE] as ShopHandler<Record<string, string>>;
  const address = String(headers[CLIENT_ADDRESS_HEADER] ?? "unknown");
  try {
    return await answer({ tent, params: route?.params ?? {}, query: new URLSearchParams(query), address });
  } catch (error) {
    if (appErrorOf(error).code === "NOT_FOUND") return notFoundReply(); // the shop was deleted meanwhile
    throw error;
  }
}
