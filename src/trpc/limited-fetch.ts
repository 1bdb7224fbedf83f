import { within } from "~/lib/within";

/** Some calls of the panel take long, as changes of thousands of products. */
const CALL_MS = 60_000;
/** Files on a slow line. */
const UPLOAD_MS = 10 * 60_000;

/** `fetch` for the links of tRPC, with a time limit for the whole answer: a lost one leaves no button busy for ever. */
export const limitedFetch = (input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> =>
  within(
    async (signal) => {
      const response = await fetch(input, { ...init, signal });
      const answer: unknown = await response.json();
      return Object.assign(response, { json: async () => answer });
    },
    { ms: init?.body instanceof FormData ? UPLOAD_MS : CALL_MS, signal: init?.signal },
  );
