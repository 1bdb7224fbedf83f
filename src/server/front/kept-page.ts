import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { revalidated, sharedFor } from "./revalidate";

/** An answer of Next as it came, not compressed. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Encoding = "br" | "gzip" | "identity";

/** Smaller answers fit a packet anyway. */
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 6;
/** Said anew with every answer, or of Next's own cache. */
const NOT_KEPT = /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|x-nextjs-.*)$/;

/** Pages, and the files that a shop has beside them. */
const KEPT_TYPES = /^(?:text\/html|text\/plain|application\/(?:xml|manifest\+json))(?:;|$)/;

/** Only whole answers that may be kept for everybody. */
export function mayKeep({ status, headers }: RenderedPage): boolean {
  return (
    status === 200 &&
    KEPT_TYPES.test(String(headers["content-type"] ?? "")) &&
    headers["set-cookie"] === undefined &&
    /s-maxage/.test(String(headers["cache-control"] ?? ""))
  );
}

const compress: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** A page ready to be sent many times: each encoding is made once, when somebody first wants it. */
export class KeptPage {
  readonly #headers: OutgoingHttpHeaders;
  readonly #etag: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer> | Buffer>();

  /** `sharedSeconds`: how long caches on the way may answer with it, when it may be kept at all. */
  constructor(
    readonly rendered: RenderedPage,
    sharedSeconds = 0,
  ) {
    const { headers, body } = rendered;
    this.#headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_KEPT.test(name)));
    if (!/accept-encoding/i.test(String(headers.vary ?? "")))
      this.#headers.vary = [headers.vary, "Accept-Encoding"].flat().filter(Boolean).join(", ");
    const caching = headers["cache-control"];
    if (mayKeep(rendered)) this.#headers["cache-control"] = sharedFor(sharedSeconds);
    else if (caching !== undefined) this.#headers["cache-control"] = revalidated(caching);
    // weak: the same page in every encoding
    this.#etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    this.#bodies.set("identity", body);
  }

  /** What it takes of the memory, with both compressed forms to come, in bytes. */
  get size(): number {
    return Math.ceil(this.rendered.body.length * 1.6) + 2048;
  }

  async #bodyIn(encoding: Encoding): Promise<Buffer> {
    const made = this.#bodies.get(encoding);
    if (made !== undefined) return made;
    const making = encoding === "identity" ? this.rendered.body : compress[encoding](this.rendered.body);
    this.#bodies.set(encoding, making);
    const body = await making;
    this.#bodies.set(encoding, body);
    return body;
  }

  /** Answers GET and HEAD; 304 to who has this page already. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body: plain } = this.rendered;
    const headers: OutgoingHttpHeaders = { ...this.#headers };
    if (status === 200) {
      headers.etag = this.#etag;
      if (hasPage(request.headers["if-none-match"], this.#etag)) {
        response.writeHead(304, headers).end();
        return;
      }
    }
    const encoding = plain.length < WORTH_COMPRESSING ? "identity" : wantedEncoding(request.headers["accept-encoding"]);
    const body = await this.#bodyIn(encoding);
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    headers["content-length"] = body.length;
    response.writeHead(status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

function hasPage(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^(?:W\/)?/, "W/") === etag);
}

function wantedEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } });
  const good = negotiator.encodings(["br", "gzip", "identity"]) as Encoding[];
  return good.includes("br") ? "br" : (good[0] ?? "identity");
}
