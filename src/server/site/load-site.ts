import type { Metadata, Viewport } from "next";
import { cache } from "react";
import { APPLE_ICON, THEME_COLOURS } from "~/domain/site/app-manifest";
import { supportNumber } from "~/domain/site/schemas";
import { siteCss } from "~/domain/site/site-colours";
import { env } from "~/env";
import { siteLetters } from "~/server/assets/style-files";
import { serviceContext } from "~/server/container";
import { getSite } from "~/server/services/site/get-site";

/** The site's configuration, read once per request: for its pages, and the colour rules for the document head. */
export const readSite = cache(async () => {
  const { colours, whatsapp, ...site } = await getSite(serviceContext(null));
  return { site: { ...site, whatsapp: whatsapp ?? supportNumber(env.SUPPORT_WHATSAPP) }, css: siteCss(colours) };
});

/** The site's data for pages. The support number is the configured one, else the environment's, else none. */
export const loadSite = async () => (await readSite()).site;

/** The rules of its fonts and colours. */
export const loadSiteCss = async () => siteLetters("swap").faces + (await readSite()).css;

/** Metadata of every page except the shops': the configured name after each title, the icon, and the app to install. */
export async function siteMetadata(): Promise<Metadata> {
  const { name, logo } = await loadSite();
  return {
    title: { template: `%s · ${name}`, default: name },
    icons: { icon: logo ?? "/icono.svg", apple: APPLE_ICON },
    manifest: "/manifest.webmanifest",
    appleWebApp: { capable: true, title: name },
  };
}

/** Lets bottom bars extend into the safe area of a phone. */
export const siteViewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: THEME_COLOURS.light },
    { media: "(prefers-color-scheme: dark)", color: THEME_COLOURS.dark },
  ],
};
