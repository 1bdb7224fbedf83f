/** The site's own images, each with a fixed slot. */
export const SITE_IMAGES = ["logo", "special", "noPhoto"] as const;
export type SiteImage = (typeof SITE_IMAGES)[number];

export const SITE_IMAGE_NAMES: Record<SiteImage, string> = {
  logo: "app/logo.png",
  special: "app/oferta.png",
  noPhoto: "app/no-photo.jpg",
};

export const siteImageUrl = (which: SiteImage): string => `/storage/images/${SITE_IMAGE_NAMES[which]}`;
