import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Caches results by header: clients of one kind send identical headers. */
const wanted = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding for an `Accept-Encoding` header: brotli wherever it is accepted. */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const known = wanted.get(accepted);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } });
  const good = negotiator.encodings(["br", "gzip", "identity"]) as Encoding[];
  const best = good.includes("br") ? "br" : (good[0] ?? "identity");
  wanted.set(accepted, best);
  return best;
}
