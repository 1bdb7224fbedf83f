import { HOUR_MS, SECOND_MS } from "~/domain/duration";
import { MAX_IMAGE_BYTES } from "~/domain/product/images/image";
import { imageKind } from "~/domain/product/images/image-kind";
import {
  AddressRefused,
  AnswerTooLong,
  type Outgoing,
  type OutgoingAnswer,
  OutgoingTimeout,
  TooManyRedirects,
} from "~/server/ports/outgoing";
import { PhotoFailed } from "./photo-failed";

const TIMEOUT_MS = 20 * SECOND_MS;
const MAX_REDIRECTS = 5;
/** A server that asks for a longer pause is asked again after this one. */
const MAX_PAUSE_MS = HOUR_MS;
const MEGABYTE = 1024 * 1024;
const HEADERS = { accept: "image/*", "accept-encoding": "identity", "user-agent": "Vidriera/1.0" };

/**
 * The bytes of a picture at an address that a merchant's file names.
 * @throws PhotoFailed, and the signal's reason
 */
export async function downloadPhoto(
  source: Outgoing,
  url: string,
  { now, signal, timeoutMs = TIMEOUT_MS }: { now: Date; signal?: AbortSignal | undefined; timeoutMs?: number },
): Promise<Uint8Array> {
  const request = { url, method: "GET", headers: HEADERS, maxBytes: MAX_IMAGE_BYTES, bodyOf: 200 } as const;
  const answer = await source.request({ ...request, timeoutMs, maxRedirects: MAX_REDIRECTS, signal }).catch((error) => {
    signal?.throwIfAborted();
    throw failureOfRequest(error, timeoutMs);
  });
  if (answer.status !== 200) throw failureOfStatus(answer, now);
  if (imageKind(answer.body) === null) throw new PhotoFailed("notPicture");
  return answer.body;
}

function failureOfRequest(error: unknown, timeoutMs: number): PhotoFailed {
  const passing = { mayPass: true };
  if (error instanceof AddressRefused) return new PhotoFailed(error.isPrivate ? "notPublic" : "notAddress");
  if (error instanceof TooManyRedirects) return new PhotoFailed("redirects");
  if (error instanceof OutgoingTimeout) return new PhotoFailed("timeout", timeoutMs / SECOND_MS, passing);
  if (error instanceof AnswerTooLong) {
    return error.bytes === null
      ? new PhotoFailed("tooLarge", MAX_IMAGE_BYTES / MEGABYTE)
      : new PhotoFailed("heavy", Math.ceil(error.bytes / MEGABYTE));
  }
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // our own resolver may be what fails, so that it is tried again
  if (syscall === "getaddrinfo" || code === "ENOTFOUND") return new PhotoFailed("unknownHost", null, passing);
  return new PhotoFailed("connection", null, passing);
}

/** Statuses by which a server says that it is not the right moment. */
const NOT_NOW = [408, 425, 429];

function failureOfStatus({ status, headers }: OutgoingAnswer, now: Date): PhotoFailed {
  const later = { mayPass: true, afterMs: pauseOf(headers["retry-after"], now) };
  if (NOT_NOW.includes(status)) return new PhotoFailed("busy", status, later);
  if (status >= 500) return new PhotoFailed("serverError", status, later);
  if (status === 404 || status === 410) return new PhotoFailed("gone", status);
  if (status === 401 || status === 403) return new PhotoFailed("forbidden", status);
  return new PhotoFailed("status", status);
}

/** The pause of a `Retry-After`, which has seconds or a date, in milliseconds. */
function pauseOf(retryAfter: string | string[] | undefined, now: Date): number {
  if (typeof retryAfter !== "string") return 0;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(0, seconds), MAX_PAUSE_MS);
}
