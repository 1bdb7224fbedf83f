import type { HomeLinkView } from "~/domain/home/view";
import { type BuiltInTargets, linkTarget } from "~/domain/link/target";
import type { Frame } from "./frame";
import { shopChatUrl } from "./shop-chat";

/** Whether a link leads to the shop itself. */
export const isOwnPage = ({ code }: Pick<HomeLinkView, "code">): boolean =>
  code === "to_tent" || code === "to_catalogo";

/** The links of a shop that lead somewhere, with their targets. */
export function shopLinks(frame: Frame, links: readonly HomeLinkView[]): (HomeLinkView & { href: string })[] {
  const { shop, base } = frame;
  const targets: BuiltInTargets = {
    to_tent: base || "/",
    to_catalogo: `${base}/catalogo`,
    to_whatsapp: shopChatUrl(frame),
    to_instagram: shop.instagram?.url ?? null,
    to_facebook: shop.facebook?.url ?? null,
  };
  return links.flatMap((link) => {
    const href = linkTarget(link, targets);
    return href === null ? [] : [{ ...link, href }];
  });
}
