import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { shownPath } from "~/domain/site/error-path";
import { countRequest, countSentAtOnce } from "./edge-metrics";
import type { EdgeOptions } from "./options";
import type { RequestKind } from "./request-kind";
import type { Route } from "./route";

/** The client left before the answer began. */
const ABORTED = "aborted";

/** Only statuses of the standard: there is no limit to what could be invented. */
function statusOf(response: ServerResponse): string {
  if (!response.headersSent) return ABORTED;
  return STATUS_CODES[response.statusCode] ? String(response.statusCode) : "other";
}

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");

/** Counts the requests of the edge, and logs those that failed; at the level "debug" all of them. */
export function createTraffic(log: EdgeOptions["log"]) {
  return {
    /** Counts a request that was answered from memory at once; such requests get no id. */
    sentAtOnce(request: IncomingMessage, response: ServerResponse, kind: RequestKind): void {
      countSentAtOnce(kind, response.statusCode);
      if (!log?.isLevelEnabled("debug")) return;
      const { method, url = "/", headers } = request;
      log.debug({ kind, method, host: headers.host, path: shownPath(url), status: statusOf(response) }, "request");
    },

    /** Counts a request once its answer has ended. */
    begun(
      request: IncomingMessage,
      response: ServerResponse,
      { route: { kind }, requestId }: { route: Route; requestId: string },
    ): void {
      const started = performance.now();
      const { method, url = "/", headers } = request; // what is passed on to the application is changed on the way
      response.once("close", () => {
        const ms = performance.now() - started;
        const status = statusOf(response);
        countRequest(kind, status, isStream(response) ? null : ms / 1000);
        // a balancer asks for the health every second, and its log has another line
        const failed = response.headersSent && response.statusCode >= 500 && kind !== "health";
        if (!log || !(failed || log.isLevelEnabled("debug"))) return;
        const line = { requestId, kind, method, host: headers.host, path: shownPath(url), status, ms: Math.round(ms) };
        if (failed) log.warn(line, "request failed");
        else log.debug(line, "request");
      });
    },
  };
}
