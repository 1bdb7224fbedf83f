/** Kept whole by the edge until the shop is purged, like its pages; other caches on the way ask each time. */
const KEPT = "public, s-maxage=31536000";

/** A file of a shop that is no page, the same for everybody. */
export const cachedDocument = (body: string, contentType: string): Response =>
  new Response(body, { headers: { "content-type": contentType, "cache-control": KEPT } });

export const notThere = (): Response => new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
