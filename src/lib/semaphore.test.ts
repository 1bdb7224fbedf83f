import { expect, it } from "vitest";
import { semaphore } from "./semaphore";

it("never exceeds its slots, runs tasks in order, and continues after a failure", async () => {
  const run = semaphore({ slots: 2 });
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, n) =>
      run(async () => {
        started.push(n);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        if (n === 3) throw new Error("three");
        return n;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.map((result) => result.status === "fulfilled")).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

it("rejects tasks while the queue is full, and accepts them again afterwards", async () => {
  const run = semaphore({ slots: 1, queue: { length: 2, full: () => new Error("full") } });
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve("done"), 5));
  const results = await Promise.allSettled([run(slow), run(slow), run(slow), run(slow)]);
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  expect(await run(slow)).toBe("done");
});

it("lets heavy tasks run alone, and light ones beside each other", async () => {
  const run = semaphore({ slots: 10 });
  let [held, most] = [0, 0];
  const heldBy: number[] = [];
  const task = (weight: number) =>
    run(async () => {
      held += weight;
      most = Math.max(most, held);
      await new Promise((resolve) => setTimeout(resolve, 2));
      heldBy.push(held);
      held -= weight;
    }, weight);
  await Promise.all([task(4), task(4), task(10), task(3), task(3), task(3), task(9)]);
  expect(most).toBe(10);
  expect(heldBy).toContain(9);
  let alone = true;
  const large = run(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    alone = started === 0;
  }, 10_000);
  let started = 0;
  await Promise.all([large, ...[1, 2, 3].map(() => run(async () => void started++))]);
  expect([alone, started]).toEqual([true, 3]);
});
