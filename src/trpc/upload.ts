import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import { ACCOUNT_HEADER } from "~/domain/outbox/queued-calls";
import type { AppRouter } from "~/server/api/root";
import { shownTentLink } from "~/trpc/shown-tent";
import { smallPicturesLink } from "~/trpc/small-pictures";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Without progress and without an answer for so long, the connection is taken for lost: many phones never tell. */
const STALLED_MS = 90_000;

/** `fetch` on top of XMLHttpRequest, the only API that reports upload progress. */
function fetchWithProgress(onProgress: (percent: number) => void, signal: AbortSignal): Fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? "POST", input instanceof Request ? input.url : String(input));
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      let stalled: ReturnType<typeof setTimeout>;
      const progressed = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => {
          reject(new TypeError("The connection stalled"));
          request.abort();
        }, STALLED_MS);
      };
      request.onloadend = () => clearTimeout(stalled);
      request.onprogress = progressed;
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        progressed();
        if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
      };
      request.onload = () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: { "content-type": request.getResponseHeader("content-type") ?? "application/json" },
          }),
        );
      request.onerror = () => reject(new TypeError("The connection failed"));
      request.onabort = () => reject(new DOMException("Aborted", "AbortError"));
      signal.addEventListener("abort", () => request.abort());
      progressed();
      request.send(init?.body as FormData);
    });
}

/** A client for one upload, with progress. The caller shows its errors. `account`: who must be logged in. */
export function uploadClient(onProgress: (percent: number) => void, signal: AbortSignal, account?: number) {
  return createTRPCClient<AppRouter>({
    links: [
      shownTentLink,
      smallPicturesLink,
      httpLink({
        url: "/api/trpc",
        fetch: fetchWithProgress(onProgress, signal) as typeof fetch,
        headers: account === undefined ? {} : { [ACCOUNT_HEADER]: String(account) },
        transformer: { serialize: (data: unknown) => data, deserialize: superjson.deserialize },
      }),
    ],
  });
}
