import { expect, it } from "vitest";
import { DisabledMessenger } from "./messenger";

it("rejects every call, and logs once", async () => {
  const lines: unknown[] = [];
  const messenger = new DisabledMessenger({ warn: (line: unknown) => void lines.push(line) });
  for (let n = 0; n < 3; n += 1) await expect(messenger.send()).rejects.toMatchObject({ code: "PROVIDER_DISABLED" });
  expect(lines).toHaveLength(1);
});
