import type { Metadata, Viewport } from "next";
import { cache } from "react";
import { serviceContext } from "~/server/container";
import { getSite } from "~/server/services/site/get-site";

/** The configuration of the site, read once a request. */
export const loadSite = cache(() => getSite(serviceContext(null)));

/** What every head but the shops' has: the configured name behind each title, and the icon. */
export async function siteMetadata(): Promise<Metadata> {
  const { name, logo } = await loadSite();
  return { title: { template: `%s · ${name}`, default: name }, icons: { icon: logo ?? "/icono.svg" } };
}

/** Bars at the bottom reach into the safe area of a phone. */
export const siteViewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };
