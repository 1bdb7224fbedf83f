/** The links every tent has; they can be paused, not deleted. The codes are stored and sent (docs/product.md#links). */
export const BUILT_IN_LINK_CODES = ["to_tent", "to_catalogo", "to_whatsapp", "to_instagram", "to_facebook"] as const;
export type BuiltInLinkCode = (typeof BUILT_IN_LINK_CODES)[number];

export const MAX_LINKS = 50;
export const MAX_LINK_URL = 500;
const SCHEMES = new Set(["https:", "http:", "mailto:", "tel:", "whatsapp:"]);

const BARE_MAIL = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]+$/;
const BARE_PHONE = /^\+?\d[\d\s()-]{5,28}$/;

/**
 * Normalises a URL a merchant links to. A bare domain gets https, a bare email or phone number its scheme.
 * Null for any scheme that could run code or read local data.
 */
export function linkUrl(text: string): string | null {
  const written = text.trim();
  if (BARE_MAIL.test(written)) return linkUrl(`mailto:${written}`);
  if (BARE_PHONE.test(written)) return `tel:${written.replace(/[^\d+]/g, "")}`;
  if (written === "" || written.length > MAX_LINK_URL || /[\s\p{Cc}<>"\\]/u.test(written)) return null;
  const whole = /^(?:tel:|[a-z][a-z0-9+.-]*:(?!\d))/i.test(written)
    ? written
    : `https://${written.replace(/^\/\//, "")}`;
  const url = URL.parse(whole);
  if (!url || !SCHEMES.has(url.protocol) || url.username !== "" || url.password !== "") return null;
  if (url.protocol === "mailto:") return /^[^@]+@[^@]+\.[^@]+$/.test(url.pathname) ? whole : null;
  if (url.protocol === "tel:") return /^\+?[\d().-]{3,30}$/.test(url.pathname) ? whole : null;
  if (url.protocol === "whatsapp:") return whole;
  return /^[^.]+(\.[^.]+)+$/.test(url.hostname) ? url.href.replace(/(?<=^https?:\/\/[^/]+)\/$/, "") : null;
}

export const MAX_LINK_NAME = 60;

export const MAX_LINKTREE_TEXT = 300;
