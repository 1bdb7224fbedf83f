import { createTRPCClient, type Operation, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, it, vi } from "vitest";
import type { AppRouter } from "~/server/api/root";
import { NOT_PAUSED, PausableCalls } from "./pausable-calls";

/** A server that responds when the test says so. */
function page() {
  const calls = new PausableCalls();
  const asked: string[] = [];
  const answers = new Map<string, () => void>();
  const server: TRPCLink<AppRouter> = () => {
    return ({ op }: { op: Operation }) =>
      observable((observer) => {
        asked.push(op.path);
        answers.set(op.path, () => {
          observer.next({ result: { type: "data", data: op.path } });
          observer.complete();
        });
        return () => undefined;
      });
  };
  const client = createTRPCClient<AppRouter>({ links: [calls.link, server] });
  return { calls, asked, client, answer: (path: string) => answers.get(path)?.() };
}

it("sends no poll once the page leaves the shop, and waits for responses to earlier ones", async () => {
  const { calls, asked, client, answer } = page();
  const before = client.order.unseenCount.query();
  const isPaused = vi.fn();
  const holding = calls.pause().then(isPaused);
  await Promise.resolve();
  expect(isPaused, "an answer is still due").not.toHaveBeenCalled();
  answer("order.unseenCount");
  await Promise.all([before, holding]);

  void client.order.unseenElsewhere.query();
  void client.session.me.query();
  const stop = client.admin.stopViewing.mutate(undefined, { context: NOT_PAUSED });
  answer("admin.stopViewing");
  await stop;
  expect(asked).toEqual(["order.unseenCount", "admin.stopViewing"]);
});

it("sends the delayed calls when the page stays after all", async () => {
  const { calls, asked, client, answer } = page();
  await calls.pause();
  const kept = client.order.unseenCount.query();
  calls.resume();
  answer("order.unseenCount");
  expect(await kept).toBe("order.unseenCount");
  expect(asked).toEqual(["order.unseenCount"]);
});

it("stops waiting for a response after a while", async () => {
  vi.useFakeTimers();
  const { calls, client } = page();
  void client.order.unseenCount.query();
  const holding = calls.pause();
  await vi.advanceTimersByTimeAsync(3_000);
  await holding;
  vi.useRealTimers();
});
