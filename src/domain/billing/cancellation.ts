import { DAY_MS, HOUR_MS } from "../duration";

/** A cancellation that the provider has refused for this long is reported to the team. */
export const REFUSED_MS = DAY_MS;
/** Minimum time between two reports to the team. */
export const REPORTED_AGAIN_MS = DAY_MS;
/** How long after its last attempt a cancellation is retried, in case its job was lost or gave up. */
export const RETRIED_MS = HOUR_MS;
/** How long a payer may still approve a subscription; no provider page lives longer. */
const APPROVABLE_MS = 30 * DAY_MS;
/** Without an external id nobody has the approval page; only the request that opens it may still be in flight. */
const OPENING_MS = 2 * DAY_MS;

interface Opened {
  externalId: string | null;
  createdAt: Date;
}

/** The time after which a subscription that nobody approved can no longer become live. */
export function approvableUntil({ externalId, createdAt }: Opened): Date {
  return new Date(createdAt.getTime() + (externalId === null ? OPENING_MS : APPROVABLE_MS));
}

interface Known {
  status: "PENDING" | "ACTIVE" | "PAST_DUE" | "CANCELLED";
  activatedAt: Date | null;
  externalId: string | null;
  createdAt: Date;
}

/**
 * Whether a closed account's subscription is or may become live at its provider. This includes one that was cancelled
 * here before anybody approved it there.
 */
export function mayBeAlive(one: Known, now: Date): boolean {
  if (one.status !== "CANCELLED") return true;
  return one.activatedAt === null && one.externalId !== null && now < approvableUntil(one);
}
