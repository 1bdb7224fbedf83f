import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from "node:zlib";
import { SCRIPT_SOURCES } from "~/domain/catalogue/script-sources";
import { acceptedEncoding, type Encoding } from "../response/accepted-encoding";
import { revalidated, sharedFor } from "./revalidate";

/** A response from Next as received, uncompressed. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export type HeaderPair = [name: string, value: string];

/** The page came from memory (RFC 9211). */
export const HIT: HeaderPair = ["Cache-Status", "vidriera; hit"];

/** Smaller bodies fit in one packet anyway. In bytes. */
const WORTH_COMPRESSING = 1024;
/** Estimated memory for headers and bookkeeping, in bytes. */
const OVERHEAD = 4096;
const BROTLI_QUALITY = 6;
/** Of pages that are sent once: half the time, for a fifteenth more bytes. */
const BROTLI_QUALITY_ONCE = 4;
/**
 * Up to this size a body is compressed on the main thread, in bytes. For a page of 25 kB that takes 0.3 ms with brotli; handing it
 * to the thread pool and back takes four times the processor time.
 */
const COMPRESSED_AT_ONCE = 128 * 1024;
/** Headers that are set again on every response, belong to Next's own cache and router, or are internal. */
const NOT_STORED =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|vary|x-nextjs-.*|x-script-sources|x-request-id)$/;

/** Content types that may be cached: pages, and the files that a shop serves beside them. */
const CACHEABLE_TYPES = /^(?:text\/html|text\/plain|application\/(?:xml|manifest\+json))(?:;|$)/;

/** What is named by its content is kept as the application says. */
export const isImmutable = (headers: OutgoingHttpHeaders): boolean =>
  /\bimmutable\b/.test(String(headers["cache-control"] ?? ""));

export const isPictureAnswer = (headers: OutgoingHttpHeaders): boolean =>
  String(headers["content-type"] ?? "").startsWith("image/");

/** Only successful responses that are public may be cached. */
function mayCache({ status, headers }: RenderedPage): boolean {
  return (
    status === 200 &&
    CACHEABLE_TYPES.test(String(headers["content-type"] ?? "")) &&
    headers["set-cookie"] === undefined &&
    /s-maxage/.test(String(headers["cache-control"] ?? ""))
  );
}

function lifetimeOf(headers: OutgoingHttpHeaders): number {
  const seconds = /\bs-maxage=(\d+)/.exec(String(headers["cache-control"] ?? ""))?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
}

const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

type Compress = (body: Buffer, quality: number) => Promise<Buffer> | Buffer;

const compress: Record<Exclude<Encoding, "identity">, Compress> = {
  br: (body, quality) =>
    body.length <= COMPRESSED_AT_ONCE
      ? brotliCompressSync(body, brotliOptions(body, quality))
      : promisify(brotliCompress)(body, brotliOptions(body, quality)),
  gzip: (body) => (body.length <= COMPRESSED_AT_ONCE ? gzipSync(body) : promisify(gzip)(body)),
};

interface CachedPageOptions {
  sharedSeconds?: number;
  isCacheable?: boolean;
}

interface HeaderList {
  encoding: Encoding;
  status: HeaderPair;
  security: HeaderPair[];
  list: string[];
}

/**
 * A page ready to be sent many times; each encoding is produced once, on first request. Most phones accept brotli: once
 * a compressed body exists, the plain one, eight times as large, is dropped until it is requested.
 */
export class CachedPage {
  readonly status: number;
  readonly isCacheable: boolean;
  /** How long the page is true, as the application said: some of what it shows depends on the day. In milliseconds. */
  readonly lifetime: number;
  /** CSP sources of the page's inline scripts, when the application reports them. */
  readonly scripts: string;
  readonly #headers: OutgoingHttpHeaders;
  readonly #etag: string | null;
  readonly #plainLength: number;
  /** Small bodies and pictures are not worth it. */
  readonly #isCompressed: boolean;
  readonly #bodies = new Map<Encoding, Promise<Buffer> | Buffer>();
  #lastHeaders: HeaderList | undefined;
  #bodiesLength = 0;
  /** The source of the compressed bodies, kept until there is a body it can be restored from. */
  #plain: Buffer | null;

  /**
   * `sharedSeconds`: how long shared caches may serve the page, if it may be cached at all. `isCacheable`: whether it may be
   * cached here, by default if the application says so.
   */
  constructor(rendered: RenderedPage, { sharedSeconds = 0, isCacheable = mayCache(rendered) }: CachedPageOptions = {}) {
    const { status, headers, body } = rendered;
    this.status = status;
    this.isCacheable = isCacheable;
    this.lifetime = lifetimeOf(headers);
    this.scripts = String(headers[SCRIPT_SOURCES] ?? "");
    this.#plain = body;
    this.#plainLength = body.length;
    this.#headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_STORED.test(name)));
    this.#isCompressed = body.length >= WORTH_COMPRESSING && !isPictureAnswer(headers);
    if (!isPictureAnswer(headers)) this.#headers.vary = "Accept-Encoding";
    const caching = headers["cache-control"];
    const isForOneVisitor = /\b(?:private|no-store)\b/.test(String(caching ?? "")); // shared caches may not keep it
    if (isForOneVisitor) this.#headers["cache-control"] = String(caching).replace(/,\s*s-maxage=\d+/, "");
    else if (this.isCacheable && !isImmutable(headers)) this.#headers["cache-control"] = sharedFor(sharedSeconds);
    else if (caching !== undefined) this.#headers["cache-control"] = revalidated(caching);
    // Weak, because the same tag is used for every encoding.
    // What nobody may keep is not compared either.
    const digest = /\bno-store\b/.test(String(caching ?? ""))
      ? null
      : createHash("sha256").update(body).digest("base64url").slice(0, 27);
    this.#etag = digest && `W/"${digest}"`;
  }

  /** Memory used, in bytes; less once only a compressed body is held. */
  get size(): number {
    return OVERHEAD + (this.#plain?.length ?? 0) + this.#bodiesLength;
  }

  /**
   * The not-found page of a shop or of a list of prices that exists: the number of made-up secrets of lists is unlimited,
   * and so is that of made-up cookies.
   */
  get isMissing(): boolean {
    return this.status === 404 && this.#headers["set-cookie"] === undefined;
  }

  /** A route that threw responds with an empty body. */
  get isBlankFailure(): boolean {
    return this.status >= 500 && this.#plainLength === 0;
  }

  async #readPlain(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    const [plain, br, zipped] = (["identity", "br", "gzip"] as const).map((encoding) => this.#bodies.get(encoding));
    if (Buffer.isBuffer(plain)) return plain;
    if (Buffer.isBuffer(br)) return promisify(brotliDecompress)(br);
    if (Buffer.isBuffer(zipped)) return promisify(gunzip)(zipped);
    throw new Error("The page has no body");
  }

  /** The body in this encoding; a promise while it is being compressed. */
  bodyIn(encoding: Encoding): Promise<Buffer> | Buffer {
    const made = this.#bodies.get(encoding);
    if (made !== undefined) return made;
    const quality = this.isCacheable ? BROTLI_QUALITY : BROTLI_QUALITY_ONCE;
    const making = this.#readPlain().then((plain) =>
      encoding === "identity" ? plain : compress[encoding](plain, quality),
    );
    this.#bodies.set(encoding, making);
    making.then(
      (body) => {
        this.#bodies.set(encoding, body);
        this.#bodiesLength += body.length;
        this.#plain = null;
      },
      () => this.#bodies.delete(encoding),
    );
    return making;
  }

  /** All response headers as one flat list, reused while the next response needs the same. */
  #headersOf(encoding: Encoding, length: number, status: HeaderPair, security: HeaderPair[]): string[] {
    const made = this.#lastHeaders;
    if (made?.security === security && made.encoding === encoding && made.status === status) return made.list;
    const own = Object.entries(this.#headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
    );
    const pairs: HeaderPair[] = [...security, status, ...own, ["content-length", String(length)]];
    if (this.status === 200 && this.#etag) pairs.push(["etag", this.#etag]);
    if (encoding !== "identity") pairs.push(["content-encoding", encoding]);
    const list = pairs.flat();
    this.#lastHeaders = { encoding, status, security, list };
    return list;
  }

  #encodingFor({ headers }: IncomingMessage): Encoding {
    return this.#isCompressed ? acceptedEncoding(headers["accept-encoding"]) : "identity";
  }

  /** Responds to GET and HEAD; 304 when the client already has the page. `security` is cached by array identity. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    cacheStatus: HeaderPair,
    security: HeaderPair[],
  ): Promise<void> {
    if (this.sendNow(request, response, cacheStatus, security)) return;
    await this.bodyIn(this.#encodingFor(request));
    this.sendNow(request, response, cacheStatus, security);
  }

  /** Like `send`, but synchronous; returns false when the body still has to be compressed. */
  sendNow(
    request: IncomingMessage,
    response: ServerResponse,
    cacheStatus: HeaderPair,
    security: HeaderPair[],
  ): boolean {
    const { status } = this;
    if (status === 200 && this.#etag && hasPage(request.headers["if-none-match"], this.#etag)) {
      const headers = [...security, cacheStatus, ...Object.entries(this.#headers), ["etag", this.#etag]];
      response.writeHead(304, Object.fromEntries(headers)).end();
      return true;
    }
    const encoding = this.#encodingFor(request);
    const body = this.bodyIn(encoding);
    if (!Buffer.isBuffer(body)) return false;
    response.writeHead(status, this.#headersOf(encoding, body.length, cacheStatus, security));
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  }
}

function hasPage(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^(?:W\/)?/, "W/") === etag);
}
