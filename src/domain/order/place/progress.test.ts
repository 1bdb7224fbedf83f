import { describe, expect, it } from "vitest";
import { isRunning, ORDER_PROGRESS, orderProgress, orderStages } from "./progress";

describe("the progress of an order", () => {
  it.each([
    ["NEW", "TO_PREPARE", [], "received"],
    ["NEW", "PREPARED", [], "received"],
    ["CONFIRMED", "TO_PREPARE", ["confirm"], "preparing"],
    ["CONFIRMED", "PREPARED", ["confirm", "prepare"], "ready"],
    ["CONFIRMED", "SENT", ["confirm", "prepare", "send"], "sent"],
    ["CONFIRMED", "PICKED_UP", ["confirm", "prepare", "pickUp"], "pickedUp"],
    ["CANCELLED", "PREPARED", ["confirm", "prepare", "cancel"], "cancelled"],
    ["ARCHIVED", "SENT", ["confirm", "prepare", "send", "archive"], "sent"],
    ["ARCHIVED", "TO_PREPARE", ["placed", "archive"], "closed"],
    ["ARCHIVED", "TO_PREPARE", ["placed", "cancel", "archive"], "cancelled"],
    ["ARCHIVED", "TO_PREPARE", ["placed", "cancel", "reopen", "archive"], "closed"],
  ] as const)("%s, %s, after %j is %s", (status, deliveryStatus, events, progress) =>
    expect(orderProgress({ status, cancelledFrom: null, deliveryStatus }, events)).toBe(progress),
  );

  it.each([
    ["CONFIRMED", "cancelled"],
    ["NEW", "cancelled"],
    [null, "closed"],
  ] as const)("archived, and cancelled from %s before, it is %s", (cancelledFrom, progress) =>
    expect(
      orderProgress({ status: "ARCHIVED", cancelledFrom, deliveryStatus: "TO_PREPARE" }, [
        "cancel",
        "archive",
        "reopen",
      ]),
    ).toBe(progress),
  );

  it("runs until it is handed over or given up", () =>
    expect(ORDER_PROGRESS.filter(isRunning)).toEqual(["received", "preparing", "ready"]));

  it("ends with what the customer chose", () => {
    expect(orderStages("PICKUP").at(-1)).toBe("pickedUp");
    expect(orderStages("DELIVERY").at(-1)).toBe("sent");
  });
});
