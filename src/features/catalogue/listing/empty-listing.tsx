import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { shopChatUrl } from "../parts/shop-chat";
import { EmptyNotice } from "./empty-notice";

interface EmptyProps {
  frame: Frame;
  /** Whether nothing was found, by default, or nothing is there yet. */
  kind?: "none" | "new";
  title: string;
  help: string;
  /** Instead of `help` where that says to write and the shop has no chat. */
  wait?: string;
  /** What the chat begins with, behind the greeting. */
  ask?: string;
  /** Adds a link to the whole catalogue, or to the given page. */
  wayOut?: boolean | { path: string; text: string };
}

export function EmptyListing({ frame, kind = "none", title, help, wait = help, ask, wayOut = false }: EmptyProps) {
  const { base, copy } = frame;
  const chat = shopChatUrl(frame, ask);
  const way = wayOut === true ? { path: "/catalogo", text: copy.seeWholeCatalogue } : wayOut;
  return (
    <EmptyNotice frame={frame} kind={kind} title={title} help={chat ? help : wait}>
      {way ? (
        <a className="btn" href={base + way.path}>
          {way.text}
        </a>
      ) : null}
      {chat ? (
        <a className={way ? "btn btn--line" : "btn"} href={chat} rel="noopener nofollow">
          <Icon name="wa" /> {copy.askUs}
        </a>
      ) : null}
    </EmptyNotice>
  );
}

/** A shop without products. */
export function EmptyShop({ frame }: Pick<EmptyProps, "frame">) {
  const { emptyShop, emptyShopHelp, emptyShopWait } = frame.copy;
  return <EmptyListing frame={frame} kind="new" title={emptyShop} help={emptyShopHelp} wait={emptyShopWait} />;
}
