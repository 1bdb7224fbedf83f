import { S3mini } from "s3mini";
import type { FileStore, FoundFile, ListedName } from "~/server/ports/file-store";

export interface S3Options {
  /** The address of the service, without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  log: { warn(about: object, message: string): void };
  /** How long one request may take, a part of a large file included. */
  timeoutMs?: number;
  /** The pause before a failed request is sent once more. */
  pauseMs?: number;
}

const PAGE = 1000;
/** With a pause and all time-outs this stays below the time that a transaction waits for its files. */
const ATTEMPTS = 2;
const LARGE = 60_000;
const ORDINARY = 10_000;

/** Stores files in a bucket of an S3-compatible service. Large ones are sent in parts of 8 MiB. */
export class S3Files implements FileStore {
  readonly #options: S3Options;
  readonly #client: S3mini;

  constructor(options: S3Options) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
    this.#options = options;
    this.#client = new S3mini({
      accessKeyId,
      secretAccessKey,
      region,
      endpoint: `${endpoint.replace(/\/+$/, "")}/${bucket}`,
      fetch: (input, init) => this.#send(input as string, init),
    });
  }

  async put(name: string, content: Uint8Array<ArrayBuffer> | Blob, type: string): Promise<void> {
    await this.#asked(() => this.#client.putAnyObject(name, content, type));
  }

  /** A list of one: s3mini has no request for a size and a version at once. A name sorts before all longer ones. */
  async find(name: string): Promise<FoundFile | null> {
    const page = await this.#asked(() => this.#client.listObjectsPaged("/", name, 1));
    const first = page?.objects?.[0];
    if (first?.Key !== name) return null;
    return { size: first.Size, version: first.ETag.replace(/[^0-9a-z-]|&quot;/gi, "") };
  }

  async read(name: string): Promise<ReadableStream<Uint8Array> | null> {
    const response = await this.#asked(() => this.#client.getObjectResponse(name));
    return response && (response.body ?? new Blob([]).stream());
  }

  async exists(name: string): Promise<boolean> {
    return (await this.#asked(() => this.#client.objectExists(name))) === true;
  }

  async delete(name: string): Promise<void> {
    try {
      await this.#asked(() => this.#client.deleteObject(name));
    } catch (error) {
      if (isMissing(error)) return;
      this.#options.log.warn({ reason: messageOf(error) }, "S3 deleted no file");
    }
  }

  async *list(prefix: string): AsyncIterable<ListedName[]> {
    for (let next: string | undefined; ; ) {
      const page = await this.#asked(() => this.#client.listObjectsPaged("/", prefix, PAGE, next));
      yield (page?.objects ?? []).map(({ Key, LastModified }) => ({ name: Key, storedAt: LastModified }));
      next = page?.nextContinuationToken;
      if (next === undefined) return;
    }
  }

  /** Names the service in errors, without addresses or keys. */
  async #asked<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (cause) {
      throw new Error(`S3 failed: ${messageOf(cause)}`, { cause });
    }
  }

  /** All our requests may be repeated: an overloaded or silent service is asked once more. */
  async #send(url: string, init: RequestInit = {}): Promise<Response> {
    const { timeoutMs, pauseMs = 300 } = this.#options;
    const isLarge = init.body instanceof ArrayBuffer || init.body instanceof Blob || init.body instanceof Uint8Array;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      try {
        const response = await answered(url, init, timeoutMs ?? (isLarge ? LARGE : ORDINARY));
        if (isLast || (response.status < 500 && response.status !== 429)) return await known(response, init.method);
        await response.body?.cancel();
      } catch (error) {
        if (isLast || error instanceof NoBucket) throw error;
      }
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
}

class NoBucket extends Error {}

/** The time limit is for the response's start, and then for each wait for more of its body. */
async function answered(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  const late = new AbortController();
  const fail = () => late.abort(new Error(`no answer within ${timeoutMs} ms`));
  let timer = setTimeout(fail, timeoutMs);
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: late.signal });
    clearTimeout(timer);
    if (response.body === null) return response;
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      start: () => {
        timer = setTimeout(fail, timeoutMs);
      },
      transform: (chunk, controller) => {
        timer.refresh();
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    });
    const { status, statusText, headers } = response;
    const body = response.body.pipeThrough(watched);
    return new Response(body, { status, statusText, headers });
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}

/** s3mini takes every 404 for a missing file. */
async function known(response: Response, method: string | undefined): Promise<Response> {
  if (response.status !== 404 || method === "HEAD") return response;
  const text = await response.text();
  if (text.includes("NoSuchBucket")) throw new NoBucket("the bucket does not exist");
  return new Response(text, { status: 404, headers: response.headers });
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return (
    typeof cause === "object" &&
    cause !== null &&
    "status" in cause &&
    cause.status === 404 &&
    !(cause instanceof NoBucket)
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? `${error.message} (${code})` : error.message;
}
