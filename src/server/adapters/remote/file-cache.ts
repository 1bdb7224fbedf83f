import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { HOUR_MS } from "~/domain/duration";

const NAME = /^[0-9a-f]{64}$/;
/** Each time that this share of the limit was written, the folder is looked at for what other processes wrote. */
const UNSEEN_SHARE = 0.1;

/**
 * A disk cache of files by key in one folder, limited in bytes; the least recently used are evicted. Several processes may
 * use one folder: each finds what the others stored.
 */
export class FileCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #sizes: LRUCache<string, number>;
  #ready: Promise<void> | null = null;
  /** Files that are being deleted. */
  readonly #evicted = new Set<string>();
  /** Bytes written since the folder was looked at. */
  #written = 0;

  constructor({ folder, maxBytes }: { folder: string; maxBytes: number }) {
    this.#folder = path.resolve(folder);
    this.#maxBytes = maxBytes;
    this.#sizes = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, name, reason) => {
        if (reason !== "evict") return;
        this.#evicted.add(name);
        void rm(path.join(this.#folder, name), { force: true })
          .catch(() => undefined)
          .finally(() => this.#evicted.delete(name));
      },
    });
  }

  async read(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    await this.#open();
    const name = nameOf(key);
    const isKnown = this.#sizes.get(name) !== undefined;
    try {
      const bytes = Uint8Array.from(await readFile(path.join(this.#folder, name)));
      if (!isKnown) this.#sizes.set(name, bytes.byteLength);
      return bytes;
    } catch {
      this.#sizes.delete(name); // the folder may be emptied at any time
      return null;
    }
  }

  async keep(key: string, bytes: Uint8Array): Promise<void> {
    await this.#open();
    const name = nameOf(key);
    const target = path.join(this.#folder, name);
    const temporary = `${target}.${randomBytes(8).toString("hex")}`;
    await writeFile(temporary, bytes);
    await rename(temporary, target);
    this.#sizes.set(name, bytes.byteLength);
    if (!this.#sizes.has(name)) await rm(target, { force: true }); // larger than the whole cache
    this.#written += bytes.byteLength;
    if (this.#written >= this.#maxBytes * UNSEEN_SHARE) await this.#look();
  }

  async forget(key: string): Promise<void> {
    await this.#open();
    this.#sizes.delete(nameOf(key));
    await rm(path.join(this.#folder, nameOf(key)), { force: true });
  }

  /** Indexes the files that another process left, the oldest first; its partial files are deleted. */
  #open(): Promise<void> {
    this.#ready ??= this.#look().catch((error: unknown) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }

  async #look(): Promise<void> {
    this.#written = 0;
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder);
    const present = new Set(names);
    for (const name of [...this.#sizes.keys()]) if (!present.has(name)) this.#sizes.delete(name);
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of names) {
      if (this.#sizes.has(name) || this.#evicted.has(name)) continue;
      const file = path.join(this.#folder, name);
      const stats = await stat(file).catch(() => null);
      if (!stats) continue;
      if (stats.isFile() && NAME.test(name)) found.push({ name, size: stats.size, at: stats.mtimeMs });
      // another process may be writing it
      else if (Date.now() - stats.mtimeMs > HOUR_MS) await rm(file, { force: true, recursive: true });
    }
    for (const { name, size } of found.sort((a, b) => a.at - b.at)) this.#sizes.set(name, size);
  }
}

/** A key is chosen by the provider, so it is hashed and never used as a path. */
function nameOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
