import type { SocialLink } from "./view";

const SITES = {
  instagram: { host: "instagram.com", home: "https://www.instagram.com/" },
  facebook: { host: "facebook.com", home: "https://www.facebook.com/" },
} as const;

const HANDLE = /^@?([\w.-]{1,80})$/;

/** The link to a shop's profile, from the handle or URL a merchant typed; null for anything else. */
export function socialLink(site: keyof typeof SITES, typed: string | null): SocialLink | null {
  const text = typed?.trim() ?? "";
  const { host, home } = SITES[site];
  const handle = HANDLE.exec(text)?.[1];
  if (handle && !handle.toLowerCase().includes(`${host}`)) return { url: home + handle, label: handle };
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    const own = url.hostname === host || url.hostname.endsWith(`.${host}`) || url.hostname === "fb.com";
    const label = url.pathname.replace(/^\/+|\/+$/g, "");
    return own && label ? { url: `https://${url.hostname}${url.pathname}${url.search}`, label } : null;
  } catch {
    return null;
  }
}

/** Names of this length or more are replaced by a sentence (docs/product.md#social-pages). */
const LONG_FACEBOOK_NAME = 25;

/** The label of a Facebook page: its name, or `visit` for a long name and for a URL without one. */
export function facebookName({ label }: SocialLink, visit: string): string {
  const isName = /^[\w.-]+$/.test(label) && label !== "profile.php";
  return isName && label.length < LONG_FACEBOOK_NAME ? label : visit;
}

/** The label of an Instagram profile; null for a URL that is not a profile. */
export function instagramName({ label }: SocialLink): string | null {
  return /^[\w.]+$/.test(label) ? `@${label}` : null;
}
