export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const ZIP = "application/zip";

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
