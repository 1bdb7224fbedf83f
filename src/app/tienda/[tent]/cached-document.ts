/** Cached by the edge until the shop is purged, like its pages; other caches revalidate every time. */
const CACHE_CONTROL = "public, s-maxage=31536000";

/** A shop's non-HTML file, the same for every visitor. */
export const cachedDocument = (body: string, contentType: string): Response =>
  new Response(body, { headers: { "content-type": contentType, "cache-control": CACHE_CONTROL } });

export const notFoundResponse = (): Response =>
  new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
