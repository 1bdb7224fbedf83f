import { DAY_MS } from "../duration";

/** A shop's own domain: how it is written, what its records must say, and when it stops counting. */

export const MAX_DOMAIN = 253;
/** The record of the proof stands below the domain, so that the domain itself can be an alias. */
export const PROOF_LABEL = "_tienda";
/** So long a domain that worked may fail before it is off. */
export const DAYS_UNTIL_OFF = 7;
/** A domain that was never proved is looked up by itself for so long. */
export const DAYS_OF_WAITING = 30;
/** Between two looks that a merchant asks for. */
export const SECONDS_BETWEEN_CHECKS = 5;

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

export type DomainProblem = "required" | "invalid" | "tooLong" | "ours";
export type ParsedDomain = { ok: true; domain: string } | { ok: false; reason: DomainProblem };

/** A host name with a dot in it, and no address in numbers. */
export function isDomainName(host: string): boolean {
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  return (
    host.length <= MAX_DOMAIN && labels.length > 1 && labels.every((each) => LABEL.test(each)) && /[a-z]/.test(last)
  );
}

/** Judges what was typed or pasted, also a whole address: `https://Mi-Tienda.com/` is `mi-tienda.com`; ñ as browsers write it. */
export function parseDomain(text: string, ourHosts: readonly string[]): ParsedDomain {
  const typed = text.trim();
  if (typed === "") return { ok: false, reason: "required" };
  if (typed.length > 2 * MAX_DOMAIN) return { ok: false, reason: "tooLong" };
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `http://${typed}`);
  const domain = url?.hostname.replace(/\.$/, "") ?? "";
  if (!/^https?:$/.test(url?.protocol ?? "") || !isDomainName(domain)) return { ok: false, reason: "invalid" };
  if (ourHosts.some((host) => domain === host || domain.endsWith(`.${host}`))) return { ok: false, reason: "ours" };
  return { ok: true, domain };
}

/** What a domain's names answer. */
export interface DomainRecords {
  texts: readonly string[];
  aliases: readonly string[];
  addresses: readonly string[];
}

/** What they should answer: our text, and either an alias of ours or an address of ours. */
export interface WantedRecords {
  txtValue: string;
  aliases: readonly string[];
  addresses: readonly string[];
}

export interface DomainCheck {
  proved: boolean;
  pointed: boolean;
}

/** Whether the domain is its merchant's, and whether it leads to us. */
export function judgeRecords(found: DomainRecords, wanted: WantedRecords): DomainCheck {
  const plain = (name: string) => name.toLowerCase().replace(/\.$/, "");
  return {
    proved: found.texts.some((text) => text.trim() === wanted.txtValue),
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

/** When a domain that fails is off. */
export const offAt = (failingSince: Date): Date => new Date(failingSince.getTime() + DAYS_UNTIL_OFF * DAY_MS);
