import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { ShopVersion } from "~/domain/catalogue/shop-version";
import { MINUTE_MS } from "~/domain/duration";
import type { Tx } from "~/server/database/client";

/** Version of a deleted shop: everything cached for it is outdated. */
const GONE = Number.MAX_SAFE_INTEGER;

const versionsSchema = z.array(z.object({ id: z.number(), tent: z.number().nullable(), site: z.number().nullable() }));

/** Reads the committed version. Data read after this is at least as new. */
export async function readShopVersion(db: Pick<Tx, "$queryRaw">, tentId: number): Promise<ShopVersion> {
  const [version] = await readShopVersions(db, [tentId]);
  if (!version) throw new Error("A row is read for each tent that is asked for");
  return { tent: version.tent, site: version.site };
}

/** The same for several tents at once, in no order. */
export async function readShopVersions(
  db: Pick<Tx, "$queryRaw">,
  tentIds: readonly number[],
): Promise<(ShopVersion & { id: number })[]> {
  const rows =
    await db.$queryRaw`SELECT asked.id, t.version AS tent, (SELECT version FROM configuration WHERE id = 1) AS site
    FROM unnest(${[...tentIds]}::int[]) AS asked(id) LEFT JOIN tents t ON t.id = asked.id`;
  return versionsSchema.parse(rows).map(({ id, tent, site }) => ({ id, tent: tent ?? GONE, site: site ?? 0 }));
}

export async function readSiteVersion(db: Tx): Promise<number> {
  const row = await db.configuration.findUnique({ where: { id: 1 }, select: { version: true } });
  return row?.version ?? 0;
}

/**
 * From this age on a version is compared again in the background while its cached data is still served, in
 * milliseconds.
 */
const COMPARE_AFTER_MS = 5 * MINUTE_MS;
/** Nothing is served whose version was last compared longer ago than this, in milliseconds. */
const COMPARE_WITHIN_MS = 10 * MINUTE_MS;
/** A version that was compared so recently need not be read again: a request carries that of the edge. In milliseconds. */
const JUST_NOW_MS = 1000;
/** While versions cannot be read, as during a database outage, this is the pause between attempts, in milliseconds. */
const RETRY_AFTER_MS = 5000;
const MAX_TENTS = 100_000;

interface Known {
  tent: number;
  comparedAt: number;
}

/**
 * The newest version of each shop known to this process, either from an announced change or from the database. Caches
 * serve and store only data for which no newer version is known.
 */
export class KnownVersions {
  readonly #read: (tentId: number) => Promise<ShopVersion>;
  readonly #tents = new LRUCache<number, Known>({ max: MAX_TENTS });
  readonly #comparing = new Map<number, Promise<ShopVersion>>();
  #site = 0;
  #retryAt = 0;

  constructor(read: (tentId: number) => Promise<ShopVersion>) {
    this.#read = read;
  }

  /**
   * Records a committed version; one older than the known version changes nothing. Returns whether it is news: every change
   * is told once by who made it and once more by the database.
   */
  record(tentId: number, { tent, site }: ShopVersion, comparedAt = Date.now()): boolean {
    const known = this.#tents.get(tentId);
    this.#tents.set(tentId, { tent: Math.max(tent, known?.tent ?? 0), comparedAt });
    const siteIsNews = this.recordSite(site);
    return siteIsNews || known === undefined || tent > known.tent;
  }

  recordSite(site: number): boolean {
    const isNews = site > this.#site;
    if (isNews) this.#site = site;
    return isNews;
  }

  /** Forgets all versions, for when changes may have been missed, or are those of another database server. */
  reset(): void {
    this.#tents.clear();
    this.#site = 0;
  }

  /** Whether a newer version is known than the one the data was made from. */
  isOutdated(tentId: number, version: ShopVersion): boolean {
    const known = this.#tents.get(tentId);
    return version.site < this.#site || (known !== undefined && version.tent < known.tent);
  }

  /**
   * Whether data of this version may be served without querying the database. It may not when a newer version is known,
   * nor ten minutes after the last comparison; after five minutes it is compared again in the background.
   */
  mayServe(tentId: number, version: ShopVersion): boolean {
    if (this.isOutdated(tentId, version)) return false;
    const age = Date.now() - (this.#tents.get(tentId)?.comparedAt ?? Number.NEGATIVE_INFINITY);
    if (age < COMPARE_AFTER_MS || Date.now() < this.#retryAt) return true;
    if (age >= COMPARE_WITHIN_MS) return false;
    this.compare(tentId).catch(() => {}); // the next request compares again
    return true;
  }

  /** The version as it was told or read within the last second, or else as the database has it. Rejects as `compare`. */
  async newest(tentId: number): Promise<ShopVersion> {
    const known = this.#tents.get(tentId);
    const isFresh = known !== undefined && Date.now() - known.comparedAt < JUST_NOW_MS;
    return isFresh ? { tent: known.tent, site: this.#site } : this.compare(tentId);
  }

  /** Reads the version from the database, merging concurrent calls. Rejects when the database does not respond. */
  compare(tentId: number): Promise<ShopVersion> {
    const running = this.#comparing.get(tentId);
    if (running) return running;
    const begun = Date.now();
    const comparing = this.#read(tentId)
      .then(
        (version) => {
          this.record(tentId, version, begun);
          // a change may have been announced meanwhile: whoever waits reads its data after that
          return {
            tent: Math.max(version.tent, this.#tents.get(tentId)?.tent ?? 0),
            site: Math.max(version.site, this.#site),
          };
        },
        (error: unknown) => {
          this.#retryAt = Date.now() + RETRY_AFTER_MS;
          throw error;
        },
      )
      .finally(() => this.#comparing.delete(tentId));
    this.#comparing.set(tentId, comparing);
    return comparing;
  }
}
