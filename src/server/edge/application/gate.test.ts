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

it("lets one client have its part only: others pass it by, and it waits for itself", async () => {
  const gate = createGate({ atOnce: 4, waiting: 10, ofClient: { atOnce: 2, waiting: 3 }, patienceMs: 60_000 });
  const flood = Array.from({ length: 6 }, () => gate.enter(undefined, "flood"));
  await expect(flood[5]).rejects.toThrow(Overloaded);
  const leave = await flood[0];
  await flood[1];
  await Promise.all([gate.enter(undefined, "another"), gate.enter()]); // two places were left for them
  let isIn = false;
  const third = gate.enter(undefined, "third").then(() => {
    isIn = true;
  });
  leave?.(); // frees a place, and the flood was first
  await flood[2];
  expect(isIn).toBe(false);
  (await flood[1])?.();
  (await flood[2])?.();
  await Promise.all([flood[3], flood[4]]);
  expect(isIn).toBe(false);
  (await flood[3])?.();
  await third;
});

it("passes by a client that has its part in progress", async () => {
  const gate = createGate({ atOnce: 3, waiting: 10, ofClient: { atOnce: 1, waiting: 5 }, patienceMs: 60_000 });
  const leave = await gate.enter(undefined, "slow");
  const second = gate.enter(undefined, "slow");
  const others = await Promise.all([gate.enter(undefined, "a"), gate.enter(undefined, "b")]);
  const next = gate.enter(undefined, "c");
  others[0]();
  await next; // came after the second of "slow"
  leave();
  await second;
});
