import { facebookName, instagramName, socialLink } from "../catalogue/social";

/** Names of this length or more are replaced by a sentence (docs/product.md#social-pages). */
const LONG_NAME = 25;

/** The site's page in a social network; without a name, the copy has a default sentence. */
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

/** The configured pages with their configured names, or those in their URLs; a name without a URL is ignored. */
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
