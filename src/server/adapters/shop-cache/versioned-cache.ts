import { LRUCache } from "lru-cache";
import { isOlder, type ShopVersion } from "~/domain/catalogue/shop-version";
import { HOUR_MS } from "~/domain/duration";
import type { CachedValue, CacheRead, ShopCache } from "~/server/ports/shop-cache";
import { KnownVersions } from "~/server/shop-versions";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = HOUR_MS;
const OVERHEAD = 500;
const SHARED = Symbol.for("vidriera.versioned-cache");

interface StoredValue extends CachedValue<unknown> {
  version: ShopVersion;
}

interface PendingValue {
  version: ShopVersion;
  computed: Promise<CachedValue<unknown>>;
}

/**
 * An in-memory cache of values by tent and key. Each value has the version that was read before it was computed. A value
 * of an outdated version is neither stored nor returned to anybody who reads after the change.
 */
export class VersionedCache implements Pick<ShopCache, "getOrCompute" | "peek"> {
  readonly #versions: KnownVersions;
  readonly #pending = new Map<string, PendingValue>();
  readonly #values = new LRUCache<string, StoredValue>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ bytes }) => bytes + OVERHEAD,
  });

  constructor(readVersion: (tentId: number) => Promise<ShopVersion>) {
    this.#versions = new KnownVersions(readVersion);
  }

  async getOrCompute<T>(read: CacheRead<T>): Promise<T> {
    const { tentId } = read;
    const name = nameOf(read);
    const stored = this.#values.get(name);
    if (stored && this.#versions.mayServe(tentId, stored.version)) return stored.value as T;

    const version = await this.#versions.newest(tentId);
    if (stored && !isOlder(stored.version, version)) return stored.value as T;
    const running = this.#pending.get(name);
    const shared = running && !isOlder(running.version, version) ? running : null;
    return (await (shared?.computed ?? this.#compute(name, read, version))).value as T;
  }

  peek<T>(of: Pick<CacheRead<T>, "tentId" | "key">): T | undefined {
    const stored = this.#values.get(nameOf(of));
    return stored && this.#versions.mayServe(of.tentId, stored.version) ? (stored.value as T) : undefined;
  }

  async #compute<T>(name: string, { tentId, make }: CacheRead<T>, version: ShopVersion): Promise<CachedValue<T>> {
    const computed = make();
    const pending = { version, computed };
    this.#pending.set(name, pending);
    try {
      const value = await computed;
      // Missing values are not cached, since their number is unlimited.
      if (value.value !== null && !this.#versions.isOutdated(tentId, version))
        this.#values.set(name, { ...value, version });
      return value;
    } finally {
      if (this.#pending.get(name) === pending) this.#pending.delete(name);
    }
  }

  /** Records a tent's new version: values of an older one are not used any more. */
  purge(tentId: number, version: ShopVersion): void {
    this.#versions.record(tentId, version);
  }

  purgeSite(version: number): void {
    this.#versions.recordSite(version);
  }

  /** Forgets everything, for when changes may have been missed. */
  reset(): void {
    this.#values.clear();
    this.#pending.clear();
    this.#versions.reset();
  }
}

const nameOf = ({ tentId, key }: { tentId: number; key: string }) => `${tentId} ${key}`;

const shared = globalThis as typeof globalThis & { [SHARED]?: VersionedCache };

/** One cache per process, shared because its code is bundled more than once. */
export function sharedVersionedCache(readVersion: (tentId: number) => Promise<ShopVersion>): VersionedCache {
  shared[SHARED] ??= new VersionedCache(readVersion);
  return shared[SHARED];
}
