import { get } from "./request.mjs";

/** What a shop's page loads without a touch while it is read to its end: every script that it names. */
const scriptsOf = (html) => new Set([...html.matchAll(/\/storage\/scripts\/[^"'\\?\s]+\.js/g)].map(([path]) => path));

async function sent(target, encodings) {
  const answer = await get({ ...target, headers: { "Accept-Encoding": encodings } });
  return { bytes: answer.body.length, encoding: answer.headers["content-encoding"] ?? "identity" };
}

const scripts = new Map();

/** HTML and JavaScript of a shop's page: the first as it comes over the wire to a browser, the other with gzip. */
export async function measureBytes(target) {
  const { body } = await get(target);
  const html = body.toString();
  let js = 0;
  for (const path of scriptsOf(html)) {
    const key = `${target.port}${path}`;
    if (!scripts.has(key)) scripts.set(key, await sent({ ...target, path }, "gzip"));
    js += scripts.get(key).bytes;
  }
  const products = html.match(/<(?:article|li|div)[^>]*\bdata-p="/g)?.length ?? 0;
  return { html: body.length, wire: await sent(target, "gzip, deflate, br, zstd"), products, js };
}
