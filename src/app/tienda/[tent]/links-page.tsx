import { isMeasured } from "~/features/catalogue/analytics/shop-analytics";
import { LinktreePage } from "~/features/catalogue/pages/linktree-page";
import { listPublicLinks } from "~/server/services/link/list-public-links";
import { pageHead } from "./document-head";
import type { OpenShop } from "./read";
import type { ShopPage } from "./shop-document";

/** `/mis-links`; `hidden` when the panel shows it as a preview while the links are edited. */
export async function linksPage({ frame, read }: OpenShop, hidden = false): Promise<ShopPage> {
  const tree = await read(["links"], listPublicLinks);
  return {
    head: pageHead(frame, { title: frame.copy.links, description: tree.description, path: "/mis-links", hidden }),
    body: <LinktreePage frame={frame} {...tree} />,
    scripted: isMeasured(frame),
  };
}
