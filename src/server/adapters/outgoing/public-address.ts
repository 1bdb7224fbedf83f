import ipaddr from "ipaddr.js";

/** Global unicast: everything outside of it is special, or not assigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet. Loopback, private, link-local, shared (CGNAT), multicast,
 * reserved and documentation addresses do not; neither do IPv6 addresses that embed an IPv4 address, since a gateway
 * would pass them on to it.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}
