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

/** The first `count` groups of an IPv6 address, or the first bytes of an IPv4 one; the address itself if it is neither. */
function networkOf(address: string, { bytes, groups: count }: { bytes: number; groups: number }): string {
  const v4 = (parts: readonly string[]) =>
    bytes === 4 ? parts.join(".") : `${parts.slice(0, bytes).join(".")}.0/${bytes * 8}`;
  const dotted = address.split(".");
  if (!address.includes(":")) return dotted.length === 4 ? v4(dotted) : address;
  const canonical = canonicalIpv6(address);
  if (canonical === null) return address;
  const mapped = MAPPED_IPV4.exec(canonical);
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
    return v4([high >> 8, high & 255, low >> 8, low & 255].map(String));
  }
  const [head = "", tail] = canonical.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array<string>(missing).fill("0"), ...after];
  return `${whole.slice(0, count).join(":")}::/${count * 16}`;
}

/**
 * The key of an address for rate limits: an IPv4 address itself, for IPv6 the /64 network, since a household or server
 * is assigned a whole one and may use any address in it.
 */
export const addressKey = (address: string): string => networkOf(address, { bytes: 4, groups: 4 });

/** The key of the neighbourhood that whoever has many addresses usually has them in: IPv4 /24, IPv6 /48. */
export const networkKey = (address: string): string => networkOf(address, { bytes: 3, groups: 3 });
