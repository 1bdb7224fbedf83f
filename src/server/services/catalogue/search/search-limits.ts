import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressKey, isLoopback } from "~/domain/session/address-key";
import { countCall } from "~/server/rate-limit";

/** High, since many visitors share one address behind their mobile carrier. */
const searches = new RateLimiterMemory({ keyPrefix: "search", points: 120, duration: 60 });
/** Search-as-you-type sends a request at every pause. */
const typed = new RateLimiterMemory({ keyPrefix: "search-typed", points: 600, duration: 60 });

interface Searcher {
  address: string;
  tentId: number;
  whileTyping?: boolean;
}

/** Counts one search of an address in a shop. @throws RATE_LIMITED */
export async function limitSearches({ address, tentId, whileTyping = false }: Searcher): Promise<void> {
  if (isLoopback(address)) return;
  await countCall(whileTyping ? typed : searches, `${addressKey(address)}|${tentId}`);
}
