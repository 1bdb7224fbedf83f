import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { dayIn } from "~/domain/billing/free-period";
import { priceIn } from "~/domain/billing/price";
import type { ExternalProvider } from "~/domain/billing/provider";
import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import type { Charge } from "~/server/ports/payments";
import { notifyOwner } from "~/server/services/push/notify-owner";
import { payerZone } from "../subscriptions/payer";
import { mailDay, notifyPayer } from "./notify-payer";

/** Charges older than this are not mailed about when they are first read. */
const MAX_MAILED_AGE_MS = 7 * DAY_MS;

interface Charges {
  userId: number;
  provider: ExternalProvider;
  planOf: (charge: Charge) => string;
  charges: readonly Charge[];
}

/**
 * Mails the payer about each charge approved or rejected since the last reading; a rejected one is also a push message.
 * Call it before storing the charges.
 */
export async function notifyOfCharges(
  ctx: ServiceContext,
  tx: Tx,
  { userId, provider, planOf, charges }: Charges,
): Promise<void> {
  const rows = await tx.billingPayment.findMany({
    where: { provider, externalId: { in: charges.map(({ id }) => id) } },
    select: { externalId: true, status: true },
  });
  const known = new Map(rows.map(({ externalId, status }) => [externalId, status]));
  const oldest = ctx.now().getTime() - MAX_MAILED_AGE_MS;
  const fresh = charges.filter(
    ({ id, status, chargedAt }) => known.get(id) !== status && (chargedAt ?? ctx.now()).getTime() >= oldest,
  );
  for (const charge of fresh) {
    const { status, cents, currency, chargedAt } = charge;
    if (status !== "APPROVED" && status !== "REJECTED") continue;
    const date = mailDay(dayIn(chargedAt ?? ctx.now(), await payerZone(tx, userId)));
    await notifyPayer(ctx, tx, {
      userId,
      which: status === "APPROVED" ? "paymentReceived" : "paymentFailed",
      path: status === "APPROVED" ? "/pagos/detalle" : "/pagos",
      values: (copy, countryId) => ({
        plan: planOf(charge),
        price: priceIn(cents, currency, countryId),
        provider: copy.billing.providers[provider],
        date,
      }),
    });
    if (status === "REJECTED") {
      const { countryId } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { countryId: true } });
      const { charge: copy } = copyFor(countryId).push;
      const notice = {
        title: copy.title,
        body: fill(copy.body, { plan: planOf(charge) }),
        tag: "charge",
        path: "/pagos",
      };
      await notifyOwner(ctx, tx, { userId, kind: "charge", notice });
    }
  }
}
