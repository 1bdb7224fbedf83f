import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CountedVisit } from "./count-visits";
import { VisitBuffer } from "./visit-buffer";

const click = (id: number): CountedVisit => ({
  tentId: 1,
  at: new Date("2026-11-20T15:00:00Z"),
  visit: { kind: "LINK_CLICK", id },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function buffer() {
  const written: number[][] = [];
  const errors: unknown[] = [];
  const state = { down: false };
  const visits = new VisitBuffer(
    async (batch) => {
      if (state.down) throw new Error("database down");
      written.push(batch.flatMap(({ visit }) => (visit.kind === "LINK_CLICK" ? [visit.id] : [])));
    },
    (error) => errors.push(error),
  );
  return { visits, written, errors, state };
}

it("writes all visits of a second together, and nothing when there are none", async () => {
  const { visits, written } = buffer();
  visits.add(click(1));
  visits.add(click(2));
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([[1, 2]]);
  await vi.advanceTimersByTimeAsync(5000);
  visits.add(click(3));
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([[1, 2], [3]]);
});

it("keeps what could not be written while the database was down", async () => {
  const { visits, written, errors, state } = buffer();
  state.down = true;
  visits.add(click(1));
  await vi.advanceTimersByTimeAsync(1000);
  visits.add(click(2));
  state.down = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toHaveLength(1);
  expect(written).toEqual([[1, 2]]);
});

it("holds a bounded number of visits", async () => {
  const { visits, written } = buffer();
  for (let id = 1; id <= 20_005; id += 1) visits.add(click(id));
  await visits.close();
  expect(written.map((batch) => batch.length)).toEqual([20_000]);
});

it("writes the rest on close", async () => {
  const { visits, written } = buffer();
  visits.add(click(1));
  await visits.close();
  expect(written).toEqual([[1]]);
});
