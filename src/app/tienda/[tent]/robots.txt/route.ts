import { shopRobots } from "~/domain/catalogue/sitemap";
import { shopDocument } from "../document";
import { openShop } from "../read";

export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: { params: Promise<{ tent: string }> }) {
  const { frame } = await openShop((await params).tent);
  return shopDocument(shopRobots(frame.origin, frame.shop), "text/plain; charset=utf-8");
}
