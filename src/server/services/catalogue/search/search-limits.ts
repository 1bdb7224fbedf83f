import { addressKey, isLoopback } from "~/domain/session/address-key";
import { createLimit } from "~/server/rate-limit";

/** High, since many visitors share one address behind their mobile carrier. */
const searches = createLimit({ name: "search", points: 120, duration: 60 });
/** Search-as-you-type sends a request at every pause. */
const typed = createLimit({ name: "search-typed", points: 600, duration: 60 });

interface Searcher {
  address: string;
  tentId: number;
  whileTyping?: boolean;
}

/** Counts one search of an address in a shop. @throws RATE_LIMITED */
export async function limitSearches({ address, tentId, whileTyping = false }: Searcher): Promise<void> {
  if (isLoopback(address)) return;
  await (whileTyping ? typed : searches).count(`${addressKey(address)}|${tentId}`);
}
