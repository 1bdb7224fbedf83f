import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { Picture } from "../parts/photo";
import { shopChatUrl } from "../parts/shop-chat";

/** Shown at every URL of a suspended shop: no products, and its chat link unless the team closed the shop. */
export function SuspendedPage({ frame }: { frame: Frame }) {
  const { shop, copy, appUrl } = frame;
  const words = shop.shut
    ? { mark: copy.shut, title: copy.shutTitle, help: copy.shutHelp }
    : { mark: copy.paused, title: copy.pausedTitle, help: copy.pausedHelp };
  const chat = shop.closedByTeam ? null : shopChatUrl(frame);
  return (
    <main id="contenido" className="plain">
      {shop.logo ? <Picture className="lnk__logo" photo={shop.logo} width={96} height={96} eager /> : null}
      <p className="plain__k">
        <Icon name="pause" /> {words.mark}
      </p>
      <h1 className="plain__t">{words.title(shop.name)}</h1>
      <p className="plain__p">{words.help}</p>
      {chat ? (
        <a className="btn btn--wa" href={chat} rel="noopener nofollow">
          <Icon name="wa" /> {copy.writeToShop}
        </a>
      ) : null}
      <p className="plain__o">
        {copy.yours} <a href={`${appUrl}/login`}>{copy.reactivate}</a>
      </p>
      <p className="foot__made">
        {copy.madeWith} <a href={appUrl}>{shop.appName}</a>
      </p>
    </main>
  );
}
