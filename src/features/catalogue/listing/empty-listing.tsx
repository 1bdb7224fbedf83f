import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { shopChatUrl } from "../parts/shop-chat";

interface EmptyProps {
  frame: Frame;
  title: string;
  help: string;
  /** Adds a link to the whole catalogue, or to the given page. */
  wayOut?: boolean | { path: string; text: string };
}

export function EmptyListing({ frame, title, help, wayOut = false }: EmptyProps) {
  const { base, copy } = frame;
  const chat = shopChatUrl(frame);
  const way = wayOut === true ? { path: "/catalogo", text: copy.seeWholeCatalogue } : wayOut;
  return (
    <div className="empty">
      <span className="empty__i">
        <Icon name="empty" />
      </span>
      <h2 className="empty__t">{title}</h2>
      <p>{help}</p>
      <p className="empty__a">
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
      </p>
    </div>
  );
}
