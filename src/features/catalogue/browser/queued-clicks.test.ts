import { runInThisContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { QUEUED_CLICKS } from "~/generated/inline/scripts";
import { queuedClickTargets, takeQueuedClicks } from "./take-queued-clicks";

interface Tapped {
  target: { closest: (selector: string) => object | null };
  preventDefault: () => void;
}

const element = () => ({ ariaBusy: null as string | null });

/** Runs the page's first script and returns functions that simulate taps and form submits. */
function openPage() {
  const listeners = new Map<string, (event: Tapped) => void>();
  vi.stubGlobal("addEventListener", (name: string, listener: (event: Tapped) => void) => listeners.set(name, listener));
  runInThisContext(QUEUED_CLICKS);
  const touch = (name: "click" | "submit", target: object | null) => {
    const preventDefault = vi.fn();
    listeners.get(name)?.({ target: { closest: () => target }, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  return {
    tap: (target: object | null) => touch("click", target),
    send: (target: object | null) => touch("submit", target),
  };
}

afterEach(() => vi.unstubAllGlobals());

test("hands a button tapped twice over once, and marks it as busy until then", () => {
  const { tap } = openPage();
  const [one, other] = [element(), element()];
  for (const target of [one, other, one, null]) tap(target);
  expect(one.ariaBusy).toBe("true");
  expect(takeQueuedClicks("button")).toEqual([one, other]);
  expect(one.ariaBusy).toBeNull();
  tap(other);
  expect(takeQueuedClicks("button")).toEqual([]);
});

test("blocks the native submit of the product form until its script has taken over", () => {
  const { send, tap } = openPage();
  const form = element();
  expect(send(form)).toBe(true);
  expect(send(null)).toBe(false);
  expect(takeQueuedClicks("form")).toEqual([form]);
  expect(send(form)).toBe(false);
  tap(form);
  expect(takeQueuedClicks("button")).toEqual([form]);
});

test("hands taps inside an island over to the island's own script", () => {
  const { tap } = openPage();
  const [less, more] = [element(), element()];
  for (const target of [more, less, more]) tap(target);
  expect(queuedClickTargets()).toEqual(expect.arrayContaining([more, less]));
  expect(takeQueuedClicks("part")).toEqual([more, less]);
  tap(more);
  expect(takeQueuedClicks("part")).toEqual([]);
});

test("returns no taps when the first script did not run", () => {
  vi.stubGlobal("queuedClicks", undefined);
  expect(queuedClickTargets()).toEqual([]);
  expect(takeQueuedClicks("button")).toEqual([]);
});
