import type { z } from "zod";
import { AppError } from "~/server/errors";
import { UnreadableResponse } from "~/server/ports/payments";

const MAX_ANSWER = 2 * 1024 * 1024;

export interface HttpLog {
  warn(line: object, message: string): void;
}

export interface HttpService {
  /** The name used in logs. */
  name: string;
  /** Its base URL, which differs when the provider is simulated. */
  baseUrl: string;
  timeoutMs: number;
  log: HttpLog;
}

export interface HttpRequest {
  method: "GET" | "POST" | "PUT";
  path: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  /** The body, sent as JSON; a `URLSearchParams` is sent as a form. */
  body?: object;
}

/** The response: a client error (4xx) is for the caller to interpret. */
export interface HttpAnswer {
  status: number;
  ok: boolean;
  body: unknown;
}

/**
 * Sends a request to a service with a timeout.
 * @throws PROVIDER_FAILED when it does not respond in time, fails, redirects, or sends invalid JSON
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

/** Whether the resource is unknown to the service, or not ours; a 403 is logged, as the keys may lack permission. */
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

/** Parses a response of a service. @throws PROVIDER_FAILED for an error response, or an unexpected shape */
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

/** The error's message, including the cause behind the "fetch failed" of a connection error. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code } = (cause.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? `${cause.message} (${code})` : cause.message;
}

/** Parses a received body; null when it is not JSON. */
export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
