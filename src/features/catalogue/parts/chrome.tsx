import type { ReactNode } from "react";
import { listPageCopyFor } from "~/copy/list-page";
import { offline } from "~/copy/offline";
import { paymentChangeName } from "~/copy/payment-change";
import { shopScriptCopyFor } from "~/copy/shop-script";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import type { BranchView } from "~/domain/catalogue/view";
import { firstPaymentOf, paymentChangeFor } from "~/domain/order/place/payment";
import { LIST_REQUEST_PATH } from "~/domain/price-lists/list-link";
import { hasShopRules, isShort } from "~/domain/pricing/rules";
import type { ViewedItem } from "~/domain/stats/analytics-event";
import { withoutAccents } from "~/domain/text";
import { QUEUED_CLICKS, SCROLL_RESTORATION } from "~/generated/inline/scripts";
import { ConsentLink, type MeasuredPage, ShopAnalytics } from "../analytics/shop-analytics";
import { InlineScript } from "../browser/inline-script";
import { type PageFacts, VisitScript } from "../browser/visit-script";
import { CouponNotice } from "../cart/coupon-notice";
import { CategoryChips } from "../categories/category-chips";
import { CategoryMenu } from "../categories/category-menu";
import { ClosedNotice } from "../hours/closed-notice";
import type { SumRules } from "../islands/goods-sum.island";
import { SearchBox } from "../search/search-box";
import { hasBarOn } from "../styles/style-menu";
import type { Frame } from "./frame";
import { Icon, type IconName } from "./icon";
import { ListNotice } from "./list-notice";
import { Picture } from "./photo";
import { chatUrl, shopChatUrl } from "./shop-chat";
import { HolidayBanner, ShopHours } from "./shop-hours";

type PageKind =
  | "home"
  | "catalogo"
  | "categoria"
  | "producto"
  | "buscar"
  | "carrito"
  | "enviado"
  | "pedidos"
  | "pedir-precios"
  | "404"
  | "offline";

/** Pages about a visitor's own orders, which no analytics of others may see. */
const PRIVATE: readonly PageKind[] = ["enviado", "pedidos"];
/** Pages that are not what the visitor asked for. */
const UNCOUNTED: readonly PageKind[] = ["404", "offline"];

/** Pages that a visitor may come to first, with notices for whoever does. */
const LANDINGS: readonly PageKind[] = ["home", "catalogo", "categoria"];

/** Pages that the shop's own analytics treat differently; order pages are never measured. */
const MEASURED: Partial<Record<PageKind, MeasuredPage>> = { buscar: "search", carrito: "cart" };

interface ChromeProps {
  frame: Frame;
  kind: PageKind;
  /** Data counted with the visit. */
  facts?: PageFacts;
  /** Path of the category that the page belongs to. */
  current?: string;
  /** Paths of the categories that have a section on this page. */
  here?: readonly string[];
  /** What the search box shows. */
  query?: string;
  /** The product on a product page, for the shop's own analytics. */
  item?: ViewedItem;
  children: ReactNode;
}

/** Header, content and footer of a shop page, with the floating cart total. */
export function Chrome({ frame, kind, facts, item, current, here, query, children }: ChromeProps) {
  const quiet = kind === "carrito" || PRIVATE.includes(kind);
  const isMeasured = !PRIVATE.includes(kind) && !UNCOUNTED.includes(kind);
  return (
    <div className={`p-${kind}`}>
      <InlineScript code={QUEUED_CLICKS} />
      <a className="skip" href="#contenido">
        {frame.copy.skip}
      </a>
      {isMeasured ? <ShopAnalytics frame={frame} page={MEASURED[kind]} item={item} /> : null}
      {frame.base === "" ? <div className="offline" role="status" data-network="" /> : null}
      <Header frame={frame} kind={kind} current={current} query={query} />
      {quiet || !hasBarOn(frame.shop.theme.styleId, kind) ? null : (
        <CategoryChips frame={frame} current={current} here={here} />
      )}
      {children}
      <Footer frame={frame} isMeasured={isMeasured} />
      <CartPlace frame={frame} quiet={quiet} />
      <InlineScript code={SCROLL_RESTORATION} />
      {UNCOUNTED.includes(kind) ? null : <VisitScript frame={frame} {...facts} />}
    </div>
  );
}

/** What the bar's sum follows, or null where the plain sum of the prices is the total. */
function sumRulesOf({ payment, money, rules }: Frame["shop"]): SumRules | null {
  const { adjustments } = payment;
  const change = paymentChangeFor(firstPaymentOf(payment), { adjustments, money }, paymentChangeName);
  return change !== null || hasShopRules(rules) ? { ...rules, payment: change } : null;
}

/** Container of the floating cart total; `quiet` on the cart and order pages, which show the total themselves. */
function CartPlace({ frame, quiet }: { frame: Frame; quiet: boolean }) {
  const { shop, base } = frame;
  const rules = quiet ? null : sumRulesOf(shop);
  const isKnown = isShort(shop.rules);
  return (
    <aside
      aria-label={shopScriptCopyFor(shop.countryId).label}
      data-cart={cartIdOf(shop)}
      data-country={shop.countryId}
      data-money={JSON.stringify(shop.money)}
      data-href={`${base}/catalogo/carrito`}
      data-quiet={quiet ? "" : undefined}
      data-sums={rules ? (isKnown ? frame.islandScripts("goods-sum")[0] : "") : undefined}
      data-rules={rules && isKnown ? JSON.stringify(rules) : undefined}
    >
      <p className="vh" role="status" />
    </aside>
  );
}

/** Longer shop names get smaller letters where they stand in a column. */
const LONG_BRAND = 16;

function Header({ frame, kind, current, query }: Pick<ChromeProps, "frame" | "kind" | "current" | "query">) {
  const { shop, base, copy } = frame;
  return (
    <header className="top">
      <HolidayBanner frame={frame} />
      {shop.notice ? <p className="notice">{shop.notice}</p> : null}
      <ListNotice frame={frame} />
      {LANDINGS.includes(kind) ? <CouponNotice frame={frame} /> : null}
      {LANDINGS.includes(kind) ? <ClosedNotice frame={frame} /> : null}
      <div className="top__in">
        <a className="brand" href={base || "/"}>
          {shop.logo ? <Picture className="brand__logo" photo={shop.logo} width={48} height={48} eager /> : null}
          <span className="brand__txt">
            <span className="brand__name" data-long={shop.name.length > LONG_BRAND ? "" : undefined}>
              {shop.name}
            </span>
            {shop.tagline && kind !== "home" ? <span className="brand__tag">{shop.tagline}</span> : null}
          </span>
        </a>
        <CategoryMenu frame={frame} current={current} />
        <SearchBox frame={frame} query={query} />
        <div className="top__act">
          <a className="icb top__find" href={`${base}/catalogo/buscar`} aria-label={copy.searchProducts}>
            <Icon name="search" />
          </a>
          <a className="icb top__cart" href={`${base}/catalogo/carrito`} rel="nofollow">
            <Icon name="cart" />
            <span className="top__cartt">{copy.order}</span>
            <span className="vh" data-cart-label="">
              {copy.viewOrder}
            </span>
            <span className="count" data-cart-count="" aria-hidden="true" hidden />
          </a>
        </div>
      </div>
    </header>
  );
}

function Footer({ frame, isMeasured }: { frame: Frame; isMeasured: boolean }) {
  const { shop, base, copy } = frame;
  return (
    <footer className="foot">
      <div className="foot__in">
        <div className="foot__brand">
          <p className="foot__name">{shop.name}</p>
          <ShopHours frame={frame} />
          {shop.branches.map((branch) => (
            <FooterBranch key={branch.id} branch={branch} alone={shop.branches.length === 1} />
          ))}
        </div>
        <nav className="foot__nav" aria-label={copy.footerLabel}>
          <a href={base || "/"}>{copy.home}</a>
          <a href={`${base}/catalogo`}>{copy.catalogue}</a>
          {shop.special ? <a href={base + shop.special.path}>{shop.special.name}</a> : null}
          <a href={`${base}/catalogo/pedidos`} rel="nofollow">
            {copy.myOrders}
          </a>
          {shop.takesListRequests ? (
            <a href={base + LIST_REQUEST_PATH}>{listPageCopyFor(shop.countryId).ask.open}</a>
          ) : null}
        </nav>
        <Social frame={frame} />
        <Legal frame={frame} />
        {frame.base === "" ? (
          <p data-install="" hidden>
            <button className="btn btn--line" type="button">
              {offline.install}
            </button>
          </p>
        ) : null}
        {isMeasured ? <ConsentLink frame={frame} /> : null}
        <p className="foot__web">{frame.origin.replace(/^https?:\/\//, "")}</p>
        <p className="foot__made">
          {copy.madeWith} <a href={frame.appUrl}>{shop.appName}</a>
        </p>
      </div>
    </footer>
  );
}

function FooterBranch({ branch, alone }: { branch: BranchView; alone: boolean }) {
  const place = [alone ? null : branch.name, branch.address].filter(Boolean).join(" · ");
  if (!alone) return <p>{place}</p>;
  return (
    <>
      {place ? <p>{place}</p> : null}
      {branch.hours ? <p>{branch.hours}</p> : null}
    </>
  );
}

/** Legal data that a shop must show; null when the merchant entered none. */
function Legal({ frame }: { frame: Frame }) {
  const { shop, copy } = frame;
  const { name, cuit, dataFiscalUrl, regret } = shop.legal;
  const who = [name, cuit && copy.cuit(cuit)].filter(Boolean).join(" · ");
  const regretUrl = regret && chatUrl(shop.whatsapp, copy.regretText(withoutAccents(shop.name)));
  if (!who && !dataFiscalUrl && !regretUrl) return null;
  return (
    <section className="foot__legal" aria-label={copy.legalLabel}>
      {who ? <p>{who}</p> : null}
      {regretUrl ? (
        <a href={regretUrl} rel="noopener nofollow">
          {copy.regret}
        </a>
      ) : null}
      {dataFiscalUrl ? (
        <a href={dataFiscalUrl} rel="noopener nofollow ugc">
          {copy.dataFiscal}
        </a>
      ) : null}
    </section>
  );
}

function Social({ frame }: { frame: Frame }) {
  const { shop, copy } = frame;
  const chat = shopChatUrl(frame);
  const links: { url: string; label: string; icon: IconName }[] = [];
  if (chat) links.push({ url: chat, label: copy.whatsappOf(shop.name), icon: "wa" });
  if (shop.instagram) links.push({ url: shop.instagram.url, label: copy.instagramOf(shop.name), icon: "ig" });
  if (shop.facebook) links.push({ url: shop.facebook.url, label: copy.facebookOf(shop.name), icon: "fb" });
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {links.map((link) => (
        <li key={link.icon}>
          <a className="icb" href={link.url} aria-label={link.label} rel="noopener nofollow ugc">
            <Icon name={link.icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
