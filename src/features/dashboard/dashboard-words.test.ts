import { expect, test } from "vitest";
import { dashboardCopy } from "~/copy/dashboard";
import type { SetupStepKey } from "~/domain/dashboard/checklist";
import { doneText, openingText } from "./dashboard-words";

type Facts = Parameters<typeof doneText>[1];
const nothing: Facts = {
  all: 5,
  withPhoto: 5,
  setup: { pickup: false, delivery: false, payment: null, transfer: false, openDays: [] },
};

test.each<[SetupStepKey, Partial<Facts["setup"]>, string | null]>([
  ["products", {}, "5 con foto"],
  ["delivery", {}, null],
  ["delivery", { pickup: true }, "Retiro"],
  ["delivery", { delivery: true }, "Envío"],
  ["delivery", { pickup: true, delivery: true }, "Retiro y envío"],
  ["payment", {}, null],
  ["payment", { transfer: true }, "Transferencia"],
  ["payment", { payment: "Efectivo o débito", transfer: true }, "Efectivo o débito"],
  ["hours", {}, null],
  ["hours", { openDays: [1, 2, 3, 4, 5, 6] }, "Lun. a sáb."],
  ["hours", { openDays: [3, 6, 7] }, "Mié., sáb. a dom."],
  ["hours", { openDays: [1, 2, 3, 4, 5, 6, 7] }, "Todos los días"],
  ["look", {}, null],
  ["share", {}, null],
])("the done step %s of %j says %s", (step, setup, text) => {
  expect(doneText(step, { ...nothing, setup: { ...nothing.setup, ...setup } }, dashboardCopy)).toBe(text);
});

test("products without a photo are counted as well", () => {
  expect(doneText("products", { ...nothing, all: 8 }, dashboardCopy)).toBe("8 productos, 5 con foto");
});

const TOMORROW = { open: false, next: { inDays: 1, weekday: "sábado", from: "las 9" } } as const;
test.each([
  [{ open: true, until: "las 2" } as const, null, "abierto hasta las 2"],
  [{ open: true, until: "las 2" } as const, "2027-01-05", "abierto hasta las 2"],
  [TOMORROW, null, "abre mañana a las 9"],
  [TOMORROW, "2027-01-05", "cerrado hasta el 5 de enero"],
  [{ open: false, next: null } as const, null, "cerrado"],
  [null, "2027-01-05", "cerrado hasta el 5 de enero"],
  [null, null, null],
])("the state %j, with holidays until %j, says %j", (opening, closedUntil, text) => {
  expect(openingText({ opening, closedUntil }, dashboardCopy)).toBe(text);
});
