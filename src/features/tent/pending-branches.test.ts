import { expect, it } from "vitest";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import { outboxEntry, outboxOf } from "~/test/outbox";
import { withPendingRows } from "../outbox/pending-rows";
import { type ListedBranch, SHOWN_BRANCHES } from "./pending-branches";

const branch = (id: number, name: string) => ({ id, name, address: null, atencion: "De 9 a 18" }) as ListedBranch;
const sent = (...calls: [QueuedPath, object, unknown?][]) =>
  outboxOf(
    calls.map(([path, input, answer], id) =>
      outboxEntry(id, path, input, { state: answer === undefined ? "waiting" : "done", answer }),
    ),
    calls.flatMap(([, , answer], id) => (answer === undefined ? [] : [id])),
  );

it("shows branches that were changed, put first and removed without a network", () => {
  const shown = withPendingRows(
    [branch(1, "Centro"), branch(2, "Norte"), branch(3, "Sur")],
    sent(
      ["tent.updateBranch", { id: 2, name: "Norte grande", address: "San Martín 450", atencion: "" }],
      ["tent.putBranchFirst", { id: 2 }],
      ["tent.removeBranch", { id: 3 }],
    ),
    SHOWN_BRANCHES,
  );
  expect(shown).toEqual([
    { id: 2, name: "Norte grande", address: "San Martín 450", atencion: null, pending: true },
    { id: 1, name: "Centro", address: null, atencion: "De 9 a 18", pending: false },
  ]);
});
