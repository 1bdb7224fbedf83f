import type { IncomingMessage, ServerResponse } from "node:http";
import inject from "light-my-request";
import type { RenderedPage } from "./kept-page";

/** Asks Next for a page as nobody: nothing that a visitor sends can be in it. */
export function pageRenderer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  host: string,
): (url: string) => Promise<RenderedPage> {
  return async (url) => {
    let failed: unknown;
    const answer = await inject(
      (request, response) => {
        handle(request, response).catch((error: unknown) => {
          failed = error;
          response.destroy();
        });
      },
      { method: "GET", url, headers: { host, "user-agent": "Mozilla/5.0" } },
    );
    if (failed) throw failed;
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  };
}
