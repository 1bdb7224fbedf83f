import { ShopHomePage } from "~/features/catalogue/pages/shop-home-page";
import { StructuredHome } from "~/features/catalogue/pages/structured";
import { loadHome } from "~/server/services/home/load-home";
import { pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { ShopPage } from "../shop-document";

/** The shop's home as published; `hidden` when the panel shows it as a preview while it is composed. */
export async function homePage({ frame, read }: OpenShop, hidden = false): Promise<ShopPage> {
  const home = await read(["home"], (ctx, id) => loadHome(ctx, id, frame.shop));
  const body = (
    <>
      {hidden ? null : <StructuredHome frame={frame} />}
      <ShopHomePage frame={frame} home={home} />
    </>
  );
  return { head: pageHead(frame, { path: "/", hidden }), body, scripted: !hidden, styles: "listing" };
}
