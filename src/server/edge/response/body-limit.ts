import type { IncomingHttpHeaders } from "node:http";

/** JSON is limited to 1 MiB, an image to 10 MiB, a form around an image to a little more (docs/contract.md#bodies). */
export const MAX_JSON_BYTES = 1024 * 1024;
const MAX_FORM_BYTES = 11 * 1024 * 1024;
/** A visitor's form, and a log-in: a few short fields. */
const MAX_FIELDS_BYTES = 16 * 1024;
const FIELDS_PATHS = /^\/api\/(?:stock-alert|list-forms|auth)(?:\/|$)/;
/** The form around a file of products, which may have 20 MiB. */
const MAX_IMPORT_BYTES = 21 * 1024 * 1024;
/** Where such a file is sent: by the panel, and by other programs. */
const IMPORT_PATHS = ["/api/trpc/product.import.upload", "/api/imports"];

/** How many bytes a form that is sent to a path may have. */
export function formLimit(path: string): number {
  return IMPORT_PATHS.includes(path) ? MAX_IMPORT_BYTES : MAX_FORM_BYTES;
}

/** A rejected body of at most this size is still read and discarded. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** The status that rejects a body before it is read, or null. A body of unknown length cannot be checked in time. */
export function bodyRefusal(headers: IncomingHttpHeaders, path = ""): 411 | 413 | null {
  if (headers["transfer-encoding"] !== undefined) return 411;
  if (headers["content-length"] === undefined) return null;
  if (FIELDS_PATHS.test(path)) return Number(headers["content-length"]) > MAX_FIELDS_BYTES ? 413 : null;
  const isUpload = /^(?:multipart\/form-data|image\/)/i.test(headers["content-type"] ?? "");
  const limit = isUpload ? formLimit(path) : MAX_JSON_BYTES;
  return Number(headers["content-length"]) > limit ? 413 : null;
}

/**
 * Whether a rejected body is short enough to be read to its end, as Node does on a keep-alive connection: a client that
 * reads the response only after sending everything then gets it instead of a connection reset.
 */
export function isDiscarded(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"]) <= MAX_DISCARDED_BYTES;
}
