import { expect, it } from "vitest";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import { outboxEntry, outboxOf } from "~/test/outbox";
import { withPendingRows } from "../../outbox/pending-rows";
import { SHOWN_ALERTS, type StockAlertRow } from "./use-alerts";

const row = (id: number, answeredAt: Date | null = null) => ({ id, name: "Mate", answeredAt }) as StockAlertRow;
const sent = (...calls: [QueuedPath, object][]) =>
  outboxOf(calls.map(([path, input], id) => outboxEntry(id, path, input, { createdAt: 5_000 })));

it("shows who was answered or deleted without a network, each as the last change says", () => {
  const rows = [row(1), row(2), row(3, new Date(1_000)), row(4)];
  const state = sent(
    ["stockAlert.answer", { id: 1, answered: true }],
    ["stockAlert.answer", { id: 2, answered: true }],
    ["stockAlert.delete", { id: 2 }],
    ["stockAlert.answer", { id: 3, answered: false }],
  );
  expect(
    withPendingRows(rows, state, SHOWN_ALERTS).map(({ id, answeredAt, pending }) => [id, answeredAt, pending]),
  ).toEqual([
    [1, new Date(5_000), true],
    [3, null, true],
    [4, null, false],
  ]);
});
