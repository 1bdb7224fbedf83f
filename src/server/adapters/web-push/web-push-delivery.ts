import type webPush from "web-push";
import { DAY_SECONDS } from "~/domain/duration";
import { AddressRefused, type Outgoing } from "~/server/ports/outgoing";
import type { PushDelivery } from "~/server/ports/push";

export interface WebPushOptions {
  outgoing: Outgoing;
  /** The key pair that subscriptions are bound to (VAPID), base64url. */
  keys: { publicKey: string; privateKey: string };
  /** How a push service reaches us: `mailto:` or `https:`. */
  contact: string;
  log: { warn(line: object, message: string): void };
}

/** Loaded at the first message: most processes never send one. */
const library = async (): Promise<typeof webPush> => (await import("web-push")).default;

/** Sends push messages (RFC 8030), encrypted (RFC 8291) and signed with the installation's keys (RFC 8292). */
export function webPushDelivery({ outgoing, keys, contact, log }: WebPushOptions): PushDelivery {
  return async ({ endpoint, p256dh, auth }, { payload, topic }) => {
    const { generateRequestDetails } = await library();
    const { origin } = new URL(endpoint);
    const refused = (reason: string) => {
      log.warn({ origin, reason }, "push refused");
      return "refused" as const;
    };
    const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contact, ...keys },
      contentEncoding: "aes128gcm",
      TTL: DAY_SECONDS,
      urgency: "high", // otherwise a sleeping phone gets it when it wakes up
      topic,
    });
    const written = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    try {
      const { status } = await outgoing.request({
        url: endpoint,
        method: "POST",
        headers: Object.fromEntries(written),
        body,
      });
      if (status >= 200 && status < 300) return "delivered";
      if (status === 404 || status === 410) return "gone";
      if (status === 429 || status >= 500) throw new Error(`${origin} answers ${status}`);
      return refused(`status ${status}`);
    } catch (error) {
      if (error instanceof AddressRefused) return refused(error.message);
      throw error;
    }
  };
}
