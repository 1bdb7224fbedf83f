import { gzipSync } from "node:zlib";
import { get } from "./request.mjs";

const COMPRESSION = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const SCRIPT = /<script\b[^>]*>/g;

/** What a visitor's browser fetches: every chunk that the page names, but those for browsers without modules. */
function scriptsOf(html) {
  const old = new Set();
  for (const [tag] of html.matchAll(SCRIPT))
    if (/\bnomodule\b/i.test(tag)) old.add(/src="([^"?]+)/.exec(tag)?.[1] ?? "");
  const named = [...html.matchAll(/\/(?:_next\/static\/chunks|storage\/scripts)\/[^"'\\?\s]+\.js/g)].map(
    ([path]) => path,
  );
  return [...new Set(named)].filter((path) => !old.has(path));
}

async function sent(target) {
  const answer = await get({ ...target, headers: COMPRESSION });
  return { bytes: answer.body.length, encoding: answer.headers["content-encoding"] ?? "identity" };
}

const chunks = new Map();

/** HTML and JavaScript of a page: as they come over the wire to a browser, and what of the page is its inline data. */
export async function measureBytes(target) {
  const { body, headers } = await get(target);
  const html = body.toString();
  const scripts = [];
  for (const path of scriptsOf(html)) {
    const key = `${target.port}${path}`;
    if (!chunks.has(key)) chunks.set(key, await sent({ ...target, path }));
    scripts.push({ path, bytes: chunks.get(key).bytes });
  }
  const data = [...html.matchAll(/<script>self\.__next_f[^<]*<\/script>/g)].map(([all]) => all).join("");
  return {
    html: body.length,
    wire: await sent(target),
    withoutData: gzipSync(html.replaceAll(/<script>self\.__next_f[^<]*<\/script>/g, ""), { level: 6 }).length,
    data: data.length,
    headers: Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0),
    products: html.match(/<(?:article|li|div)[^>]*\bdata-p="/g)?.length ?? 0,
    js: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts,
  };
}
