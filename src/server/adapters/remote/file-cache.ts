import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";

const NAME = /^[0-9a-f]{64}$/;

/** A disk cache of files by key in one folder, limited in bytes; the least recently used are evicted. */
export class FileCache {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #ready: Promise<void> | null = null;

  constructor({ folder, maxBytes }: { folder: string; maxBytes: number }) {
    this.#folder = path.resolve(folder);
    this.#sizes = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, name, reason) => {
        if (reason === "evict") void rm(path.join(this.#folder, name), { force: true }).catch(() => undefined);
      },
    });
  }

  async read(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    await this.#open();
    const name = nameOf(key);
    if (this.#sizes.get(name) === undefined) return null;
    try {
      return Uint8Array.from(await readFile(path.join(this.#folder, name)));
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
  }

  async forget(key: string): Promise<void> {
    await this.#open();
    this.#sizes.delete(nameOf(key));
    await rm(path.join(this.#folder, nameOf(key)), { force: true });
  }

  /** Indexes the files that an earlier process left, the oldest first; partial files are deleted. */
  #open(): Promise<void> {
    this.#ready ??= this.#look().catch((error: unknown) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }

  async #look(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const file = path.join(this.#folder, name);
      const stats = NAME.test(name) ? await stat(file).catch(() => null) : null;
      if (stats?.isFile()) found.push({ name, size: stats.size, at: stats.mtimeMs });
      else await rm(file, { force: true, recursive: true });
    }
    for (const { name, size } of found.sort((a, b) => a.at - b.at)) this.#sizes.set(name, size);
  }
}

/** A key is chosen by the provider, so it is hashed and never used as a path. */
function nameOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
