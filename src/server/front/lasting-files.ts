import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { presetByKey } from "~/domain/theme/presets";
import { shortStyleSheet } from "~/server/style-sheet";
import { readVisitorFile, visitorFiles } from "~/server/visitor-script";

/** What shops' pages look like and do: texts whose address changes with them, so that browsers keep them for ever. */
const FILE = /^\/storage\/(styles|scripts)\/([\w-]+)\.(css|js)$/;

/** As small as they get: they are made once and asked for by everybody. */
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
const made = new LRUCache<string, Promise<Buffer>>({ max: 60 });

/** Nothing of ours has another name, so nothing else of the disk can be reached. */
function textAt(path: string): { type: string; text: string } | null {
  const [, kind, name = "", ending] = FILE.exec(path) ?? [];
  if (kind === "styles" && ending === "css") {
    const style = presetByKey(name)?.key;
    return style ? { type: "text/css", text: shortStyleSheet(style) } : null;
  }
  const file = `${name}.${ending}`;
  if (kind !== "scripts" || !visitorFiles().includes(file)) return null;
  return { type: "text/javascript", text: readVisitorFile(file) };
}

/** Answers with a sheet or a script of shops' pages; false where there is none at this path. */
export async function sendLasting(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
  const found = textAt(path);
  if (!found) return false;
  const { type, text } = found;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const key = `${encoding} ${text}`;
  const body = encoding ? (made.get(key) ?? compress[encoding](text)) : Buffer.from(text);
  if (!Buffer.isBuffer(body)) made.set(key, body);
  const bytes = await body;
  response.writeHead(200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "content-length": bytes.length,
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
  return true;
}
