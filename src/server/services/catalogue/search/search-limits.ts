import { addressKey, isLoopback } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { limitOf } from "~/server/rate-limit";

interface Searcher {
  address: string;
  tentId: number;
  whileTyping?: boolean;
}

/** Counts one search of an address in a shop. @throws RATE_LIMITED */
export async function limitSearches(db: Db, { address, tentId, whileTyping = false }: Searcher): Promise<void> {
  if (isLoopback(address)) return;
  await limitOf(db, whileTyping ? "search-typed" : "search").count(`${addressKey(address)}|${tentId}`);
}
