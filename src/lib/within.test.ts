import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_MS, isLate, within } from "./within";

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A call as `fetch` makes it: without an answer, it ends when its signal is aborted. */
const unanswered = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));

/** What becomes of a call; `null` while it waits. */
function follow(call: Promise<unknown>) {
  const seen: { outcome: string | null } = { outcome: null };
  call.then(
    (answer) => {
      seen.outcome = `answered ${answer}`;
    },
    (error: unknown) => {
      seen.outcome = isLate(error) ? "late" : "failed";
    },
  );
  return seen;
}

const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

describe("a call without an answer", () => {
  it.each<[what: string, ms: number | undefined, passed: number, outcome: string | null]>([
    ["waits", undefined, ANSWER_MS - 1, null],
    ["ends after the common limit", undefined, ANSWER_MS, "late"],
    ["waits for its own limit", 60_000, ANSWER_MS, null],
    ["ends after its own limit", 60_000, 60_000, "late"],
  ])("%s", async (_what, ms, passed, outcome) => {
    const seen = follow(within(unanswered, ms === undefined ? {} : { ms }));
    await vi.advanceTimersByTimeAsync(passed);
    expect(seen.outcome).toBe(outcome);
  });

  it("ends as well while its answer is read", async () => {
    const seen = follow(
      within(async (signal) => {
        await Promise.resolve("headers");
        return unanswered(signal);
      }),
    );
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    expect(seen.outcome).toBe("late");
  });

  it("ends when the browser shows the page again from its history, and not when it is shown first", async () => {
    const seen = follow(within(unanswered));
    show(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toBeNull();
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toBe("late");
  });

  it("ends with the caller's own signal, also one that was aborted before", async () => {
    const own = new AbortController();
    const seen = follow(within(unanswered, { signal: own.signal }));
    own.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toBe("late");
    const given = await within(async ({ aborted }) => aborted, { signal: own.signal });
    expect(given).toBe(true);
  });
});

it("an answer or a failure in time is passed on, and no timer is left", async () => {
  expect(await within(async () => 7)).toBe(7);
  const seen = follow(within(() => Promise.reject(new TypeError("Failed to fetch"))));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toBe("failed");
  expect(vi.getTimerCount()).toBe(0);
});
