import type { Provider } from "~/domain/billing/provider";
import { addressKey } from "~/domain/session/address-key";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import type { Notice } from "~/server/ports/payments";
import { countTry } from "~/server/services/account/account-limits";

export const MAX_NOTICE_BYTES = 256 * 1024;
/** What proves or tells something; the rest of what a client sends is nobody's business. */
const KEPT_HEADERS = /^(?:x-signature|x-request-id|paypal-[a-z-]+)$/;

interface Received {
  provider: Provider;
  address: string;
  notice: Notice;
}

/**
 * Keeps what a provider says has happened, as it came, and answers before anything is done about it: the work of the
 * queue asks the provider itself. The same notice again changes nothing.
 * @throws RATE_LIMITED, PROVIDER_DISABLED, BODY_TOO_LARGE, VALIDATION for what is none, or is signed by somebody else
 */
export async function receiveNotice(ctx: ServiceContext, { provider, address, notice }: Received): Promise<void> {
  await countTry(ctx, "webhook-address", addressKey(address));
  const payments = ctx.ports.payments[provider];
  if (!payments.enabled) throw new AppError("PROVIDER_DISABLED");
  if (Buffer.byteLength(notice.body) > MAX_NOTICE_BYTES)
    throw new AppError("BODY_TOO_LARGE", { limit: MAX_NOTICE_BYTES });
  const read = payments.readNotice(notice);
  if (!read) throw fieldError("", "common.invalid");
  const headers = Object.fromEntries(Object.entries(notice.headers).filter(([name]) => KEPT_HEADERS.test(name)));
  await ctx.db.$transaction(async (tx) => {
    const [event] = await tx.webhookEvent.createManyAndReturn({
      data: {
        provider,
        externalId: read.id,
        topic: read.topic,
        headers: { headers, query: notice.query },
        body: notice.body.replaceAll("\u0000", ""),
        receivedAt: ctx.now(),
      },
      skipDuplicates: true,
      select: { id: true },
    });
    if (event) await ctx.ports.jobs.enqueue(tx, "handle-notice", { eventId: String(event.id) });
  });
}
