import { slugify } from "../catalogue/slug";
import { pastedCode } from "../pasted-code";

const MIN_SUBDOMAIN = 3;
const MAX_SUBDOMAIN = 40;

export const RESERVED_SUBDOMAINS: readonly string[] = [
  ..."www api app admin panel mail smtp imap ftp ns1 ns2 static cdn assets img storage status".split(" "),
  ..."soporte ayuda pagos login registro seguridad mercadopago paypal vidriera".split(" "),
];

type SubdomainProblem =
  | "empty"
  | "tooShort"
  | "tooLong"
  | "characters"
  | "dashes"
  | "digitsOnly"
  | "punycode"
  | "reserved";
export type ParsedSubdomain = { ok: true; subdomain: string } | { ok: false; reason: SubdomainProblem };

/** Validates a typed subdomain; the configured application's name is reserved too, with and without dashes. */
export function checkSubdomain(text: string, appName: string): ParsedSubdomain {
  const subdomain = pastedCode(text).toLowerCase();
  const reason = problemOf(subdomain, appName);
  return reason ? { ok: false, reason } : { ok: true, subdomain };
}

function problemOf(subdomain: string, appName: string): SubdomainProblem | null {
  if (subdomain === "") return "empty";
  if (!/^[a-z0-9-]+$/.test(subdomain)) return "characters";
  if (subdomain.startsWith("xn--")) return "punycode";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(subdomain)) return "dashes";
  if (subdomain.length < MIN_SUBDOMAIN) return "tooShort";
  if (subdomain.length > MAX_SUBDOMAIN) return "tooLong";
  if (/^\d+$/.test(subdomain)) return "digitsOnly";
  return isReserved(subdomain, appName) ? "reserved" : null;
}

function isReserved(subdomain: string, appName: string): boolean {
  const app = slugify(appName);
  return RESERVED_SUBDOMAINS.includes(subdomain) || subdomain === app || subdomain === app.replaceAll("-", "");
}

/** Valid subdomains that are like one that is taken, the shortest changes first. */
export function similarSubdomains(taken: string, appName = ""): string[] {
  const name = taken.trim().toLowerCase();
  return [`${name}-tienda`, `mi-${name}`, `${name}-online`, `${name}-2`, `tienda-${name}`, `${name}-3`].filter(
    (one) => problemOf(one, appName) === null,
  );
}

/** A valid subdomain derived from the shop's name. Only the database knows whether it is free. */
export function suggestSubdomain(name: string, appName = ""): string {
  const slug = slugify(name, MAX_SUBDOMAIN);
  if (problemOf(slug, appName) === null) return slug;
  return slug === "" ? "mi-tienda" : `tienda-${slugify(name, MAX_SUBDOMAIN - "tienda-".length)}`;
}
