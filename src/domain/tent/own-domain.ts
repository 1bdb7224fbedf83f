import { DAY_MS } from "../duration";
import { pastedCode } from "../pasted-code";

/** A shop's own domain: its syntax, the DNS records it needs, and when it is disabled. */

export const MAX_DOMAIN = 253;
/** The TXT record is on a subdomain, so that the domain itself can be a CNAME. */
export const PROOF_LABEL = "_tienda";
/** Days a verified domain may fail before we disable it. */
const DAYS_UNTIL_DISABLED = 7;
/** Days for which a domain that was never verified is checked automatically. */
export const DAYS_OF_WAITING = 30;

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

type DomainProblem = "required" | "invalid" | "tooLong" | "ours";
export type ParsedDomain = { ok: true; domain: string } | { ok: false; reason: DomainProblem };

/** A host name with a dot in it; IP addresses are rejected. */
export function isDomainName(host: string): boolean {
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  return (
    host.length <= MAX_DOMAIN && labels.length > 1 && labels.every((each) => LABEL.test(each)) && /[a-z]/.test(last)
  );
}

/** Parses a typed domain or URL: `https://Mi-Tienda.com/` becomes `mi-tienda.com`; IDNs are converted to punycode. */
export function parseDomain(text: string, ourHosts: readonly string[]): ParsedDomain {
  const typed = pastedCode(text);
  if (typed === "") return { ok: false, reason: "required" };
  if (typed.length > 2 * MAX_DOMAIN) return { ok: false, reason: "tooLong" };
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `http://${typed}`);
  const domain = url?.hostname.replace(/\.$/, "") ?? "";
  if (!/^https?:$/.test(url?.protocol ?? "") || !isDomainName(domain)) return { ok: false, reason: "invalid" };
  if (ourHosts.some((host) => domain === host || domain.endsWith(`.${host}`))) return { ok: false, reason: "ours" };
  return { ok: true, domain };
}

/** The DNS records found for a domain. */
export interface DomainRecords {
  texts: readonly string[];
  aliases: readonly string[];
  addresses: readonly string[];
}

/** The expected DNS records: our TXT value, and one of our aliases or addresses. */
export interface WantedRecords {
  txtValue: string;
  aliases: readonly string[];
  addresses: readonly string[];
}

export interface DomainCheck {
  proved: boolean;
  pointed: boolean;
}

/** Whether the domain is verified as the merchant's, and whether it points to us. */
export function verifyRecords(found: DomainRecords, wanted: WantedRecords): DomainCheck {
  const plain = (name: string) => name.toLowerCase().replace(/\.$/, "");
  return {
    proved: found.texts.some((text) => pastedCode(text) === wanted.txtValue),
    pointed:
      found.aliases.some((alias) => wanted.aliases.includes(plain(alias))) ||
      found.addresses.some((address) => wanted.addresses.includes(address)),
  };
}

export type DomainState = "waiting" | "working" | "failing";

export function domainState({
  provedAt,
  failingSince,
}: {
  provedAt: Date | null;
  failingSince: Date | null;
}): DomainState {
  if (provedAt === null) return "waiting";
  return failingSince === null ? "working" : "failing";
}

/** When a failing domain is disabled. */
export const disableAt = (failingSince: Date): Date => new Date(failingSince.getTime() + DAYS_UNTIL_DISABLED * DAY_MS);
