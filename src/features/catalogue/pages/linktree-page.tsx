import { facebookName, instagramName } from "~/domain/catalogue/social";
import { linkKind } from "~/domain/link/target";
import type { PublicLink } from "~/server/services/link/list-public-links";
import { ConsentLink, ShopAnalytics } from "../analytics/shop-analytics";
import { VisitScript } from "../browser/visit-script";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { Picture } from "../parts/photo";
import { isOwnPage, shopLinks } from "../parts/shop-links";

interface LinktreeProps {
  frame: Frame;
  description: string | null;
  links: readonly PublicLink[];
}

/** `/mis-links`: all of a shop's links on one page. */
export function LinktreePage({ frame, description, links }: LinktreeProps) {
  const { shop, base, copy, appUrl } = frame;
  const shown = shopLinks(frame, links);
  const names: Record<string, string | null> = {
    to_instagram: shop.instagram && instagramName(shop.instagram),
    to_facebook: shop.facebook && facebookName(shop.facebook, copy.visitFacebook),
  };
  const about = description ?? shop.tagline;
  return (
    <div className="p-mis-links">
      <a className="skip" href="#contenido">
        {copy.skip}
      </a>
      <ShopAnalytics frame={frame} />
      <main id="contenido" className="lnk">
        <header className="lnk__h">
          {shop.logo ? <Picture className="lnk__logo" photo={shop.logo} width={96} height={96} eager /> : null}
          <h1 className="lnk__t">{shop.name}</h1>
          {about ? <p className="lnk__p">{about}</p> : null}
          {shown.length === 0 ? <p className="lnk__p">{copy.noLinks}</p> : null}
        </header>
        <ul className="lnk__l">
          {shown.map((link, index) => (
            <li key={link.id}>
              <a
                className={index === 0 ? "lk lk--1" : "lk"}
                href={link.href}
                data-link={link.id}
                rel={isOwnPage(link) ? undefined : "noopener nofollow ugc"}
              >
                <Icon name={linkKind(link)} />
                <span>
                  {link.name}
                  {link.code && names[link.code] ? <small>{names[link.code]}</small> : null}
                </span>
                <Icon name="chev" />
              </a>
            </li>
          ))}
          {shown.length === 0 ? (
            <li>
              <a className="lk lk--1" href={`${base}/catalogo`}>
                <Icon name="grid" />
                <span>{copy.seeCatalogue}</span>
                <Icon name="chev" />
              </a>
            </li>
          ) : null}
        </ul>
        <ConsentLink frame={frame} />
        <p className="foot__made">
          {copy.madeWith} <a href={appUrl}>{shop.appName}</a>
        </p>
      </main>
      <VisitScript frame={frame} />
    </div>
  );
}
