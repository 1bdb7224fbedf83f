interface StoredPage {
  tentId: number;
  /** In bytes. */
  size: number;
}

interface ShopShare {
  bytes: number;
  /** The higher, the more recently. */
  usedAt: number;
  /** The least recently used first. */
  keys: Set<string>;
}

/** Shops that hold about as much are alike: half of their bytes or twice as many at most. */
const magnitude = ({ bytes }: ShopShare): number => 32 - Math.clz32(bytes);

/**
 * Entries in memory up to a number of bytes. When it is full, the shop that holds most gives up what it used least
 * recently: no shop displaces the pages of one that holds less, however many of its own are asked for. Of several shops
 * that hold about as much, it is the one that was used least recently.
 */
export class PageStore<Entry extends StoredPage> {
  readonly #entries = new Map<string, Entry>();
  readonly #shares = new Map<number, ShopShare>();
  readonly #maxBytes: number;
  readonly #maxOfShop: number;
  #bytes = 0;
  #uses = 0;

  /** In bytes: of all shops, and of each. */
  constructor(maxBytes: number, maxOfShop = maxBytes) {
    this.#maxBytes = maxBytes;
    this.#maxOfShop = maxOfShop;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get count(): number {
    return this.#entries.size;
  }

  keys(): Iterable<string> {
    return this.#entries.keys();
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    const share = entry && this.#shares.get(entry.tentId);
    if (share) this.#use(share, key);
    return entry;
  }

  set(key: string, entry: Entry): void {
    this.delete(key);
    const share = this.#shares.get(entry.tentId) ?? { bytes: 0, usedAt: 0, keys: new Set() };
    this.#shares.set(entry.tentId, share);
    this.#entries.set(key, entry);
    this.#use(share, key);
    this.#count(share, entry.size);
  }

  /** Records that an entry has another size than when it was stored. */
  resize(key: string, size: number): void {
    const entry = this.#entries.get(key);
    const share = entry && this.#shares.get(entry.tentId);
    if (!share) return;
    const grown = size - entry.size;
    entry.size = size;
    this.#count(share, grown);
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    const share = entry && this.#shares.get(entry.tentId);
    if (!share) return;
    this.#entries.delete(key);
    share.keys.delete(key);
    share.bytes -= entry.size;
    this.#bytes -= entry.size;
    if (share.keys.size === 0) this.#shares.delete(entry.tentId);
  }

  deleteOf(tentId: number): void {
    for (const key of [...(this.#shares.get(tentId)?.keys ?? [])]) this.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#shares.clear();
    this.#bytes = 0;
  }

  #use(share: ShopShare, key: string): void {
    share.usedAt = ++this.#uses;
    share.keys.delete(key);
    share.keys.add(key);
  }

  #count(share: ShopShare, bytes: number): void {
    share.bytes += bytes;
    this.#bytes += bytes;
    while (share.bytes > this.#maxOfShop) if (!this.#deleteOldest(share)) return;
    while (this.#bytes > this.#maxBytes) {
      let largest = share;
      for (const other of this.#shares.values()) {
        const more = magnitude(other) - magnitude(largest);
        if (more > 0 || (more === 0 && other.usedAt < largest.usedAt)) largest = other;
      }
      if (!this.#deleteOldest(largest)) return;
    }
  }

  #deleteOldest({ keys }: ShopShare): boolean {
    const [oldest] = keys;
    if (oldest !== undefined) this.delete(oldest);
    return oldest !== undefined;
  }
}
