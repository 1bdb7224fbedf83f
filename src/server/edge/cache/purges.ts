import type { ShopVersion } from "~/domain/catalogue/shop-version";

/** What the edge keeps in memory, as those see it who change what it was made of. */
export interface EdgeCaches {
  /** Drops the pages of a tent, whose version is this by now; those being made of an older one are not kept. */
  purgePages(tentId: number, version: ShopVersion): void | Promise<void>;
  /** The same for all shops, when the site's version was raised. */
  purgeSite(version: number): void | Promise<void>;
  /** Forgets which host is whose. */
  purgeHosts(): void | Promise<void>;
}

const SHARED = Symbol.for("vidriera.purges");
const shared = globalThis as typeof globalThis & { [SHARED]?: EdgeCaches };

/** Makes the edge's memory known to code that Next bundles apart from the edge, in the same process. */
export function connectEdgeCaches(memory: EdgeCaches): void {
  shared[SHARED] = memory;
}

/** Over when the edge has dropped the pages. */
export async function purgePages(tentId: number, version: ShopVersion): Promise<void> {
  await shared[SHARED]?.purgePages(tentId, version);
}

export async function purgeSite(version: number): Promise<void> {
  await shared[SHARED]?.purgeSite(version);
}

/** The same for which host is whose: as after a commit that changes a shop's names. */
export async function purgeHosts(): Promise<void> {
  await shared[SHARED]?.purgeHosts();
}
