import { createCounter } from "./registry";

/** Orders that were stored. */
export const storedOrders = createCounter({
  name: "vidriera_orders_total",
  help: "Orders that were stored.",
  labels: ["channel"],
});

const mails = createCounter({
  name: "vidriera_mails_total",
  help: "Mails that were sent, attempts that failed, and mails that were given up.",
  labels: ["result"],
});

for (const channel of ["shop", "panel", "api"]) storedOrders.inc({ channel }, 0);
for (const result of ["sent", "failed", "given_up"]) mails.inc({ result }, 0);

/** Counts what becomes of an attempt to send a mail. */
export async function countMail<T>(sending: Promise<T>): Promise<T> {
  try {
    const sent = await sending;
    mails.inc({ result: "sent" });
    return sent;
  } catch (error) {
    mails.inc({ result: "failed" });
    throw error;
  }
}

/** Counts a mail that will not be tried again. */
export function countLostMail(): void {
  mails.inc({ result: "given_up" });
}
