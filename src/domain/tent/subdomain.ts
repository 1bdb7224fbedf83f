import { slugify } from "../catalogue/slug";
import { pastedCode } from "../pasted-code";

const MIN_SUBDOMAIN = 3;
const MAX_SUBDOMAIN = 40;

/** Words that a visitor would take for the site itself, for a bank or for a log-in, and names that networks ask for. */
export const RESERVED_SUBDOMAINS: readonly string[] = [
  ..."www api app admin panel mail smtp imap ftp ns1 ns2 static cdn assets img storage status".split(" "),
  ..."soporte ayuda pagos login registro seguridad mercadopago paypal vidriera".split(" "),
  ..."administrador administracion banco cuenta pago secure account oauth sso auth billing support".split(" "),
  ..."autodiscover autoconfig wpad isatap health metrics localhost root webmail".split(" "),
];

/** What is read alike, in this order. Digits come first, since they stand for letters of the pairs. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/-/g, ""],
  [/0/g, "o"],
  [/[1i|]/g, "l"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/7/g, "t"],
  [/8/g, "b"],
  [/9/g, "g"],
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/cl/g, "d"],
];

/** The same text for all subdomains that look the same at a glance. */
const glance = (subdomain: string) => ALIKE.reduce((text, [sign, by]) => text.replace(sign, by), subdomain);

const glancesOf = (word: string) => ["", "s", "es"].map((plural) => glance(`${word}${plural}`));
const RESERVED_GLANCES = new Set(RESERVED_SUBDOMAINS.flatMap(glancesOf));

type SubdomainProblem = "empty" | "tooShort" | "tooLong" | "characters" | "dashes" | "digitsOnly" | "punycode";
export type ParsedSubdomain = { ok: true; subdomain: string } | { ok: false; reason: SubdomainProblem };

/** Validates the syntax of a typed subdomain. */
export function checkSubdomain(text: string): ParsedSubdomain {
  const subdomain = pastedCode(text).toLowerCase();
  const reason = problemOf(subdomain);
  return reason ? { ok: false, reason } : { ok: true, subdomain };
}

function problemOf(subdomain: string): SubdomainProblem | null {
  if (subdomain === "") return "empty";
  if (!/^[a-z0-9-]+$/.test(subdomain)) return "characters";
  if (subdomain.startsWith("xn--")) return "punycode";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(subdomain)) return "dashes";
  if (subdomain.length < MIN_SUBDOMAIN) return "tooShort";
  if (subdomain.length > MAX_SUBDOMAIN) return "tooLong";
  return /^\d+$/.test(subdomain) ? "digitsOnly" : null;
}

/**
 * Whether no shop may newly take a subdomain: reserved words and the application's name, also with dashes, in the plural, or
 * written so that they look alike. A shop that already has one keeps it.
 */
export function isReservedSubdomain(subdomain: string, appName: string): boolean {
  const seen = glance(subdomain);
  return RESERVED_GLANCES.has(seen) || (appName !== "" && glancesOf(slugify(appName)).includes(seen));
}

const mayBeTaken = (subdomain: string, appName: string) =>
  problemOf(subdomain) === null && !isReservedSubdomain(subdomain, appName);

/** Valid subdomains that are like one that is taken, the shortest changes first. */
export function similarSubdomains(taken: string, appName = ""): string[] {
  const name = taken.trim().toLowerCase();
  return [`${name}-tienda`, `mi-${name}`, `${name}-online`, `${name}-2`, `tienda-${name}`, `${name}-3`].filter((one) =>
    mayBeTaken(one, appName),
  );
}

/** A valid subdomain derived from the shop's name. Only the database knows whether it is free. */
export function suggestSubdomain(name: string, appName = ""): string {
  const slug = slugify(name, MAX_SUBDOMAIN);
  if (mayBeTaken(slug, appName)) return slug;
  return slug === "" ? "mi-tienda" : `tienda-${slugify(name, MAX_SUBDOMAIN - "tienda-".length)}`;
}
