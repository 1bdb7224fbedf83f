"use client";

import { siteTexts } from "~/copy/site";
import { useCopy } from "~/features/app-context/copy-provider";
import type { Site } from "~/features/app-context/site-provider";

/** Links to the site's social pages; null when none is configured. */
export function SocialLinks({ site: { facebook, instagram } }: { site: Pick<Site, "facebook" | "instagram"> }) {
  const { social } = useCopy(siteTexts).site;
  const links = [
    facebook && { network: "Facebook", url: facebook.url, name: facebook.name, visit: social.visitFacebook },
    instagram && { network: "Instagram", url: instagram.url, name: instagram.name, visit: social.visitInstagram },
  ];
  return links.map((one) =>
    one ? (
      <a
        key={one.network}
        href={one.url}
        target="_blank"
        rel="noopener noreferrer"
        className="link inline-flex min-h-11 items-center wrap-anywhere"
      >
        {one.name ? `${one.network}: ${one.name}` : one.visit}
      </a>
    ) : null,
  );
}
