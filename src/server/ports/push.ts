/** A browser's push subscription. */
interface PushSubscriber {
  /** The address at the browser's push service. Whoever knows it can send there. */
  endpoint: string;
  /** The browser's public key and shared secret, base64url. */
  p256dh: string;
  auth: string;
}

interface OutgoingPush {
  /** Encrypted for the browser; push services cannot read it. At most 3,000 bytes. */
  payload: string;
  /** Replaces an undelivered message of the same topic. At most 32 letters, digits and dashes. */
  topic: string;
}

/**
 * `gone`: the subscription does not exist any more. `refused`: this message will never be accepted, for example because
 * of its address.
 */
type PushOutcome = "delivered" | "gone" | "refused";

/** Hands one message to the browser's push service. Rejects when a later attempt may succeed. */
export type PushDelivery = (to: PushSubscriber, message: OutgoingPush) => Promise<PushOutcome>;
