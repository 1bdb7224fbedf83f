import { expect, test } from "vitest";
import { copyFor } from "~/copy/copy";
import { perInterval } from "~/features/app-context/plan-words";
import { interaction } from "~/lib/interaction";
import { dayText, momentText, oldPaymentText } from "./words";

const copy = copyFor(1);

test.each([
  ["1M", "por mes"],
  ["3M", "cada 3 meses"],
  ["1Y", "por año"],
  ["2W", "cada 2 semanas"],
  ["soon", ""],
])("formats the interval %s as %j", (interval, text) => {
  expect(perInterval(copy, interval)).toBe(text);
});

test.each([
  ["2026-11-26", "26 de noviembre"],
  ["2027-01-01", "1 de enero de 2027"],
])("formats the day %s as %s", (day, text) => {
  expect(dayText(day, "2026-11-20")).toBe(text);
});

test("formats a moment by the date in the payer's time zone", () => {
  const when = { timeZone: "America/Argentina/Buenos_Aires", asOf: new Date("2026-11-20T15:00:00Z") };
  expect(momentText(new Date("2026-12-01T02:00:00Z"), when)).toBe("30 de noviembre");
});

test("shows the fixed banner for five seconds after an old payment only (docs/product.md#payment-banner)", () => {
  const payer = {
    oldPayment: true,
    lastPaymentAt: new Date("2026-10-01T02:00:00Z"),
    timeZone: "America/Argentina/Buenos_Aires",
  };
  expect(oldPaymentText(copy.billing, payer)).toBe(
    "Tu último pago fue el 30 de septiembre de 2026. Si estas suscrito al débito automático ignora este mensaje.",
  );
  expect([copy.billing.closeBanner, interaction.snackbarMs]).toEqual(["Cerrar", 5_000]);
  for (const none of [null, { ...payer, oldPayment: false }, { ...payer, lastPaymentAt: null }]) {
    expect(oldPaymentText(copy.billing, none)).toBeNull();
  }
});
