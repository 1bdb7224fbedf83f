import { isIP } from "node:net";
import { isDomainName } from "~/domain/tent/own-domain";

export type HostTarget =
  | { kind: "main" }
  | { kind: "www" }
  | { kind: "tent"; subdomain: string }
  /** Not one of our hosts: a shop's custom domain, or unknown. */
  | { kind: "domain"; domain: string }
  | { kind: "unknown"; host: string };

const LABEL = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;

/** `Demo.Localhost.:3000` -> `demo.localhost`; null when it is not a valid host. */
function hostOf(header: string): string | null {
  const text = header.trim().toLowerCase();
  const match = /^(\[[0-9a-f:.]+\]|[^:@/\\?#\s]+)(?::\d{1,5})?$/.exec(text);
  return match?.[1]?.replace(/\.$/, "") ?? null;
}

/** Which site a request's `Host` header addresses. `hostName` is the parent host of the shops' subdomains. */
export function resolveHost(header: string | undefined, hostName: string): HostTarget {
  if (header === undefined || header === "") return { kind: "main" };
  const host = hostOf(header);
  if (host === null) return { kind: "unknown", host: header };
  const main = hostOf(hostName) ?? hostName;
  // An IP address is used by health checks and by phones in the same network.
  if (host === main || host === "localhost" || host.startsWith("[") || isIP(host)) return { kind: "main" };
  if (!host.endsWith(`.${main}`))
    return isDomainName(host) ? { kind: "domain", domain: host } : { kind: "unknown", host };
  const subdomain = host.slice(0, -main.length - 1);
  if (subdomain === "www") return { kind: "www" };
  return subdomain.length <= 40 && LABEL.test(subdomain) ? { kind: "tent", subdomain } : { kind: "unknown", host };
}
