"use client";

import { createContext, useContext } from "react";
import type { SocialPage } from "~/domain/site/social";

/** Site-wide configuration of the product. */
export interface Site {
  name: string;
  logo: string | null;
  /** Support phone number, digits only. */
  whatsapp: string | null;
  facebook: SocialPage | null;
  instagram: SocialPage | null;
  headerMessage: string | null;
  /** Whether the payment banner may show (docs/product.md#payment-banner). */
  paymentBanner: boolean;
}

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: React.ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteProvider above it");
  return site;
}
