import { chunkStream } from "~/lib/chunk-stream";

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const ZIP = "application/zip";
export const CSV = "text/csv; charset=utf-8";

/** A response that the browser saves as a file of this name. */
export function fileResponse(
  body: ReadableStream<Uint8Array> | Buffer,
  type: string,
  name: string,
  size?: number,
): Response {
  return new Response(Buffer.isBuffer(body) ? new Uint8Array(body) : body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      ...(size === undefined ? {} : { "Content-Length": String(size) }),
    },
  });
}

/**
 * A response with a file that is made while it is sent.
 * @throws what fails within its first megabyte; after that, the connection breaks off
 */
export async function generatedFile(
  chunks: AsyncGenerator<string | Uint8Array>,
  type: string,
  name: string,
): Promise<Response> {
  return fileResponse(await chunkStream(chunks), type, name);
}
