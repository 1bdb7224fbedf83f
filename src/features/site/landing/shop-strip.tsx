import type { ReactNode } from "react";
import { fill } from "~/copy/fill";
import { SHOWN_SHOPS, shopShot } from "~/domain/site/shown-shops";
import type { LandingData } from "./landing-data";

function Phone({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? (
    <a className="phone" href={href}>
      {children}
    </a>
  ) : (
    <div className="phone">{children}</div>
  );
}

/** The homes of the demonstration shops on phones, which lead to the shops that exist on this installation. */
export function ShopStrip({ copy, shops }: Pick<LandingData, "copy" | "shops">) {
  const words = copy.home.shops;
  return (
    <>
      {/* without links, the keyboard scrolls the list itself */}
      <ul className="phones" aria-label={words.label} tabIndex={shops.size === 0 ? 0 : undefined}>
        {SHOWN_SHOPS.map(({ subdomain, name }, index) => {
          const { path, width, height } = shopShot(subdomain);
          return (
            <li key={subdomain}>
              <Phone href={shops.get(subdomain)}>
                <span className="phone__frame">
                  <img
                    src={path}
                    width={width}
                    height={height}
                    alt={fill(words.alt, { shop: name })}
                    {...(index === 0 ? { fetchPriority: "high" } : { loading: "lazy" })}
                  />
                </span>
                <span className="plank" />
                <b>{name}</b>
                <small>{words.trades[subdomain]}</small>
              </Phone>
            </li>
          );
        })}
      </ul>
      <p className="wide phones__note">{shops.size === SHOWN_SHOPS.length ? words.noteLive : words.note}</p>
    </>
  );
}
