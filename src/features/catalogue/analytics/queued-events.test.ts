import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { QUEUED_EVENTS } from "~/generated/inline/scripts";
import { ANALYTICS_EVENT } from "../browser/track-visit";

it("queues events until another script takes the queue over", () => {
  const listeners = new Map<string, (event: object) => void>();
  const page: { deeds?: unknown[] | null } = {};
  const tell = (detail: object) => listeners.get(ANALYTICS_EVENT)?.({ detail });
  runInNewContext(
    QUEUED_EVENTS,
    Object.assign(page, {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    }),
  );
  tell({ kind: "chat" });
  expect(page.deeds).toEqual([{ kind: "chat" }]);
  page.deeds = null;
  tell({ kind: "chat" });
  expect(page.deeds).toBeNull();
});
