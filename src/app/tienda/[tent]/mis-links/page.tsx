import { LinktreePage } from "~/features/catalogue/linktree-page";
import { SuspendedPage } from "~/features/catalogue/suspended-page";
import { listPublicLinks } from "~/server/services/link/list-public-links";
import { pageHead } from "../page-head";
import { openShop } from "../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string }>;
}

async function openLinks({ params }: Props) {
  const { frame, read } = await openShop((await params).tent);
  return { frame, tree: await read(["links"], listPublicLinks) };
}

export async function generateMetadata(props: Props) {
  const { frame, tree } = await openLinks(props);
  return pageHead(frame, {
    title: frame.copy.links,
    description: tree.description,
    path: "/mis-links",
  });
}

export default async function Linktree(props: Props) {
  const { frame, tree } = await openLinks(props);
  return frame.shop.suspended ? <SuspendedPage frame={frame} /> : <LinktreePage frame={frame} {...tree} />;
}
