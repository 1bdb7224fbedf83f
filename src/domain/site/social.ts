import { facebookName, instagramName, socialLink } from "../catalogue/social";

/** From this length on, a sentence replaces a Facebook name (docs/product.md#social-pages). */
const LONG_NAME = 25;

/** A page of the site in a network; without a name, a sentence of the copy invites to it. */
export interface SocialPage {
  url: string;
  name: string | null;
}

interface Configured {
  fburl: string | null;
  fbname: string | null;
  instaurl: string | null;
  instaname: string | null;
}

const short = (name: string | null): string | null => (name !== null && name.length < LONG_NAME ? name : null);

/** The configured pages, under their configured names or those in their addresses; a name without an address leads nowhere. */
export function siteSocial({ fburl, fbname, instaurl, instaname }: Configured): {
  facebook: SocialPage | null;
  instagram: SocialPage | null;
} {
  const facebookLink = socialLink("facebook", fburl);
  const instagramLink = socialLink("instagram", instaurl);
  return {
    facebook: fburl
      ? { url: fburl, name: fbname ? short(fbname) : (facebookLink && facebookName(facebookLink, "")) || null }
      : null,
    instagram: instaurl
      ? { url: instaurl, name: instaname ? short(instaname) : instagramLink && instagramName(instagramLink) }
      : null,
  };
}
