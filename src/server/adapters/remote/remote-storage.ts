import type { FileStore } from "~/server/ports/file-store";
import {
  isFixedName,
  isPictureName,
  pictureType,
  type ReadablePicture,
  type Storage,
  type StoredPicture,
} from "~/server/ports/storage";
import type { FileCache } from "./file-cache";

export interface RemoteStorageOptions {
  files: FileStore;
  cache: FileCache;
  /** The storage used before this one was configured, and the source of fixed names until they are replaced. */
  before: Storage;
  log: { warn(about: object, message: string): void };
}

const HASH = 32;

/** Stores pictures at a provider. Those that were asked for are kept on our disk too, as far as there is room. */
export class RemoteStorage implements Storage {
  readonly #options: RemoteStorageOptions;
  /** Downloads in progress: visitors of a page request the same files at once. */
  readonly #coming = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  /** How many files were forgotten. */
  #forgotten = 0;

  constructor(options: RemoteStorageOptions) {
    this.#options = options;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    if (!isName(name)) throw new Error(`not a name of the store: ${JSON.stringify(name)}`);
    const content = Uint8Array.from(bytes);
    await this.#options.files.put(name, content, pictureType(name));
    if (isPictureName(name)) await this.#keep(name, content);
  }

  async open(name: string): Promise<ReadablePicture | null> {
    if (!isName(name)) return null;
    const { files, before } = this.#options;
    if (isPictureName(name)) return (await this.#read(name, name, name)) ?? before.open(name);
    // A fixed name may change at any time, so its version is asked for.
    const found = await files.find(name);
    return found ? this.#read(name, `${name} ${found.version}`, found.version) : before.open(name);
  }

  async delete(name: string): Promise<void> {
    const { files, cache, before } = this.#options;
    if (isName(name)) {
      await cache.forget(name);
      await files.delete(name);
    }
    await before.delete(name);
  }

  async exists(name: string): Promise<boolean> {
    const { files, before } = this.#options;
    return isName(name) && ((await files.exists(name)) || (await before.exists(name)));
  }

  async forget(name: string): Promise<void> {
    if (!isName(name)) return;
    this.#forgotten += 1;
    await this.#options.cache.forget(name);
  }

  async *pictures(prefix = ""): AsyncIterable<StoredPicture[]> {
    const { files, before } = this.#options;
    for await (const listed of files.list(prefix)) {
      const pictures = listed.filter(({ name }) => isPictureName(name));
      yield pictures.map(({ name, storedAt }) => ({ name, hash: name.slice(0, HASH), cut: false, storedAt }));
    }
    yield* before.pictures(prefix);
  }

  async #read(name: string, kept: string, version: string): Promise<ReadablePicture | null> {
    const forgotten = this.#forgotten;
    const bytes = (await this.#options.cache.read(kept)) ?? (await this.#fetched(name, kept, forgotten));
    if (bytes === null) return null;
    return {
      size: bytes.byteLength,
      version,
      stream: (range) => new Blob([range ? bytes.subarray(range.start, range.end + 1) : bytes]).stream(),
      read: async () => bytes,
    };
  }

  #fetched(name: string, kept: string, forgotten: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const coming =
      this.#coming.get(kept) ?? this.#download(name, kept, forgotten).finally(() => this.#coming.delete(kept));
    this.#coming.set(kept, coming);
    return coming;
  }

  async #download(name: string, kept: string, forgotten: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const { files, cache } = this.#options;
    const content = await files.read(name);
    if (content === null) return null;
    const bytes = new Uint8Array(await new Response(content).arrayBuffer());
    await this.#keep(kept, bytes);
    // what was forgotten meanwhile may be this one
    if (this.#forgotten !== forgotten && !(await files.exists(name))) await cache.forget(kept);
    return bytes;
  }

  /** A full disk only makes requests slower. */
  async #keep(kept: string, bytes: Uint8Array): Promise<void> {
    const { cache, log } = this.#options;
    await cache
      .keep(kept, bytes)
      .catch((err: unknown) => log.warn({ err }, "a picture could not be kept on this disk"));
  }
}

function isName(name: string): boolean {
  return isPictureName(name) || isFixedName(name);
}
