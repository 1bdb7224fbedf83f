import type { z } from "zod";
import { AppError } from "~/server/errors";
import { UnreadableResponse } from "~/server/ports/payments";

const MAX_ANSWER = 2 * 1024 * 1024;

export interface HttpLog {
  warn(line: object, message: string): void;
}

export interface HttpService {
  /** How the log calls it. */
  name: string;
  /** Its address, which is another one where a stand-in answers. */
  baseUrl: string;
  timeoutMs: number;
  log: HttpLog;
}

export interface HttpRequest {
  method: "GET" | "POST" | "PUT";
  path: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; a `URLSearchParams` as a form. */
  body?: object;
}

/** What came back: a refusal (4xx) is for the caller to understand. */
export interface HttpAnswer {
  status: number;
  ok: boolean;
  body: unknown;
}

/**
 * Asks a service and waits no longer than it may take.
 * @throws PROVIDER_FAILED when it does not answer in time, fails itself, sends us elsewhere, or sends what is no JSON
 */
export async function requestJson(
  service: HttpService,
  { method, path, headers, query, body }: HttpRequest,
): Promise<HttpAnswer> {
  const url = new URL(path.replace(/^\//, ""), `${service.baseUrl.replace(/\/+$/, "")}/`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const failed = (cause: unknown, status: number | null = null) => {
    const reason = reasonOf(cause);
    service.log.warn({ service: service.name, method, path, status, reason }, "provider failed");
    return new AppError("PROVIDER_FAILED", {}, { cause: new Error(`${service.name}: ${reason}`, { cause }) });
  };
  const form = body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(service.timeoutMs),
      headers: {
        accept: "application/json",
        ...(body && !form ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    const text = await readText(response);
    const { status, ok } = response;
    if (status >= 500 || status === 429 || (status >= 300 && status < 400)) throw new Error(`status ${status}`);
    return { status, ok, body: text === "" ? null : ok ? JSON.parse(text) : parsedOr(text) };
  } catch (cause) {
    throw failed(cause);
  }
}

/** It knows nothing of the kind, or nothing that is ours; the log tells that from keys that may not ask. */
export function isUnknown(service: HttpService, { method, path }: HttpRequest, { status }: HttpAnswer): boolean {
  if (status === 403) service.log.warn({ service: service.name, method, path, status }, "provider refused");
  return status === 404 || status === 400 || status === 403;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MAX_ANSWER) throw new Error("the answer is too long");
  }
  return text + decoder.decode();
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 500);
  }
}

/** What a service answered, in the shape we know. @throws PROVIDER_FAILED for a refusal, or another shape */
export function parseAnswer<S extends z.ZodType>(
  service: HttpService,
  question: HttpRequest,
  answer: HttpAnswer,
  shape: S,
): z.output<S> {
  const { method, path } = question;
  const parsed = answer.ok ? shape.safeParse(answer.body) : null;
  if (parsed?.success) return parsed.data;
  const reason = parsed
    ? parsed.error.issues.map((one) => `${one.path.join(".")}: ${one.message}`).join("; ")
    : answer.body;
  service.log.warn({ service: service.name, method, path, status: answer.status, reason }, "provider not understood");
  const cause = new UnreadableResponse(`${service.name}: not understood, status ${answer.status}`, {
    cause: parsed?.error,
  });
  throw new AppError("PROVIDER_FAILED", {}, { cause });
}

/** Also what is behind the "fetch failed" of a connection that did not come about. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code } = (cause.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? `${cause.message} (${code})` : cause.message;
}

/** What somebody sent us; null where it is no JSON. */
export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
