import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressKey } from "~/domain/session/address-key";
import { MAX_VISIT_BYTES, parseVisit, type Visit } from "~/domain/stats/visit";

/** Wide, since many visitors share one address behind their telephone company. */
const PER_MINUTE = 120;
/** What no shop of ours has in a minute: a flood from many addresses is not to fill its figures. */
const SHOP_PER_MINUTE = 3_000;

export interface VisitSource {
  tentId: number;
  address: string;
}

export type RecordVisit = (request: IncomingMessage, visitor: VisitSource) => Promise<void>;

/**
 * Only pages of the shop itself may tell: a browser says where a POST comes from. Pages that send no referrer send no
 * origin either, and say it by another header that no script can write.
 */
function isFromOwnPage({ origin, host, "sec-fetch-site": site }: IncomingMessage["headers"]): boolean {
  if (site === "same-origin") return true;
  return origin !== undefined && URL.parse(origin)?.host === host?.toLowerCase();
}

/** The body, or null when it is longer than any of ours or broke off. */
async function readText(request: IncomingMessage): Promise<string | null> {
  if (!(Number(request.headers["content-length"]) <= MAX_VISIT_BYTES)) return null;
  const parts: Buffer[] = [];
  try {
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  } catch {
    return null;
  }
  return Buffer.concat(parts).toString();
}

/** Hands on what a visitor's page tells, unless a bot, another site or a flood does. Never says which. */
export function visitRecorder(count: (tentId: number, visit: Visit) => void): RecordVisit {
  const limit = new RateLimiterMemory({ keyPrefix: "visit", points: PER_MINUTE, duration: 60 });
  const shopLimit = new RateLimiterMemory({ keyPrefix: "visit-shop", points: SHOP_PER_MINUTE, duration: 60 });
  return async (request, { tentId, address }) => {
    const { headers } = request;
    if (!headers["user-agent"] || isbot(headers["user-agent"]) || !isFromOwnPage(headers)) return;
    const text = await readText(request);
    const visit = text === null ? null : parseVisit(text, headers["user-agent"]);
    if (!visit) return;
    const within = await limit
      .consume(`${addressKey(address)}|${tentId}`)
      .then(() => shopLimit.consume(tentId))
      .then(
        () => true,
        () => false,
      );
    if (within) count(tentId, visit);
  };
}

/** There is nothing to say to a beacon. */
export function acknowledgeVisit(response: ServerResponse): void {
  response.writeHead(204, { "Cache-Control": "no-store" });
  response.end();
}
