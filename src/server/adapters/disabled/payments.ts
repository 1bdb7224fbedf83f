import { planOfLink } from "~/domain/billing/provider";
import { AppError } from "~/server/errors";
import type { PaymentGateway, Payments } from "~/server/ports/payments";

interface Log {
  warn(message: string): void;
}

function disabled(name: string, log: Log): PaymentGateway {
  log.warn(`payments: ${name} has no keys and is disabled`);
  const reads = { open: refuse, read: refuse, search: refuse, subjectOf: refuse, parseWebhook: () => null };
  return { enabled: false, simulatedAt: null, cancel: refuse, ...reads };
}

function refuse(): Promise<never> {
  return Promise.reject(new AppError("PROVIDER_DISABLED"));
}

/** Providers without keys: each logs that once, and rejects every call. */
export function disabledMercadoPago(log: Log): Payments["MERCADO_PAGO"] {
  const links = { planOfLink: (link: string) => planOfLink(link), subscribersOf: refuse };
  return { ...disabled("Mercado Pago", log), revise: refuse, ...links };
}

export function disabledPaypal(log: Log): Payments["PAYPAL"] {
  return { ...disabled("PayPal", log), change: refuse };
}
