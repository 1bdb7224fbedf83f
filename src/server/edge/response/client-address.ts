import { isIP } from "node:net";

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * The address of the client. `proxies` is the number of trusted proxies in front: they wrote as many entries of
 * `X-Forwarded-For`, counted from the right; entries further left can be forged.
 */
export function clientAddress(socket: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const direct = plain(socket ?? "");
  if (proxies <= 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(",").map(plain);
  const found = hops[Math.max(0, hops.length - proxies)] ?? "";
  return isIP(found) ? found : direct;
}
