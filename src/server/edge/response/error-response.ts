import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { isbot } from "isbot";
import { statusOfCode } from "~/domain/session/error-status";

const MACHINES = /^\/(?:api|_next|storage)(?:\/|$)/;

/** The status of `/notfound` and `/error?code=`, which a page cannot set itself; null for every other address. */
export function statusOfErrorPage(target: string): number | null {
  const cut = target.indexOf("?");
  const path = cut < 0 ? target : target.slice(0, cut);
  if (path === "/notfound") return 404;
  return path === "/error" ? statusOfCode(new URLSearchParams(cut < 0 ? "" : target.slice(cut)).get("code")) : null;
}

/** Locks this status, so that later assignments have no effect. */
export function fixStatus(response: ServerResponse, status: number): void {
  const hold = (name: string, value: unknown) =>
    Object.defineProperty(response, name, { get: () => value, set: () => {}, configurable: true });
  hold("statusCode", status);
  hold("statusMessage", STATUS_CODES[status]);
}

/** Search engines and previews get an error's status with an empty body, never an error page (docs/product.md#bots). */
export function emptyErrorsForBots(request: IncomingMessage, response: ServerResponse): void {
  if (MACHINES.test(request.url ?? "") || !isbot(request.headers["user-agent"])) return;
  let empty = false;
  const original = {
    writeHead: response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse,
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
  };
  const callbackOf = (args: unknown[]) => args.find((arg) => typeof arg === "function") as (() => void) | undefined;
  const begin = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      empty = status >= 400;
      if (!empty) return original.writeHead(status, ...rest);
      for (const name of ["content-type", "content-encoding", "content-length", "etag", "transfer-encoding"])
        response.removeHeader(name);
      return original.writeHead(status, { "Content-Length": "0" });
    },
    write(...args: unknown[]) {
      begin();
      if (!empty) return original.write(...args);
      callbackOf(args)?.();
      return true;
    },
    end(...args: unknown[]) {
      begin();
      return empty ? original.end(...[callbackOf(args)].filter(Boolean)) : original.end(...args);
    },
  });
}
