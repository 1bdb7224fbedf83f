import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { createGate, Overloaded, type ReleaseTurn } from "./gate";

const gateOf = (atOnce: number, waiting: number, patienceMs = 60_000) => createGate({ atOnce, waiting, patienceMs });

it("admits up to its limit, queues the next in order of arrival, and rejects the rest", async () => {
  const gate = gateOf(2, 3);
  const begun: number[] = [];
  const turns = Array.from({ length: 8 }, (_, n) =>
    gate.enter().then((leave) => {
      begun.push(n);
      return leave;
    }),
  );
  const results = Promise.allSettled(turns);
  const [first, second] = (await Promise.all(turns.slice(0, 2))) as [ReleaseTurn, ReleaseTurn];
  expect(begun).toEqual([0, 1]);
  first();
  first(); // does not free a second place
  await turns[2];
  expect(begun).toEqual([0, 1, 2]);
  second();
  (await turns[2])?.();
  await turns[4];
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  (await turns[3])?.();
  (await turns[4])?.();
  expect((await results).map(({ status }) => status)).toEqual([
    ...Array(5).fill("fulfilled"),
    ...Array(3).fill("rejected"),
  ]);
  await Promise.all([gate.enter(), gate.enter()]); // all places are free again
});

it("rejects a request that waits too long, and drops one whose client has gone", async () => {
  const gate = gateOf(1, 10, 50);
  const leave = await gate.enter();
  await expect(gate.enter()).rejects.toThrow(Overloaded);
  const requester = new EventEmitter();
  const gone = gate.enter(requester);
  requester.emit("close");
  await expect(gone).rejects.toThrow(Overloaded);
  expect(requester.listenerCount("close")).toBe(0);
  const next = gate.enter(requester);
  leave();
  await next;
  expect(requester.listenerCount("close")).toBe(0);
});
