import path from "node:path";
import { LRUCache } from "lru-cache";
import type { UTApi } from "uploadthing/server";
import { z } from "zod";
import type { FileDirectory } from "~/server/ports/file-directory";
import { isFixedName, isPictureName, type Storage, type StoredFile, type StoredPicture } from "~/server/ports/storage";
import type { FileCache } from "./file-cache";

export interface UploadThingOptions {
  /** The token from its dashboard: base64 of the key, the app and its regions. */
  token: string;
  directory: FileDirectory;
  cache: FileCache;
  /** The storage used before UploadThing was configured, and the source of fixed names until they are replaced. */
  before: Storage;
  log: { warn(about: object, message: string): void };
  /** Overrides for a simulated provider: its API, its upload endpoint and its file host. */
  apiUrl?: string | undefined;
  ingestUrl?: string | undefined;
  filesUrl?: string | undefined;
  timeoutMs?: number;
}

const tokenSchema = z.object({ apiKey: z.string(), appId: z.string().regex(/^[\w-]+$/), regions: z.array(z.string()) });
const PAGE = 500;
const HASH = 32;
const TYPES: Record<string, string> = { ".webp": "image/webp", ".png": "image/png", ".jpg": "image/jpeg" };

let loaded: Promise<typeof import("uploadthing/server")> | null = null;

/**
 * Loaded on first use, so that a site with local storage does not load it. Two warnings at each upload, about its own
 * code, are suppressed.
 */
function library() {
  loaded ??= import("uploadthing/server").finally(() => {
    const { warn } = console;
    console.warn = (...said: unknown[]) => {
      if (!String(said[0]).includes("[uploadthing][deprecated]")) warn(...said);
    };
  });
  return loaded;
}

/** The app id of a token. @throws when it is not a token of UploadThing */
function appOf(token: string): string {
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(token, "base64").toString())).appId;
  } catch {
    throw new Error("UPLOADTHING_TOKEN is not a token of UploadThing's dashboard"); // without its content
  }
}

/**
 * Stores pictures at UploadThing. It assigns each file a key that cannot be reused, so the directory maps names to
 * keys. Downloaded files are cached on our disk, as far as there is room.
 */
export class UploadThingStorage implements Storage {
  readonly #options: UploadThingOptions;
  readonly #files: string;
  #api: Promise<UTApi> | null = null;
  /**
   * Caches the keys of pictures, as visitors request the same ones all day. A fixed name may change at any time, so it
   * is not cached.
   */
  readonly #known = new LRUCache<string, string>({ max: 20_000 });
  /** Downloads in progress: visitors of a page request the same files at once. */
  readonly #coming = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  constructor(options: UploadThingOptions) {
    this.#options = options;
    this.#files = options.filesUrl?.replace(/\/$/, "") ?? `https://${appOf(options.token)}.ufs.sh/f`;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    if (!isName(name)) throw new Error(`not a name of the store: ${JSON.stringify(name)}`);
    const { directory } = this.#options;
    const key = await this.#upload(name, bytes);
    try {
      const old = await directory.enter(name, { key, size: bytes.byteLength });
      if (old !== null) await this.#drop(old);
    } catch (error) {
      await this.#drop(key);
      throw error;
    }
    await this.#keep(key, bytes);
  }

  async open(name: string): Promise<StoredFile | null> {
    if (!isName(name)) return null;
    const known = this.#known.get(name);
    const remembered = known === undefined ? null : await this.#read(known);
    if (remembered !== null) return remembered;
    const file = await this.#options.directory.find(name);
    if (file === null) return this.#options.before.open(name);
    if (isPictureName(name)) this.#known.set(name, file.key);
    return this.#read(file.key);
  }

  async delete(name: string): Promise<void> {
    const { directory, before } = this.#options;
    const file = isName(name) ? await directory.find(name) : null;
    this.#known.delete(name);
    // The entry is removed only after the file is deleted at the provider: the sweep finds failed ones again.
    if (file !== null && (await this.#drop(file.key))) await directory.strike(name, file.key);
    await before.delete(name);
  }

  async exists(name: string): Promise<boolean> {
    const { directory, before } = this.#options;
    return isName(name) && ((await directory.find(name)) !== null || (await before.exists(name)));
  }

  async *pictures(): AsyncIterable<StoredPicture[]> {
    const { directory, before } = this.#options;
    for (let after = ""; ; ) {
      const names = await directory.list(after, PAGE);
      yield names.filter(isPictureName).map((name) => ({ name, hash: name.slice(0, HASH), cut: false }));
      const last = names.at(-1);
      if (names.length < PAGE || last === undefined) break;
      after = last;
    }
    yield* before.pictures();
  }

  async #upload(name: string, bytes: Uint8Array): Promise<string> {
    const { UTFile } = await library();
    const api = await this.#connected();
    const type = TYPES[path.extname(name)] ?? "application/octet-stream";
    const file = new UTFile([Uint8Array.from(bytes)], path.basename(name), { type });
    const { data, error } = await api.uploadFiles(file, { signal: this.#patience() });
    if (error) throw new Error(`UploadThing took no file: ${error.code} ${error.message}`);
    return data.key;
  }

  /** Whether the file was deleted at the provider; the cached copy is deleted in any case. */
  async #drop(key: string): Promise<boolean> {
    const { cache, log } = this.#options;
    await cache.forget(key);
    try {
      await (await this.#connected()).deleteFiles(key, { keyType: "fileKey" });
      return true;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "UploadThing deleted no file");
      return false;
    }
  }

  async #read(key: string): Promise<StoredFile | null> {
    const bytes = (await this.#options.cache.read(key)) ?? (await this.#fetched(key));
    if (bytes === null) return null;
    return { size: bytes.byteLength, version: key.slice(-24), stream: () => new Blob([bytes]).stream() };
  }

  #fetched(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const coming = this.#coming.get(key) ?? this.#download(key).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  /** Null when the file does not exist, even though the directory lists it. */
  async #download(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const response = await fetch(`${this.#files}/${encodeURIComponent(key)}`, { signal: this.#patience() });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`UploadThing gave no file: ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    await this.#keep(key, bytes);
    return bytes;
  }

  /** A full disk only makes requests slower. */
  async #keep(key: string, bytes: Uint8Array): Promise<void> {
    const { cache, log } = this.#options;
    await cache.keep(key, bytes).catch((err: unknown) => log.warn({ err }, "a picture could not be kept on this disk"));
  }

  #patience(): AbortSignal {
    return AbortSignal.timeout(this.#options.timeoutMs ?? 15_000);
  }

  #connected(): Promise<UTApi> {
    const { token, apiUrl, ingestUrl, timeoutMs = 15_000 } = this.#options;
    this.#api ??= library().then(
      ({ UTApi }) =>
        new UTApi({
          token,
          logLevel: "None",
          fetch: (input, init) =>
            fetch(input as string, { ...(init as RequestInit), signal: AbortSignal.timeout(timeoutMs) }),
          ...(apiUrl && { apiUrl }),
          ...(ingestUrl && { ingestUrl }),
        }),
    );
    return this.#api;
  }
}

function isName(name: string): boolean {
  return isPictureName(name) || isFixedName(name);
}
