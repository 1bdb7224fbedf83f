/** A whole HTTP answer, for code that serves both outside of Next and in its route handlers. */
export interface HttpReply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

/** For a route handler of Next. */
export const toResponse = ({ status, headers, body }: HttpReply): Response =>
  new Response(body as BodyInit | null, { status, headers });

/** Cached by the edge until the shop is purged, like its pages; other caches revalidate every time. */
const CACHE_CONTROL = "public, s-maxage=31536000";

/** A shop's non-HTML file, the same for every visitor. */
export const cachedDocument = (body: string, contentType: string): HttpReply => ({
  status: 200,
  headers: { "content-type": contentType, "cache-control": CACHE_CONTROL },
  body,
});

export const notFoundReply = (): HttpReply => ({ status: 404, headers: { "cache-control": "no-store" }, body: null });
