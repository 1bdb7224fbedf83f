import "~/server/container";

import { shopManifest } from "~/domain/catalogue/discovery/manifest";
import { paintTokens } from "~/domain/theme/theme";
import { shopIcon } from "~/features/catalogue/pages/link-picture-data";
import { cachedDocument, notFoundResponse } from "../cached-document";
import { openShop } from "../read";
import { shopLanguage } from "../shop-language";

export const dynamic = "force-dynamic";

/** Web app manifest; only the shop's own host can be installed. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string }> }) {
  const { frame } = await openShop((await params).tent);
  const { shop, copy, base } = frame;
  if (base !== "") return notFoundResponse();
  const { name, description, theme } = shop;
  const manifest = shopManifest(
    { name, description, lang: shopLanguage(shop), ground: paintTokens(theme, "light").bg, icon: shopIcon(frame) },
    copy,
  );
  return cachedDocument(JSON.stringify(manifest), "application/manifest+json");
}
