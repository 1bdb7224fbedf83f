import { type ServerResponse, STATUS_CODES } from "node:http";
import { RETRY_AFTER } from "~/server/errors";

/**
 * Turns an error response into a 503 with Retry-After when the database was unreachable (`missed`) during the request,
 * whatever error was thrown.
 */
export function answerUnavailable(response: ServerResponse, missed: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (status < 400 || !missed()) return writeHead(status, ...rest);
      response.setHeader("Retry-After", String(RETRY_AFTER));
      const headers = rest.filter((part) => typeof part !== "string");
      return writeHead(503, STATUS_CODES[503], ...headers);
    },
  });
}
