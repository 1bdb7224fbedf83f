import { LRUCache } from "lru-cache";
import type { KeptValue } from "~/server/ports/page-cache";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 3_600_000;
const OVERHEAD = 500;
const SHARED = Symbol.for("vidriera.kept-answers");

/** Values by key in memory. What was being made while a purge came is told to who waits for it, and not kept. */
export class KeptAnswers {
  #making = new Map<string, Promise<KeptValue<unknown>>>();
  readonly #kept = new LRUCache<string, KeptValue<unknown>>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ bytes }) => bytes + OVERHEAD,
  });

  async keep<T>(key: string, make: () => Promise<KeptValue<T>>): Promise<T> {
    const kept = this.#kept.get(key) ?? (await (this.#making.get(key) ?? this.#make(key, make)));
    return kept.value as T;
  }

  kept<T>(key: string): T | undefined {
    return this.#kept.get(key)?.value as T | undefined;
  }

  async #make<T>(key: string, make: () => Promise<KeptValue<T>>): Promise<KeptValue<T>> {
    const making = this.#making; // a purge leaves it behind
    const made = make();
    making.set(key, made);
    try {
      const kept = await made;
      if (making === this.#making) this.#kept.set(key, kept);
      return kept;
    } finally {
      making.delete(key);
    }
  }

  /** Drops what is a tent's, or everything. */
  purge(tentId: number | null): void {
    this.#making = new Map();
    const gone = [...this.#kept.entries()].filter(([, kept]) => tentId === null || kept.tentId === tentId);
    for (const [key] of gone) this.#kept.delete(key);
  }
}

const shared = globalThis as typeof globalThis & { [SHARED]?: KeptAnswers };

/** One a process, as its code is bundled more than once. */
export function keptAnswers(): KeptAnswers {
  shared[SHARED] ??= new KeptAnswers();
  return shared[SHARED];
}
