import { expect, it } from "vitest";
import { outboxEntry, outboxOf } from "~/test/outbox";
import type { OutboxState } from "~/trpc/outbox/outbox";
import { withPendingMoves } from "./pending-moves";

const rows = [11, 12, 13, 14].map((id) => ({ id }));
const sent = (...inputs: object[]) => outboxOf(inputs.map((input, id) => outboxEntry(id, "product.move", input)));
const order = (state: OutboxState) =>
  withPendingMoves(rows, { shelf: 5, first: 31 }, state).map(({ id, pending }) => (pending ? -id : id));

it("shows the moves of its own listing in order", () => {
  const state = sent(
    { id: 12, shelf: 5, place: 31 },
    { id: 14, shelf: 5, place: 32 },
    { id: 13, shelf: "all", place: 31 },
  );
  expect(order(state)).toEqual([-12, -14, 11, 13]);
});

it("keeps what goes to another page at the edge, and leaves out what is on none of its rows", () => {
  expect(order(sent({ id: 12, shelf: 5, place: 90 }, { id: 99, shelf: 5, place: 31 }))).toEqual([11, 13, 14, -12]);
});
