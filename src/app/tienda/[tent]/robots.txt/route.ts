import "~/server/container";

import { shopRobots } from "~/domain/catalogue/discovery/sitemap";
import { cachedDocument } from "../cached-document";
import { openShopOfFile } from "../read";

export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: { params: Promise<{ tent: string }> }) {
  const { frame } = await openShopOfFile((await params).tent);
  return cachedDocument(shopRobots(frame.origin, frame.shop), "text/plain; charset=utf-8");
}
