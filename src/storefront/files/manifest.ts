import { shopManifest } from "~/domain/catalogue/discovery/manifest";
import { paintTokens } from "~/domain/theme/theme";
import { shopIcon } from "~/features/catalogue/pages/link-picture-data";
import { cachedDocument, type HttpReply } from "~/server/http-reply";
import type { OpenShop } from "../open-shop";
import { shopLanguage } from "../shop-language";

/** Web app manifest. */
export function webManifest({ frame }: OpenShop): HttpReply {
  const { shop, copy } = frame;
  const { name, description, theme } = shop;
  const manifest = shopManifest(
    { name, description, lang: shopLanguage(shop), ground: paintTokens(theme, "light").bg, icon: shopIcon(frame) },
    copy,
  );
  return cachedDocument(JSON.stringify(manifest), "application/manifest+json");
}
