import type { ExternalProvider } from "~/domain/billing/provider";
import { addressKey } from "~/domain/session/address-key";
import { storable } from "~/domain/text";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import type { WebhookEvent, WebhookRequest } from "~/server/ports/payments";
import { countTry } from "~/server/services/session/account-limits";

/** Larger bodies are rejected unread. */
const MAX_NOTICE_BYTES = 256 * 1024;
const MAX_STORED_BYTES = 8 * 1024;
/** The parts of a request that its signature is checked with; no others are stored. */
const STORED_PARTS: Record<ExternalProvider, { headers: readonly string[]; query: readonly string[] }> = {
  MERCADO_PAGO: { headers: ["x-signature", "x-request-id"], query: ["data.id", "type"] },
  PAYPAL: {
    headers: [
      "paypal-auth-algo",
      "paypal-cert-url",
      "paypal-transmission-id",
      "paypal-transmission-sig",
      "paypal-transmission-time",
    ],
    query: [],
  },
};
const LONGEST_PART = 1_000;

interface Received {
  provider: ExternalProvider;
  address: string;
  notice: WebhookRequest;
}

/** The listed parts that were sent, without characters that the database cannot store. */
function partsOf(sent: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
      return value === undefined ? [] : [[name, storable(value.slice(0, LONGEST_PART))]];
    }),
  );
}

/** @throws BODY_TOO_LARGE for a body whose signature could not be verified later if it were truncated */
function bodyToKeep({ signature, essentials }: WebhookEvent, body: string): string {
  if (signature === "none") return essentials;
  if (Buffer.byteLength(body) <= MAX_STORED_BYTES) return storable(body);
  if (signature === "unproved") throw new AppError("BODY_TOO_LARGE", { limit: MAX_STORED_BYTES });
  return essentials;
}

/**
 * Stores a provider's webhook event and responds before acting on it: a queued job then asks the provider itself.
 * Receiving the same event again changes nothing. Of unsigned events only ids and type are stored, with a rate limit
 * per address.
 * @throws RATE_LIMITED, PROVIDER_DISABLED, BODY_TOO_LARGE, VALIDATION for a malformed event or a wrong signature
 */
export async function receiveWebhook(ctx: ServiceContext, { provider, address, notice }: Received): Promise<void> {
  const from = addressKey(address);
  await countTry(ctx, "webhook-address", from);
  const payments = ctx.ports.payments[provider];
  if (!payments.enabled) throw new AppError("PROVIDER_DISABLED");
  if (Buffer.byteLength(notice.body) > MAX_NOTICE_BYTES)
    throw new AppError("BODY_TOO_LARGE", { limit: MAX_NOTICE_BYTES });
  const read = payments.parseWebhook(notice);
  if (read?.signature !== "valid") await countTry(ctx, "webhook-unproved", from);
  if (!read) throw fieldError("", "common.invalid");
  const unsigned = read.signature === "none";
  const stored = STORED_PARTS[provider];
  const headers = unsigned ? {} : partsOf(notice.headers, stored.headers);
  const query = unsigned ? {} : partsOf(notice.query, stored.query);
  const body = bodyToKeep(read, notice.body);
  await ctx.db.$transaction(async (tx) => {
    const [event] = await tx.webhookEvent.createManyAndReturn({
      data: {
        provider,
        externalId: read.id,
        topic: read.topic,
        headers: { headers, query, ...(read.signature === "unproved" ? { countedAs: from } : {}) },
        body,
        receivedAt: ctx.now(),
      },
      skipDuplicates: true,
      select: { id: true },
    });
    if (event) await ctx.ports.jobs.enqueue(tx, "handle-notice", { eventId: String(event.id) });
  });
}
