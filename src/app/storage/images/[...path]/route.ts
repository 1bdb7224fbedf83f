import "~/server/container";

import { ports } from "~/server/container";
import { matchesEtag, openImage } from "~/server/services/image/open-image";

interface Context {
  params: Promise<{ path: string[] }>;
}

async function answer(request: Request, { params }: Context): Promise<Response> {
  const image = await openImage(ports.storage, (await params).path.join("/"));
  if (image === null) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const { file, headers } = image;
  if (matchesEtag(request.headers.get("if-none-match"), headers.etag)) {
    const { "content-length": _, ...known } = headers;
    return new Response(null, { status: 304, headers: known });
  }
  return new Response(request.method === "HEAD" ? null : file.stream(), { headers });
}

export { answer as GET, answer as HEAD };
