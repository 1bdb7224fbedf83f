import { orderPageCopyFor } from "~/copy/order-page";
import { EmptyScene } from "../listing/empty-notice";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { Picture } from "../parts/photo";
import { shopChatUrl } from "../parts/shop-chat";

/**
 * Shown at every URL of a suspended shop: no products, and its chat and its customers' orders unless the team closed it.
 */
export function SuspendedPage({ frame }: { frame: Frame }) {
  const { shop, base, copy, appUrl } = frame;
  const words = shop.shut
    ? { title: copy.shutTitle, help: copy.shutHelp }
    : { title: copy.pausedTitle, help: copy.pausedHelp };
  const own = orderPageCopyFor(shop.countryId);
  const chat = shop.closedByTeam ? null : shopChatUrl(frame);
  return (
    <div className="p-suspendida">
      <main id="contenido" className="off">
        <div className="off__b">
          {shop.logo ? <Picture className="brand__logo" photo={shop.logo} width={64} height={64} eager /> : null}
          <EmptyScene frame={frame} kind="off" />
          <h1 className="off__t">{words.title(shop.name)}</h1>
          <p className="off__p">{words.help}</p>
          {chat ? (
            <a className="btn btn--wa" href={chat} rel="noopener nofollow">
              <Icon name="wa" /> {own.write}
            </a>
          ) : null}
          {shop.closedByTeam ? null : (
            <a className="btn btn--line" href={`${base}/catalogo/pedidos`} rel="nofollow">
              {own.mine.see}
            </a>
          )}
        </div>
        <p className="plain__o">
          {copy.yours} <a href={`${appUrl}/login`}>{copy.reactivate}</a>
        </p>
        <p className="foot__made">
          {copy.madeWith} <a href={appUrl}>{shop.appName}</a>
        </p>
      </main>
    </div>
  );
}
