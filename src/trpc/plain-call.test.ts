import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ANSWER_MS } from "~/lib/within";
import { limitedFetch } from "./limited-fetch";
import { plainCall } from "./plain-call";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Respond = (signal: AbortSignal) => Promise<Response>;

const never: Respond = (signal) =>
  new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
/** The headers come, and then nothing. */
const stuck: Respond = async (signal) =>
  new Response(
    new ReadableStream({ start: (body) => signal.addEventListener("abort", () => body.error(signal.reason)) }),
  );
const says =
  (body: string, status = 200): Respond =>
  async () =>
    new Response(body, { status });

const serve = (respond: Respond) =>
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => respond(signal));

const refused = { error: { json: { data: { appError: { code: "RATE_LIMITED", details: { retryAfter: 9 } } } } } };

it.each<[what: string, respond: Respond, passed: number, answer: object]>([
  ["an answer", says('{"result":{"data":{"json":7}}}'), 0, { ok: true, data: 7 }],
  ["a refusal", says(JSON.stringify(refused), 429), 0, { failure: { code: "RATE_LIMITED", retryAfter: 9 } }],
  ["no answer", never, ANSWER_MS, { failure: { code: "OFFLINE", isLate: true } }],
  ["half an answer", stuck, ANSWER_MS, { failure: { code: "OFFLINE", isLate: true } }],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), 0, { failure: { isLate: false } }],
  ["the page of a proxy", says("<html>504</html>", 504), 0, { failure: { code: "OFFLINE", isLate: false } }],
])("a visitor's call that gets %s", async (_what, respond, passed, answer) => {
  serve(respond);
  const call = plainCall("order", "opened", { token: "x" });
  await vi.advanceTimersByTimeAsync(passed);
  expect(await call).toMatchObject(answer);
});

it.each([
  ["no answer", never],
  ["half an answer", stuck],
])("a call of the panel that gets %s fails after a minute", async (_what, respond) => {
  serve(respond);
  const call = limitedFetch("/api/trpc/x").catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toBe("AbortError");
});

it("a call of the panel reads its answer as before, and an upload has ten minutes", async () => {
  serve(says('{"a":1}', 207));
  const answer = await limitedFetch("/api/trpc/x");
  expect([answer.status, await answer.json()]).toEqual([207, { a: 1 }]);
  serve(never);
  let ended = false;
  const upload = limitedFetch("/api/trpc/x", { method: "POST", body: new FormData() }).catch(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(599_999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await upload;
  expect(ended).toBe(true);
});
