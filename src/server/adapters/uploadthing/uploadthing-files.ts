import { randomInt } from "node:crypto";
import path from "node:path";
import type { UTApi } from "uploadthing/server";
import { z } from "zod";
import type { FileDirectory } from "~/server/ports/file-directory";
import type { FileStore, FoundFile, ListedName } from "~/server/ports/file-store";

export interface UploadThingOptions {
  /** The token from its dashboard: base64 of the key, the app and its regions. */
  token: string;
  directory: FileDirectory;
  log: { warn(about: object, message: string): void };
  /** Overrides for a simulated provider: its API, its upload endpoint and its file host. */
  apiUrl?: string | undefined;
  ingestUrl?: string | undefined;
  filesUrl?: string | undefined;
  timeoutMs?: number;
}

const tokenSchema = z.object({ apiKey: z.string(), appId: z.string().regex(/^[\w-]+$/), regions: z.array(z.string()) });
const PAGE = 500;

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
 * Stores files at UploadThing. It assigns each file a key that cannot be reused, so the directory maps names to keys.
 */
export class UploadThingFiles implements FileStore {
  readonly #options: UploadThingOptions;
  readonly #files: string;
  #api: Promise<UTApi> | null = null;

  constructor(options: UploadThingOptions) {
    this.#options = options;
    this.#files = options.filesUrl?.replace(/\/$/, "") ?? `https://${appOf(options.token)}.ufs.sh/f`;
  }

  async put(name: string, content: Uint8Array<ArrayBuffer> | Blob, type: string): Promise<void> {
    const size = content instanceof Blob ? content.size : content.byteLength;
    const key = await this.#upload(name, content, type);
    try {
      const old = await this.#options.directory.enter(name, { key, size });
      if (old !== null) await this.#drop(old);
    } catch (error) {
      await this.#drop(key);
      throw error;
    }
  }

  async find(name: string): Promise<FoundFile | null> {
    const file = await this.#options.directory.find(name);
    return file && { size: file.size, version: file.key.slice(-24) };
  }

  /** Null too when the file does not exist, even though the directory lists it. */
  async read(name: string): Promise<ReadableStream<Uint8Array> | null> {
    const file = await this.#options.directory.find(name);
    if (file === null) return null;
    const response = await fetch(`${this.#files}/${encodeURIComponent(file.key)}`, {
      signal: this.#patience(file.size),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`UploadThing gave no file: ${response.status}`);
    return response.body ?? new Blob([]).stream();
  }

  async exists(name: string): Promise<boolean> {
    return (await this.#options.directory.find(name)) !== null;
  }

  async delete(name: string): Promise<void> {
    const { directory } = this.#options;
    const file = await directory.find(name);
    // The entry is removed only after the file is deleted at the provider: the sweep finds failed ones again.
    if (file !== null && (await this.#drop(file.key))) await directory.strike(name, file.key);
  }

  async *list(prefix: string): AsyncIterable<ListedName[]> {
    for (let after = ""; ; ) {
      const names = await this.#options.directory.list({ prefix, after, limit: PAGE });
      yield names;
      const last = names.at(-1)?.name;
      if (names.length < PAGE || last === undefined) return;
      after = last;
    }
  }

  async #upload(name: string, content: Uint8Array<ArrayBuffer> | Blob, type: string): Promise<string> {
    const { UTFile } = await library();
    const api = await this.#connected();
    // not a time: the library makes the key of name, size, type and moment, and two files of a millisecond would share it
    const lastModified = randomInt(2 ** 47);
    const file = new UTFile([content], path.basename(name), { type, lastModified });
    const { data, error } = await api.uploadFiles(file, { signal: this.#patience(file.size) });
    if (error) throw new Error(`UploadThing took no file: ${error.code} ${error.message}`);
    return data.key;
  }

  /** Whether the file was deleted at the provider. */
  async #drop(key: string): Promise<boolean> {
    try {
      await (await this.#connected()).deleteFiles(key, { keyType: "fileKey" });
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown";
      this.#options.log.warn({ reason }, "UploadThing deleted no file");
      return false;
    }
  }

  /** A second more for every 200 kB. */
  #patience(bytes: number): AbortSignal {
    return AbortSignal.timeout((this.#options.timeoutMs ?? 15_000) + Math.trunc(bytes / 200));
  }

  #connected(): Promise<UTApi> {
    const { token, apiUrl, ingestUrl, timeoutMs = 15_000 } = this.#options;
    this.#api ??= library().then(
      ({ UTApi }) =>
        new UTApi({
          token,
          logLevel: "None",
          fetch: (input, init) =>
            fetch(input as string, { signal: AbortSignal.timeout(timeoutMs), ...(init as RequestInit) }),
          ...(apiUrl && { apiUrl }),
          ...(ingestUrl && { ingestUrl }),
        }),
    );
    return this.#api;
  }
}
