import { plainLine } from "../text";
import { BUILT_IN_LINK_CODES, type BuiltInLinkCode } from "./link";

/** The current URLs of a shop's built-in links; null if the shop lacks the data. */
export type BuiltInTargets = Record<BuiltInLinkCode, string | null>;

interface AnyLink {
  code: string | null;
  url: string | null;
}

export function isBuiltInCode(code: string | null): code is BuiltInLinkCode {
  return (BUILT_IN_LINK_CODES as readonly (string | null)[]).includes(code);
}

/** The URL of a link; a built-in one follows the shop's data. Null if there is nothing to link to. */
export function linkTarget({ code, url }: AnyLink, targets: BuiltInTargets): string | null {
  return isBuiltInCode(code) ? targets[code] : url;
}

/** "Córdoba" for "C%C3%B3rdoba"; unchanged if it cannot be decoded. */
function readable(url: string): string {
  try {
    return plainLine(decodeURI(url));
  } catch {
    return url;
  }
}

/** A URL for display: without the scheme and without what follows a chat's number. */
export function shortAddress(url: string): string {
  return readable(url)
    .replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, "")
    .replace(/^(wa\.me\/\d+)\?.*$/, "$1")
    .replace(/\/$/, "");
}

export type LinkKind = "home" | "grid" | "wa" | "ig" | "fb" | "mail" | "phone" | "link";

const OF_CODE: Record<BuiltInLinkCode, LinkKind> = {
  to_tent: "home",
  to_catalogo: "grid",
  to_whatsapp: "wa",
  to_instagram: "ig",
  to_facebook: "fb",
};
const OF_SCHEME: Record<string, LinkKind> = { "mailto:": "mail", "tel:": "phone", "whatsapp:": "wa" };
const OF_SITE: [RegExp, LinkKind][] = [
  [/(?:^|\.)(?:wa\.me|whatsapp\.com)$/, "wa"],
  [/(?:^|\.)instagram\.com$/, "ig"],
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/, "fb"],
];

/** The kind of target a link has, for its icon. */
export function linkKind({ code, url }: AnyLink): LinkKind {
  if (isBuiltInCode(code)) return OF_CODE[code];
  const target = URL.parse(url ?? "");
  if (!target) return "link";
  return OF_SCHEME[target.protocol] ?? OF_SITE.find(([site]) => site.test(target.hostname))?.[1] ?? "link";
}
