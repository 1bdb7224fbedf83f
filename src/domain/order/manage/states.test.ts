import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allowedActions,
  applyOrderAction,
  DELIVERY_METHODS,
  DELIVERY_STATUSES,
  isEditable,
  nextAction,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  type OrderAction,
  type OrderState,
  PAYMENT_STATUSES,
  undoOf,
} from "./states";

const fresh: OrderState = {
  status: "NEW",
  payment: "PENDING",
  delivery: "TO_PREPARE",
  method: "DELIVERY",
  stockTaken: false,
  cancelledFrom: null,
};
const confirmed: OrderState = { ...fresh, status: "CONFIRMED", stockTaken: true };

/** Cancelled, with its stock returned. */
function cancelledOf(order: OrderState): OrderState {
  const step = applyOrderAction(order, "cancel");
  if (!step.ok) throw new Error("not cancelled");
  return step.state;
}

test("the values match the database enums", () => {
  expect([...ORDER_STATUSES, ...PAYMENT_STATUSES, ...DELIVERY_STATUSES, ...DELIVERY_METHODS].join(" ")).toBe(
    "NEW CONFIRMED CANCELLED ARCHIVED PENDING RECEIVED TO_PREPARE PREPARED SENT PICKED_UP DELIVERY PICKUP",
  );
});

describe("takes stock on confirmation and returns it on cancellation", () => {
  test.each<[string, OrderState, OrderAction, Partial<OrderState>, string]>([
    ["confirming takes stock", fresh, "confirm", { status: "CONFIRMED", stockTaken: true }, "take"],
    ["undoing that returns it", confirmed, "undoConfirm", { status: "NEW", stockTaken: false }, "return"],
    [
      "cancelling returns stock taken",
      confirmed,
      "cancel",
      { status: "CANCELLED", stockTaken: false, cancelledFrom: "CONFIRMED" },
      "return",
    ],
    [
      "cancelling a new order moves no stock",
      fresh,
      "cancel",
      { status: "CANCELLED", stockTaken: false, cancelledFrom: "NEW" },
      "none",
    ],
    ["archiving moves no stock", confirmed, "archive", { status: "ARCHIVED", stockTaken: true }, "none"],
    ["reopening makes it new", { ...fresh, status: "CANCELLED" }, "reopen", { status: "NEW" }, "none"],
    [
      "reopening what was paid, prepared and cancelled makes it confirmed with its stock",
      cancelledOf({ ...confirmed, payment: "RECEIVED", delivery: "PREPARED" }),
      "reopen",
      { status: "CONFIRMED", stockTaken: true, cancelledFrom: null },
      "take",
    ],
    [
      "reopening what was sent and cancelled by an earlier release makes it confirmed, too",
      { ...cancelledOf({ ...confirmed, delivery: "SENT" }), cancelledFrom: null },
      "reopen",
      { status: "CONFIRMED", stockTaken: true },
      "take",
    ],
    [
      "reopening as new leaves the stock and begins with preparing it",
      cancelledOf({ ...confirmed, payment: "RECEIVED", delivery: "PREPARED" }),
      "reopenAsNew",
      { status: "NEW", delivery: "TO_PREPARE", cancelledFrom: null },
      "none",
    ],
    [
      "reopening what was archived after it was cancelled makes it cancelled",
      { ...cancelledOf(confirmed), status: "ARCHIVED" },
      "reopen",
      { status: "CANCELLED" },
      "none",
    ],
    [
      "archiving what an earlier release cancelled remembers that it was",
      { ...cancelledOf(fresh), cancelledFrom: null },
      "archive",
      { status: "ARCHIVED", cancelledFrom: "NEW" },
      "none",
    ],
    [
      "archiving what an earlier release cancelled after it was prepared, too",
      { ...cancelledOf({ ...confirmed, delivery: "PREPARED" }), cancelledFrom: null },
      "archive",
      { status: "ARCHIVED", cancelledFrom: "CONFIRMED" },
      "none",
    ],
    ["reopening an archived sale", { ...confirmed, status: "ARCHIVED" }, "reopen", { status: "CONFIRMED" }, "none"],
    ["reopening an archived draft", { ...fresh, status: "ARCHIVED" }, "reopen", { status: "NEW" }, "none"],
  ])("%s", (_name, order, action, change, stock) => {
    expect(applyOrderAction(order, action)).toEqual({ ok: true, state: { ...order, ...change }, stock });
  });
});

test.each<[string, OrderState, OrderAction[]]>([
  ["new", fresh, ["confirm", "cancel", "archive", "receivePayment"]],
  ["confirmed", confirmed, ["undoConfirm", "cancel", "archive", "receivePayment", "prepare"]],
  ["prepared", { ...confirmed, delivery: "PREPARED" }, ["cancel", "archive", "receivePayment", "undoPrepare", "send"]],
  [
    "prepared for pickup, paid",
    { ...confirmed, delivery: "PREPARED", method: "PICKUP", payment: "RECEIVED" },
    ["cancel", "archive", "undoPayment", "undoPrepare", "pickUp"],
  ],
  ["sent", { ...confirmed, delivery: "SENT", payment: "RECEIVED" }, ["cancel", "archive", "undoPayment", "undoSend"]],
  ["cancelled", { ...fresh, status: "CANCELLED" }, ["reopen", "archive"]],
  ["confirmed and cancelled", cancelledOf(confirmed), ["reopen", "reopenAsNew", "archive"]],
  ["archived", { ...confirmed, status: "ARCHIVED" }, ["reopen"]],
])("actions of a %s order", (_name, order, actions) => {
  expect(allowedActions(order)).toEqual(actions);
  for (const action of ORDER_ACTIONS.filter((candidate) => !actions.includes(candidate))) {
    expect(applyOrderAction(order, action)).toEqual({ ok: false, reason: "notAllowed" });
  }
});

test.each<[string, OrderState, OrderAction | null]>([
  ["new", fresh, "confirm"],
  ["confirmed", confirmed, "receivePayment"],
  ["confirmed and paid", { ...confirmed, payment: "RECEIVED" }, "prepare"],
  ["prepared, not paid", { ...confirmed, delivery: "PREPARED" }, "receivePayment"],
  ["prepared, paid", { ...confirmed, delivery: "PREPARED", payment: "RECEIVED" }, "send"],
  ["prepared for pickup", { ...confirmed, delivery: "PREPARED", payment: "RECEIVED", method: "PICKUP" }, "pickUp"],
  ["sent, not paid", { ...confirmed, delivery: "SENT" }, "receivePayment"],
  ["sent and paid", { ...confirmed, delivery: "SENT", payment: "RECEIVED" }, "archive"],
  ["cancelled", { ...fresh, status: "CANCELLED" }, "archive"],
  ["archived", { ...fresh, status: "ARCHIVED" }, null],
])("next action of a %s order", (_name, order, action) => {
  expect(nextAction(order)).toBe(action);
});

test.each<[string, Partial<OrderState>, boolean]>([
  ["new", {}, true],
  ["confirmed", { status: "CONFIRMED" }, true],
  ["prepared", { status: "CONFIRMED", delivery: "PREPARED" }, true],
  ["sent", { status: "CONFIRMED", delivery: "SENT" }, false],
  ["picked up", { status: "CONFIRMED", delivery: "PICKED_UP" }, false],
  ["cancelled", { status: "CANCELLED" }, false],
  ["archived", { status: "ARCHIVED" }, false],
  ["new with a delivery of before it was cancelled", { delivery: "SENT" }, true],
])("whether a %s order may be changed", (_name, over, editable) => {
  expect(isEditable({ ...fresh, ...over })).toBe(editable);
});

test("any sequence of actions takes stock at most once, and every offered action is allowed", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ORDER_ACTIONS), { maxLength: 60 }), (actions) => {
      let order = fresh;
      let isListed = 1;
      for (const action of actions) {
        const offered = nextAction(order);
        if (offered) expect(allowedActions(order)).toContain(offered);
        const step = applyOrderAction(order, action);
        if (!step.ok) continue;
        order = step.state;
        isListed += step.stock === "take" ? -1 : step.stock === "return" ? 1 : 0;
        expect(isListed).toBe(order.stockTaken ? 0 : 1);
        if (order.status === "CONFIRMED") expect(order.stockTaken).toBe(true);
        if (order.status === "CANCELLED" || order.status === "NEW") expect(order.stockTaken).toBe(false);
      }
    }),
  );
});

/** All states that any sequence of actions leads to. */
function reachable(): OrderState[] {
  const known = new Map<string, OrderState>();
  const visit = (order: OrderState) => {
    const key = JSON.stringify(order);
    if (known.has(key)) return;
    known.set(key, order);
    for (const action of allowedActions(order)) {
      const step = applyOrderAction(order, action);
      if (step.ok) visit(step.state);
    }
  };
  for (const method of DELIVERY_METHODS) visit({ ...fresh, method });
  return [...known.values()];
}

test("from every state every action but reopening as new can be undone, and then nothing has changed", () => {
  const states = reachable();
  expect(states.length).toBeGreaterThan(40);
  for (const order of states) {
    for (const action of allowedActions(order).filter((one) => one !== "reopenAsNew")) {
      const done = applyOrderAction(order, action);
      const back = undoOf(order, action);
      const undone = done.ok && back ? applyOrderAction(done.state, back) : null;
      expect([order, action, undone?.ok && undone.state]).toEqual([order, action, order]);
      const moves = { take: "return", return: "take", none: "none" } as const;
      expect(done.ok && undone?.ok && undone.stock === moves[done.stock]).toBe(true);
    }
  }
});

test("from every state an order that is cancelled and reopened, either way, can go on", () => {
  for (const order of reachable().filter((one) => allowedActions(one).includes("cancel"))) {
    for (const action of ["reopen", "reopenAsNew"] as const) {
      const step = applyOrderAction(cancelledOf(order), action);
      if (!step.ok) continue;
      const { state } = step;
      if (state.status === "NEW") expect([state.delivery, state.stockTaken]).toEqual(["TO_PREPARE", false]);
      expect(state.payment).toBe(order.payment);
      expect(isEditable(state)).toBe(action === "reopenAsNew" || isEditable(order));
      expect(nextAction(state)).not.toBeNull();
    }
  }
});
