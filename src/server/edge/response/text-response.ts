import { type ServerResponse, STATUS_CODES } from "node:http";
import { edgeCopy } from "~/copy/edge";
import { RETRY_AFTER } from "~/server/errors";
import { currentRequestId } from "~/server/request-id";

export interface ResponseText {
  title: string;
  text: string;
}

/** API paths of programs; the panel's own client expects another error format. */
const PROGRAMS = /^\/api\/(?!trpc\/|auth\/)/;
const PANEL_CALLS = /^\/api\/trpc\//;
/** The error in the format of the panel's client, for each call of a batch. */
const UNAVAILABLE = {
  message: "UNAVAILABLE",
  code: -32603,
  data: {
    code: "SERVICE_UNAVAILABLE",
    httpStatus: 503,
    appError: { code: "UNAVAILABLE", details: { retryAfter: RETRY_AFTER } },
  },
};

/** Sends an error in the public API's format, for requests that never reach the API. */
function sendApiError(
  response: ServerResponse,
  status: number,
  { title, text }: ResponseText,
  headers: Record<string, string>,
): void {
  const name = status === 413 ? "Body too large" : (STATUS_CODES[status] ?? "Error");
  const code = name.toUpperCase().replace(/\W+/g, "_");
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(
    response.req.method === "HEAD" ? undefined : JSON.stringify({ error: { code, message: `${title}. ${text}` } }),
  );
}

/** Sends an error text: as a page, or in the format that the requesting program can read. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: ResponseText,
  appUrl: string,
  headers: Record<string, string> = {},
): void {
  const requestId = currentRequestId();
  if (requestId !== undefined) response.setHeader("X-Request-Id", requestId);
  if (PROGRAMS.test(response.req.url ?? "")) {
    sendApiError(response, status, text, headers);
    return;
  }
  if (status === 503 && PANEL_CALLS.test(response.req.url ?? "")) {
    response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers });
    response.end(JSON.stringify({ error: { json: UNAVAILABLE } }));
    return;
  }
  const body = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title><body style="font:1.1rem system-ui;margin:15vh auto;max-width:28rem;padding:0 1.5rem"><h1>${text.title}</h1><p>${text.text}</p><p><a href="${new URL(appUrl).origin}/">${edgeCopy.toMain}</a></p></body></html>`;
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", ...headers });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Sends a 503 (or the given status) with Retry-After. */
export function sendUnavailable(response: ServerResponse, appUrl: string, status = 503): void {
  sendText(response, status, edgeCopy.unavailable, appUrl, { "Retry-After": String(RETRY_AFTER) });
}

export function sendRedirect(response: ServerResponse, status: 302 | 308, location: string): void {
  response.writeHead(status, { Location: location, "Cache-Control": status === 302 ? "no-store" : "max-age=300" });
  response.end();
}
