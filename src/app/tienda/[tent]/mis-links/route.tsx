import { isMeasured } from "~/features/catalogue/analytics/shop-analytics";
import { LinktreePage } from "~/features/catalogue/linktree-page";
import { listPublicLinks } from "~/server/services/link/list-public-links";
import { pageForAll } from "../page-answer";
import { pageHead } from "../page-head";

export const GET = pageForAll(async ({ frame, read }) => {
  const tree = await read(["links"], listPublicLinks);
  return {
    head: pageHead(frame, { title: frame.copy.links, description: tree.description, path: "/mis-links" }),
    body: <LinktreePage frame={frame} {...tree} />,
    scripted: isMeasured(frame),
  };
});
