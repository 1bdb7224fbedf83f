import { LRUCache } from "lru-cache";
import { isOlder, type ShopVersion } from "~/domain/catalogue/shop-version";
import { HOUR_MS, MINUTE_MS } from "~/domain/duration";
import type { CachedValue, CacheRead, ShopCache } from "~/server/ports/shop-cache";
import { KnownVersions } from "~/server/shop-versions";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = HOUR_MS;
const OVERHEAD = 500;
const MAX_ADDRESSES = 10_000;
const ADDRESS_AGE_MS = 5 * MINUTE_MS;
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
export class VersionedCache implements Pick<ShopCache, "getOrCompute" | "peek" | "tentIdAt"> {
  readonly #versions: KnownVersions;
  readonly #pending = new Map<string, PendingValue>();
  readonly #values = new LRUCache<string, StoredValue>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ bytes }) => bytes + OVERHEAD,
  });
  readonly #addresses = new LRUCache<string, number>({ max: MAX_ADDRESSES, ttl: ADDRESS_AGE_MS });
  /** Counts the purges of addresses: what was looked up meanwhile is not cached. */
  #addressPurges = 0;

  constructor(readVersion: (tentId: number) => Promise<ShopVersion>) {
    this.#versions = new KnownVersions(readVersion);
  }

  async getOrCompute<T>(read: CacheRead<T>): Promise<T> {
    const { tentId, atLeast } = read;
    const name = nameOf(read);
    const stored = this.#values.get(name);
    const isEnough = ({ version }: { version: ShopVersion }) => !atLeast || !isOlder(version, atLeast);
    if (stored && isEnough(stored) && this.#versions.mayServe(tentId, stored.version)) return stored.value as T;

    // A caller that passes a version has just read it, so it need not be read again.
    if (atLeast) this.#versions.record(tentId, atLeast);
    const version = atLeast ?? (await this.#versions.compare(tentId));
    if (stored && isEnough(stored) && !isOlder(stored.version, version)) return stored.value as T;
    const running = this.#pending.get(name);
    const shared = running && isEnough(running) && !isOlder(running.version, version) ? running : null;
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

  async tentIdAt<Id extends number>(address: string, find: () => Promise<Id>): Promise<Id> {
    const known = this.#addresses.get(address);
    if (known !== undefined) return known as Id;
    const purges = this.#addressPurges;
    const id = await find();
    if (purges === this.#addressPurges) this.#addresses.set(address, id);
    return id;
  }

  /** Records a tent's new version: values of an older one are not used any more. */
  purge(tentId: number, version: ShopVersion): void {
    this.#versions.record(tentId, version);
  }

  purgeSite(version: number): void {
    this.#versions.recordSite(version);
  }

  /** `addresses` as `tentIdAt` takes them. */
  purgeAddresses(addresses: readonly string[]): void {
    this.#addressPurges += 1;
    for (const address of addresses) this.#addresses.delete(address);
  }

  /** Forgets everything, for when changes may have been missed. */
  reset(): void {
    this.#addressPurges += 1;
    this.#addresses.clear();
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
