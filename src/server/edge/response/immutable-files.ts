import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { presetByKey, type StyleKey } from "~/domain/theme/presets";
import { styleFile } from "~/server/assets/style-files";
import { TITLE_SUFFIX } from "~/server/assets/style-parts";
import { LISTING_SUFFIX, styleSheet, titleFontSheet } from "~/server/assets/style-sheet";
import { readVisitorFile, visitorFiles } from "~/server/assets/visitor-script";
import { acceptedEncoding, type Encoding } from "./accepted-encoding";

/** Styles and scripts of shops' pages: their URLs change with their content, so that browsers cache them for ever. */
const FILE = /^\/storage\/(styles|scripts)\/([\w-]+)\.(css|js|woff2|webp)$/;
const BINARY = { woff2: "font/woff2", webp: "image/webp" };

/** Maximum compression: each file is compressed once and requested by every visitor. */
const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

export interface ImmutableFile {
  type: string;
  /** The content; bytes are already compressed. */
  content: string | Buffer;
  /** Unique per content. */
  name: string;
  /** What its address says as `v`, unless its name contains a hash. */
  version?: string;
}

const made = new LRUCache<string, Buffer>({ max: 100 });
const scripts = new LRUCache<string, ImmutableFile>({ max: 50 });

/**
 * The style sheet, font or script at this address. Only known names match, so no other file on disk can be reached. Another
 * version of a file is none: while a new build is rolled out, a page of one server may ask another for it, and what that one has
 * under the same name must not be cached for ever in its place.
 */
export function immutableFile(address: string): ImmutableFile | null {
  const [path = "", query] = address.split("?", 2);
  const file = fileAt(path);
  const wanted = new URLSearchParams(query).get("v");
  return file?.version && wanted && wanted !== file.version ? null : file;
}

/** Whether a file of some build may be at this path: balancers look for it at other servers, so its absence has to cost little. */
export const isImmutablePath = (path: string): boolean => FILE.test(path);

function fileAt(path: string): ImmutableFile | null {
  const [, kind, name = "", ending] = FILE.exec(path) ?? [];
  const file = `${name}.${ending}`;
  if (kind === "styles" && ending === "css") {
    const suffix = [LISTING_SUFFIX, TITLE_SUFFIX].find((end) => name.endsWith(end)) ?? "";
    const style = presetByKey(name.slice(0, name.length - suffix.length))?.key;
    const sheet = style && sheetOf(style, suffix);
    if (!sheet) return null;
    const { text, version } = sheet;
    return { type: "text/css; charset=utf-8", content: text, name: `${name} ${version}`, version };
  }
  if (kind === "styles" && (ending === "woff2" || ending === "webp")) {
    const found = styleFile(file);
    return found && { type: BINARY[ending], content: found.bytes, name: file, version: found.version };
  }
  if (kind !== "scripts" || ending !== "js") return null;
  const known = scripts.get(file);
  if (known) return known;
  if (!visitorFiles().includes(file)) return null;
  const script = { type: "text/javascript; charset=utf-8", content: readVisitorFile(file), name: file };
  scripts.set(file, script);
  return script;
}

function sheetOf(style: StyleKey, suffix: string) {
  if (suffix === TITLE_SUFFIX) return titleFontSheet(style);
  return suffix === LISTING_SUFFIX ? styleSheet(style).listing() : styleSheet(style);
}

async function bodyOf(name: string, text: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${name}`;
  const known = made.get(key);
  if (known) return known;
  const body = encoding === "identity" ? Buffer.from(text) : await compress[encoding](text);
  made.set(key, body);
  return body;
}

interface ReadyAnswer {
  headers: string[];
  body: Buffer;
}

/** By encoding and address, which names a version: from the second request on nothing is looked up. */
const ready = new LRUCache<string, ReadyAnswer>({ max: 200 });
/** Addresses are short; others are nobody's. */
const LONGEST_ADDRESS = 100;

function readyKey({ url = "", headers }: IncomingMessage): string | null {
  const namesVersion =
    url.startsWith("/storage/scripts/") || (url.startsWith("/storage/styles/") && url.includes("?v="));
  return namesVersion && url.length <= LONGEST_ADDRESS
    ? `${acceptedEncoding(headers["accept-encoding"])} ${url}`
    : null;
}

function send({ method }: IncomingMessage, response: ServerResponse, { headers, body }: ReadyAnswer): void {
  response.writeHead(200, headers).end(method === "HEAD" ? undefined : body);
}

/** Sends a file that was asked for before; returns false for anything else. */
export function sendImmutableNow(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const key = readyKey(request);
  const answer = key === null ? undefined : ready.get(key);
  if (answer) send(request, response, answer);
  return answer !== undefined;
}

export async function sendImmutable(
  request: IncomingMessage,
  response: ServerResponse,
  { type, content, name }: ImmutableFile,
): Promise<void> {
  const isText = typeof content === "string";
  const encoding = isText ? acceptedEncoding(request.headers["accept-encoding"]) : "identity";
  const body = isText ? await bodyOf(name, content, encoding) : content;
  const headers = [
    ["content-type", type],
    ["cache-control", "public, max-age=31536000, immutable"],
    ...(isText ? [["vary", "Accept-Encoding"]] : []),
    ["content-length", String(body.length)],
    ...(encoding === "identity" ? [] : [["content-encoding", encoding]]),
    // nothing of a file is run or shown as a page, whose policy is long
    ["x-content-type-options", "nosniff"],
  ].flat();
  const key = readyKey(request);
  if (key !== null) ready.set(key, { headers, body });
  send(request, response, { headers, body });
}
