import "~/server/container";

import { shopManifest } from "~/domain/catalogue/discovery/manifest";
import { paintTokens } from "~/domain/theme/theme";
import { shopIcon } from "~/features/catalogue/pages/link-picture-data";
import { cachedDocument } from "../cached-document";
import { openShopOfFile } from "../read";
import { shopLanguage } from "../shop-language";

export const dynamic = "force-dynamic";

/** Web app manifest. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string }> }) {
  const { frame } = await openShopOfFile((await params).tent);
  const { shop, copy } = frame;
  const { name, description, theme } = shop;
  const manifest = shopManifest(
    { name, description, lang: shopLanguage(shop), ground: paintTokens(theme, "light").bg, icon: shopIcon(frame) },
    copy,
  );
  return cachedDocument(JSON.stringify(manifest), "application/manifest+json");
}
