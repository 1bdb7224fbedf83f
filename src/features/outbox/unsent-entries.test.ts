import { expect, it } from "vitest";
import { outboxEntry, outboxOf } from "~/test/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { unsentEntries } from "./unsent-entries";

const error = { code: "PRODUCT_LIMIT" as const, details: {}, status: 422 };
const made = (id: number, over: Partial<OutboxEntry> = {}) =>
  outboxEntry(id, "category.create", { name: `Categoría ${id}` }, over);
const shown = (entries: OutboxEntry[], settling: number[], listed: number[]) =>
  unsentEntries(outboxOf(entries, settling), "category.create", new Set(listed)).map(({ id }) => id);

it("are what waits and what was refused, the latest first, and nothing of another kind", () => {
  const other = outboxEntry(3, "link.create", { name: "Agenda" });
  expect(shown([made(1), made(2, { state: "refused", error }), other, made(4)], [], [])).toEqual([4, 2, 1]);
});

it("are shown until the list has what the server made of them, and never twice", () => {
  const done = made(1, { state: "done", answer: { id: 41 } });
  expect(shown([done, made(2)], [1], [])).toEqual([2, 1]);
  expect(shown([done, made(2)], [1], [41])).toEqual([2]);
  expect(shown([done, made(2)], [], [])).toEqual([2]);
});

it("lists one in conflict, which is refused as well, once", () => {
  const conflicts = [{ field: "name", seen: 1, current: 2 }];
  const details = { conflicts };
  expect(shown([made(1, { state: "refused", error: { ...error, details } })], [], [])).toEqual([1]);
});
