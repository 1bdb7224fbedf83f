import type { Metadata, Viewport } from "next";
import { cache } from "react";
import { supportNumber } from "~/domain/site/schemas";
import { siteCss } from "~/domain/site/site-colours";
import { env } from "~/env";
import { serviceContext } from "~/server/container";
import { getSite } from "~/server/services/site/get-site";

/** The site, read once a request: for its pages, and the rules of its colours for the document's head. */
const readSite = cache(async () => {
  const { colours, whatsapp, ...site } = await getSite(serviceContext(null));
  return { site: { ...site, whatsapp: whatsapp ?? supportNumber(env.SUPPORT_WHATSAPP) }, css: siteCss(colours) };
});

/** What pages say of the site. Who answers for support: the configured number, else the environment's, else nobody. */
export const loadSite = async () => (await readSite()).site;

export const loadSiteCss = async () => (await readSite()).css;

/** What every head but the shops' has: the configured name behind each title, and the icon. */
export async function siteMetadata(): Promise<Metadata> {
  const { name, logo } = await loadSite();
  return { title: { template: `%s · ${name}`, default: name }, icons: { icon: logo ?? "/icono.svg" } };
}

/** Bars at the bottom reach into the safe area of a phone. */
export const siteViewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };
