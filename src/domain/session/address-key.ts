const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** A request from this machine, or through an untrusted proxy on it: the address does not identify the client. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

/** Canonical spelling, without the zone of a link-local address; null if it is not an IPv6 address. */
function canonicalIpv6(address: string): string | null {
  return URL.parse(`http://[${address.split("%", 1)[0]}]`)?.hostname.slice(1, -1) ?? null;
}

/**
 * The key of an address for rate limits: an IPv4 address itself, for IPv6 the /64 network, since a household or server
 * is assigned a whole one and may use any address in it.
 */
export function addressKey(address: string): string {
  if (!address.includes(":")) return address;
  const canonical = canonicalIpv6(address);
  if (canonical === null) return address;
  const mapped = MAPPED_IPV4.exec(canonical);
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const [head = "", tail] = canonical.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array<string>(missing).fill("0"), ...after];
  return `${whole.slice(0, 4).join(":")}::/64`;
}
