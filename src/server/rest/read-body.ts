import { MAX_IMAGE_BYTES } from "~/domain/product/images/image";
import { message } from "~/domain/validation-key";
import { formLimit, MAX_JSON_BYTES } from "~/server/edge/response/body-limit";
import { AppError, fieldError } from "~/server/errors";
import type { RestRoute } from "./row";

export type BodyFields = Record<string, unknown>;

const malformed = (cause?: unknown) => new AppError("BODY_MALFORMED", {}, { cause });

/** Reads the body and counts its bytes: the declared length may be wrong or missing. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError("BODY_TOO_LARGE", { limit });
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength;
      if (length > limit) break;
      parts.push(part);
    }
  } catch (cause) {
    throw malformed(cause); // the request was aborted
  }
  if (length > limit) throw tooLarge();
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

async function readJson(request: Request, row: RestRoute): Promise<BodyFields> {
  const text = new TextDecoder("utf-8", { fatal: true });
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (bytes.byteLength === 0 && row.bodyOptional) return {};
  let body: unknown;
  try {
    body = JSON.parse(text.decode(bytes));
  } catch (cause) {
    throw malformed(cause);
  }
  if (row.bodyAs !== undefined) return { [row.bodyAs]: body };
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw fieldError("", message("common.invalid"));
  return row.wrapped === undefined || row.wrapped in body ? (body as BodyFields) : { [row.wrapped]: body };
}

const typeOf = (request: Request) => request.headers.get("content-type") ?? "";
const isForm = (type: string) => /^multipart\/form-data\b/i.test(type);

async function readForm(request: Request, row: RestRoute): Promise<BodyFields> {
  const type = typeOf(request);
  if (!isForm(type)) throw malformed();
  const bytes = await readBytes(request, formLimit(`/api${row.path}`));
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw malformed(cause);
  }
  if (form.getAll("image").length > 1) throw fieldError("image", message("image.one"));
  if (form.getAll("file").length > 1) throw fieldError("file", message("import.one"));
  return Object.fromEntries(form);
}

async function readImage(request: Request, row: RestRoute, query: BodyFields): Promise<BodyFields> {
  const type = typeOf(request);
  if (isForm(type)) return readForm(request, row);
  if (!/^image\//i.test(type)) throw malformed();
  const bytes = await readBytes(request, MAX_IMAGE_BYTES);
  return { ...query, image: new Blob([bytes], { type }) };
}

/** Reads the fields of a call's query or body. @throws BODY_MALFORMED, BODY_TOO_LARGE, VALIDATION */
export async function readFields(request: Request, row: RestRoute): Promise<BodyFields> {
  if (row.body === "json") return readJson(request, row);
  if (row.body === "file") return readForm(request, row);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return row.body === "image" ? readImage(request, row, query) : query;
}
