import { LRUCache } from "lru-cache";
import { isOlder, type ShopVersion } from "~/domain/catalogue/shop-version";
import { HOUR_MS, MINUTE_MS } from "~/domain/duration";
import type { CachedValue, CacheRead } from "~/server/ports/shop-cache";
import { KnownVersions } from "~/server/shop-versions";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = HOUR_MS;
const OVERHEAD = 500;
const MAX_ADDRESSES = 10_000;
const ADDRESS_AGE_MS = 5 * MINUTE_MS;
const SHARED = Symbol.for("vidriera.versioned-cache");

interface Kept extends CachedValue<unknown> {
  version: ShopVersion;
}

interface Making {
  version: ShopVersion;
  made: Promise<CachedValue<unknown>>;
}

/**
 * An in-memory cache of values by tent and key, each with the version that was read before it was made: a value of an
 * outdated version is neither stored nor returned to anybody who reads after the change.
 */
export class VersionedCache {
  readonly #versions: KnownVersions;
  readonly #making = new Map<string, Making>();
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ bytes }) => bytes + OVERHEAD,
  });
  #addresses = new LRUCache<string, number>({ max: MAX_ADDRESSES, ttl: ADDRESS_AGE_MS });

  constructor(readVersion: (tentId: number) => Promise<ShopVersion>) {
    this.#versions = new KnownVersions(readVersion);
  }

  async keep<T>(read: CacheRead<T>): Promise<T> {
    const { tentId, atLeast } = read;
    const name = nameOf(read);
    const kept = this.#kept.get(name);
    const isEnough = ({ version }: { version: ShopVersion }) => !atLeast || !isOlder(version, atLeast);
    if (kept && isEnough(kept) && this.#versions.mayServe(tentId, kept.version)) return kept.value as T;

    // A caller that passes a version has just read it, so it need not be read again.
    if (atLeast) this.#versions.learn(tentId, atLeast);
    const version = atLeast ?? (await this.#versions.compare(tentId));
    if (kept && isEnough(kept) && !isOlder(kept.version, version)) return kept.value as T;
    const running = this.#making.get(name);
    const shared = running && isEnough(running) && !isOlder(running.version, version) ? running : null;
    return (await (shared?.made ?? this.#make(name, read, version))).value as T;
  }

  kept<T>(of: Pick<CacheRead<T>, "tentId" | "key">): T | undefined {
    const kept = this.#kept.get(nameOf(of));
    return kept && this.#versions.mayServe(of.tentId, kept.version) ? (kept.value as T) : undefined;
  }

  async #make<T>(name: string, { tentId, make }: CacheRead<T>, version: ShopVersion): Promise<CachedValue<T>> {
    const made = make();
    const making = { version, made };
    this.#making.set(name, making);
    try {
      const value = await made;
      // Missing values are not cached, since their number is unlimited.
      if (value.value !== null && !this.#versions.isOutdated(tentId, version))
        this.#kept.set(name, { ...value, version });
      return value;
    } finally {
      if (this.#making.get(name) === making) this.#making.delete(name);
    }
  }

  async keepAddress<Id extends number>(address: string, find: () => Promise<Id>): Promise<Id> {
    const addresses = this.#addresses; // a purge replaces the map
    const known = addresses.get(address);
    if (known !== undefined) return known as Id;
    const id = await find();
    addresses.set(address, id);
    return id;
  }

  /** Records a tent's new version: values of an older one are not used any more. */
  purge(tentId: number, version: ShopVersion): void {
    this.#versions.learn(tentId, version);
  }

  purgeSite(version: number): void {
    this.#versions.learnSite(version);
  }

  purgeAddresses(): void {
    this.#addresses = new LRUCache<string, number>({ max: MAX_ADDRESSES, ttl: ADDRESS_AGE_MS });
  }
}

const nameOf = ({ tentId, key }: { tentId: number; key: string }) => `${tentId} ${key}`;

const shared = globalThis as typeof globalThis & { [SHARED]?: VersionedCache };

/** One cache per process, shared because its code is bundled more than once. */
export function versionedCache(readVersion: (tentId: number) => Promise<ShopVersion>): VersionedCache {
  shared[SHARED] ??= new VersionedCache(readVersion);
  return shared[SHARED];
}
