import { AsyncLocalStorage } from "node:async_hooks";

/** What the front server keeps in memory, as those see it who change what it was made of. */
export interface FrontMemory {
  /** Drops the pages of a tent, or of all; those being made now are not kept. */
  purgePages(tentId: number | null): void | Promise<void>;
  /** The same, and none of them is kept until as many releases follow. */
  holdPages(tentId: number | null): void | Promise<void>;
  releasePages(tentId: number | null): void | Promise<void>;
  /** Forgets which host is whose. */
  purgeHosts(): void | Promise<void>;
}

export interface Purges {
  pages(tentId: number | null): Promise<void>;
  hosts(): Promise<void>;
  /** Serves a request that may purge. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

const SHARED = Symbol.for("vidriera.purges");
const shared = globalThis as typeof globalThis & { [SHARED]?: Purges };

/**
 * Purges by the process that runs Next, which drops its own copy only as the request ends: until then a page could be made of
 * the old one, so nothing of what a request purged is kept while it lasts.
 */
export function createPurges(memory: FrontMemory): Purges {
  const request = new AsyncLocalStorage<Set<number | null>>();
  const purges: Purges = {
    async pages(tentId) {
      const purged = request.getStore();
      if (!purged || purged.has(tentId)) return memory.purgePages(tentId);
      purged.add(tentId);
      return memory.holdPages(tentId);
    },
    hosts: async () => memory.purgeHosts(),
    async during(work) {
      const purged = new Set<number | null>();
      try {
        return await request.run(purged, work);
      } finally {
        await Promise.all([...purged].map((tentId) => memory.releasePages(tentId)));
      }
    },
  };
  shared[SHARED] = purges;
  return purges;
}

/** For code that Next bundles apart from the front, in the same process: over when the front has forgotten. */
export async function purgePages(tentId: number | null): Promise<void> {
  await shared[SHARED]?.pages(tentId);
}

/** The same for which host is whose: as after a commit that changes a shop's names. */
export async function purgeHosts(): Promise<void> {
  await shared[SHARED]?.hosts();
}
