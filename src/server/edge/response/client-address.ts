import { isIP } from "node:net";

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * The address a request came from. `proxies` is how many proxies of ours stand in front: as many entries of
 * `X-Forwarded-For` were written by them, counted from the right; what stands further left anyone can invent.
 */
export function clientAddress(socket: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const direct = plain(socket ?? "");
  if (proxies <= 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(",").map(plain);
  const found = hops[Math.max(0, hops.length - proxies)] ?? "";
  return isIP(found) ? found : direct;
}
