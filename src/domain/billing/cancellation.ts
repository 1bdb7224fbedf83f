import { DAY_MS, HOUR_MS } from "../duration";

/** A cancellation that its provider has refused for so long is a matter for the team. */
export const REFUSED_MS = DAY_MS;
/** The team is reminded once in so long. */
export const REPORTED_AGAIN_MS = DAY_MS;
/** How long after its last try a cancellation is taken up again, should its work have been lost or given up. */
export const RETRIED_MS = HOUR_MS;
/** As long as somebody may still approve what they were asked to; no provider's page lives so long. */
const APPROVABLE_MS = 30 * DAY_MS;
/** Of one whose id never reached us nobody has the page; only its opening may still be on its way. */
const OPENING_MS = 2 * DAY_MS;

interface Opened {
  externalId: string | null;
  createdAt: Date;
}

/** From when on one that nobody approved cannot come alive any more. */
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
 * Whether a subscription of an account that is closed may be alive at its provider, or come alive: also one that was
 * given up here before anybody approved it there.
 */
export function mayBeAlive(one: Known, now: Date): boolean {
  if (one.status !== "CANCELLED") return true;
  return one.activatedAt === null && one.externalId !== null && now < approvableUntil(one);
}
