import type { IncomingHttpHeaders } from "node:http";

/** JSON 1 MiB, an image 10 MiB, a form around it a little more (docs/contract.md#bodies). */
export const MAX_JSON_BYTES = 1024 * 1024;
export const MAX_FORM_BYTES = 11 * 1024 * 1024;

/** So much of a refused body is still read, to nothing. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** The status that refuses a body before it is read, or null. A body of unknown length cannot be judged in time. */
export function bodyRefusal(headers: IncomingHttpHeaders): 411 | 413 | null {
  if (headers["transfer-encoding"] !== undefined) return 411;
  if (headers["content-length"] === undefined) return null;
  const isUpload = /^(?:multipart\/form-data|image\/)/i.test(headers["content-type"] ?? "");
  return Number(headers["content-length"]) > (isUpload ? MAX_FORM_BYTES : MAX_JSON_BYTES) ? 413 : null;
}

/**
 * Whether a refused body is short enough to be read to its end, as Node does on a connection that stays open: a program that
 * looks only when all is sent then finds the answer, and not a broken connection.
 */
export function isDiscarded(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"]) <= MAX_DISCARDED_BYTES;
}
