import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { addressKey } from "~/domain/session/address-key";
import { parseVisit, type Visit } from "~/domain/stats/visit";
import { MAX_VISIT_BYTES } from "~/domain/stats/visit-endpoint";
import { limitOf } from "~/server/rate-limit";

interface VisitSource {
  tentId: number;
  address: string;
}

export type RecordVisit = (request: IncomingMessage, visitor: VisitSource) => Promise<void>;

/**
 * Only the shop's own pages may report visits: the browser sets the origin of a POST. Pages with a no-referrer policy
 * send no origin either, so they are identified by `Sec-Fetch-Site`, which no script can set.
 */
function isFromOwnPage({ origin, host, "sec-fetch-site": site }: IncomingMessage["headers"]): boolean {
  if (site === "same-origin") return true;
  return origin !== undefined && URL.parse(origin)?.host === host?.toLowerCase();
}

/** The body, or null when it exceeds MAX_VISIT_BYTES or the request was aborted. */
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

/** Records what a visitor's page reports, unless it comes from a bot, another site or a flood. Never reveals which. */
export function visitRecorder(count: (tentId: number, visit: Visit) => void): RecordVisit {
  return async (request, { tentId, address }) => {
    const { headers } = request;
    if (!headers["user-agent"] || isbot(headers["user-agent"]) || !isFromOwnPage(headers)) return;
    const text = await readText(request);
    const visit = text === null ? null : parseVisit(text, headers["user-agent"]);
    if (!visit) return;
    const within = await limitOf(count, "visit")
      .count(`${addressKey(address)}|${tentId}`)
      .then(() => limitOf(count, "visit-shop").count(String(tentId)))
      .then(
        () => true,
        () => false,
      );
    if (within) count(tentId, visit);
  };
}

/** A beacon needs no response body. */
export function acknowledgeVisit(response: ServerResponse): void {
  response.writeHead(204, { "Cache-Control": "no-store" });
  response.end();
}
