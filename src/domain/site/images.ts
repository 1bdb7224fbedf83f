/** The pictures of the site itself, each in one place that never moves. */
export const SITE_IMAGES = ["logo", "special", "noPhoto"] as const;
export type SiteImage = (typeof SITE_IMAGES)[number];
