import type { CSSProperties, ReactNode } from "react";
import type { BranchView, ShopView } from "~/domain/catalogue/view";
import { MANY_CATEGORIES } from "~/domain/category/limits";
import { COVER_ANCHOR } from "~/domain/home/home";
import type { AboutView, BannerView, CoverView, HomeLinkView } from "~/domain/home/view";
import { linkKind } from "~/domain/link/target";
import { objectPosition } from "~/domain/product/images/focal-point";
import { phoneText } from "~/domain/tent/phone";
import { categoryEntries } from "../categories/category-entries";
import { ALL_CATEGORIES_PATH } from "../categories/category-index";
import { coverSizes, styleMarkup, tileSizes } from "../styles/style-markup";
import { CoverPicture } from "./cover-picture";
import type { Frame } from "./frame";
import { Icon } from "./icon";
import { longTextMark } from "./long-text";
import { Picture } from "./photo";
import { shopChatUrl } from "./shop-chat";
import { isOwnPage, shopLinks } from "./shop-links";

/** Where a section stands on the page, and what it is called. */
interface PlaceProps {
  frame: Frame;
  /** The id of its element. */
  id: string;
  title: string;
}

function SectionHead({ id, title, children }: Pick<PlaceProps, "id" | "title"> & { children?: ReactNode }) {
  return (
    <header className="sec__head">
      <h2 className="sec__t" id={`t-${id}`}>
        {title}
      </h2>
      {children}
    </header>
  );
}

const MOSAIC = 4;
/** Longer headings get smaller letters, so that the first price stays near. */
const LONG_HEADING = 40;
/** Headings with longer words get smaller letters where a style's are large. */
const LONG_WORD = 8;

/** The letters of a heading's longest word, for the style: a word must not break within its line. */
export function wordLength(heading: string): CSSProperties | undefined {
  const longest = Math.max(...heading.split(/\s+/u).map((word) => [...word].length));
  return longest > LONG_WORD ? ({ "--word": longest } as CSSProperties) : undefined;
}

/** The photos of a cover that shows products. */
const photosOf = ({ showcase }: CoverView) => [...new Map(showcase.map((each) => [each.hash, each])).values()];

/**
 * Whether a cover shows anything: a new shop has neither a picture nor words, photos of too few products, and no hours that
 * say whether it is open.
 */
export const hasCover = (cover: CoverView, { hours }: Pick<ShopView, "hours">): boolean =>
  !cover.hidden &&
  (cover.photo !== null ||
    cover.heading !== null ||
    Boolean(cover.text) ||
    Boolean(hours?.length) ||
    photosOf(cover).length >= MOSAIC);

interface CoverProps {
  frame: Frame;
  cover: CoverView;
  /** Nothing stands beside it on a wide screen. */
  solo: boolean;
}

/** The first part of a home: the merchant's picture or photos of products, and what the shop is. */
export function CoverSection({ frame, cover, solo }: CoverProps) {
  const { shop } = frame;
  const { photo, focus } = cover;
  const heading = cover.heading ?? shop.name;
  const photos = photosOf(cover);
  const mosaic = photos.length >= MOSAIC;
  const isBare = !photo && !mosaic;
  const look = ["hero", ...(isBare ? ["hero--bare"] : []), ...(solo ? ["hero--solo"] : [])];
  return (
    <section className={look.join(" ")} id={COVER_ANCHOR}>
      {photo ? (
        <div className="hero__pic">
          <CoverPicture
            frame={frame}
            photo={photo}
            width={640}
            height={480}
            sizes={coverSizes(shop.theme.styleId, photo)}
            focus={focus}
          />
        </div>
      ) : null}
      {mosaic ? (
        <div className="hero__pic hero__pic--four">
          {photos.slice(0, MOSAIC).map((each) => (
            <Picture
              key={each.hash}
              photo={each}
              width={320}
              height={240}
              sizes={tileSizes(shop.theme.styleId)}
              upTo={640}
              eager
            />
          ))}
        </div>
      ) : null}
      <div className="hero__txt">
        {shop.hours?.length ? <p className="hero__st" data-opening="" /> : null}
        {/* right below the header, a new shop's name would only be read twice */}
        <h1
          className={isBare && cover.heading === null ? "vh" : "hero__h"}
          data-long={heading.length > LONG_HEADING ? "" : undefined}
          style={wordLength(heading)}
        >
          {heading}
        </h1>
        {cover.text ? <p className="hero__p">{cover.text}</p> : null}
        <CoverButtons frame={frame} button={cover.button} />
      </div>
    </section>
  );
}

function CoverButtons({ frame, button }: { frame: Frame; button: CoverView["button"] }) {
  const { shop, base, copy } = frame;
  const chat = shopChatUrl(frame);
  if (button === "none" || (button === "chat" && !chat)) return null;
  const offers = button === "offers" ? shop.special : null;
  return (
    <p className="hero__cta">
      {button === "chat" ? null : (
        <a className="btn" href={base + (offers ? offers.path : "/catalogo")}>
          {offers ? copy.seeOffers : copy.seeCatalogue} <Icon name="arrow" />
        </a>
      )}
      {chat ? (
        <a className={button === "chat" ? "btn" : "btn btn--line"} href={chat} rel="noopener nofollow">
          <Icon name="wa" /> {copy.writeUs}
        </a>
      ) : null}
    </p>
  );
}

const CATEGORY_SIZES = "(min-width:600px) 220px,calc(50vw - 24px)";

/** The shop's first categories, each with a photo, and the way to all; their names alone where no category has one. */
export function CategoriesSection({ frame, ...place }: PlaceProps) {
  const { shop, base, copy } = frame;
  const all = categoryEntries(shop.special?.photo ? shop : { ...shop, special: null });
  const entries = all.slice(0, MANY_CATEGORIES);
  const sizes = styleMarkup(shop.theme.styleId).categorySizes ?? CATEGORY_SIZES;
  const isBare = !shop.noPhoto && entries.every(({ photo }) => !photo);
  return (
    <section className="sec sec--cats" id={place.id} aria-labelledby={`t-${place.id}`}>
      <SectionHead {...place}>
        {all.length > entries.length ? (
          <a className="sec__all" href={base + ALL_CATEGORIES_PATH}>
            <span>
              {copy.seeCategories(all.length)}
              <span className="vh">{copy.ofSection(place.title)}</span>
            </span>
            <Icon name="arrow" />
          </a>
        ) : null}
      </SectionHead>
      <ul className={isBare ? "cats__l cats__l--bare" : "cats__l"}>
        {entries.map((entry) => {
          const photo = entry.photo ?? shop.noPhoto;
          return (
            <li key={entry.path}>
              <a className="cat" href={base + entry.path}>
                {isBare ? null : photo ? (
                  <Picture className="cat__img" photo={photo} width={320} height={320} sizes={sizes} upTo={640} />
                ) : (
                  <span className="cat__img cat__img--none" aria-hidden="true">
                    <Icon name="image" />
                  </span>
                )}
                <span className="cat__t">{entry.name}</span>
                <span className="cat__n">
                  {entry.count}
                  <span className="cat__u">{copy.products(entry.count).replace(/^\d+/, "")}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where a banner leads; null where its target is gone. */
function bannerTarget(frame: Frame, link: BannerView["link"]): string | null {
  const { shop, base } = frame;
  switch (link.to) {
    case "catalogue":
      return `${base}/catalogo`;
    case "offers":
      return shop.special && base + shop.special.path;
    case "category": {
      const category = shop.categories.find(({ id }) => id === link.id);
      return category ? base + category.path : null;
    }
    case "path":
      return link.path === null ? null : base + link.path;
    case "chat":
      return shopChatUrl(frame);
    case "url":
      return link.url;
    case "none":
      return null;
  }
}

const BANNER_SIZES = "(min-width:1600px) 40vw,(min-width:1240px) 600px,(min-width:960px) 48vw";
const BANNER_SHARE = 42;

/** A picture with a sentence, which leads somewhere. */
export function BannerSection({ frame, id, title, banner }: PlaceProps & { banner: BannerView }) {
  const { photo, focus, alt, text, button, link } = banner;
  const href = bannerTarget(frame, link);
  const look = photo ? "ban" : "ban ban--text";
  const leaves = link.to === "url" || link.to === "chat";
  const inside = (
    <>
      {photo ? (
        <Picture
          className="ban__img"
          photo={photo}
          alt={alt ?? ""}
          width={640}
          height={480}
          sizes={`${BANNER_SIZES},${styleMarkup(frame.shop.theme.styleId).bannerShare ?? BANNER_SHARE}vw`}
          position={focus && objectPosition(focus)}
        />
      ) : null}
      <span className="ban__txt">
        <strong className="ban__t">{title}</strong>
        {text ? <span className="ban__p">{text}</span> : null}
        {href ? (
          <span className="ban__a">
            {button ?? frame.copy.bannerMore} <Icon name="arrow" />
          </span>
        ) : null}
      </span>
    </>
  );
  return (
    <section className="sec sec--banner" id={id} aria-label={title}>
      {href ? (
        <a className={look} href={href} rel={leaves ? "noopener nofollow ugc" : undefined}>
          {inside}
        </a>
      ) : (
        <div className={look}>{inside}</div>
      )}
    </section>
  );
}

/** A text of the merchant; an empty line begins a new paragraph, another line break stays one. */
export function AboutSection({ id, title, about }: Omit<PlaceProps, "frame"> & { about: AboutView }) {
  return (
    <section className="sec sec--about" id={id} aria-labelledby={`t-${id}`}>
      <h2 className="sec__t" id={`t-${id}`}>
        {title}
      </h2>
      {paragraphsOf(about.text).map((text) => (
        <p className="about__p" key={text} data-long={longTextMark(text)}>
          {text}
        </p>
      ))}
    </section>
  );
}

const paragraphsOf = (text: string): string[] => [...new Set(text.split(/\n\s*\n/))];

/** Links that fit on a home; the page of links has them all. */
const MAX_HOME_LINKS = 8;

/** The links of the shop's page of links, without the one that leads here. */
export function LinksSection({ frame, links, ...place }: PlaceProps & { links: readonly HomeLinkView[] }) {
  const shown = shopLinks(frame, links)
    .filter(({ code }) => code !== "to_tent")
    .slice(0, MAX_HOME_LINKS);
  return (
    <section className="sec sec--links" id={place.id} aria-labelledby={`t-${place.id}`}>
      <SectionHead {...place} />
      <ul className="links__l">
        {shown.map((link) => (
          <li key={link.id}>
            <a href={link.href} data-link={link.id} rel={isOwnPage(link) ? undefined : "noopener nofollow ugc"}>
              <b>
                <Icon name={linkKind(link)} />
              </b>
              <span>{link.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shop's branches: where they are and when they are open. */
export function VisitSection({ frame, ...place }: PlaceProps) {
  const { shop } = frame;
  return (
    <section className="sec sec--visit" id={place.id} aria-labelledby={`t-${place.id}`}>
      <SectionHead {...place} />
      {shop.branches.map((branch) => (
        <Branch key={branch.id} frame={frame} branch={branch} />
      ))}
    </section>
  );
}

function Branch({ frame, branch }: { frame: Frame; branch: BranchView }) {
  const { shop, copy } = frame;
  const { name, address, hours, text, phone, whatsapp, mapsUrl } = branch;
  const chat = whatsapp ? shopChatUrl({ ...frame, shop: { ...shop, whatsapp } }) : null;
  return (
    <address className="visit__b">
      <div>
        <Icon name="pin" />
        <span>
          <b>{name}</b>
          {address ? <span className="visit__a">{address}</span> : null}
          {mapsUrl ? (
            <a href={mapsUrl} rel="noopener nofollow ugc">
              {copy.seeMap}
              <span className="vh"> {name}</span>
            </a>
          ) : null}
        </span>
      </div>
      {hours ? (
        <div>
          <Icon name="clock" />
          <span>{hours}</span>
        </div>
      ) : null}
      {text || shop.delivery.text ? (
        <div>
          <Icon name={text ? "store" : "truck"} />
          <span>{text ?? shop.delivery.text}</span>
        </div>
      ) : null}
      {phone ? (
        <div>
          <Icon name="phone" />
          <a href={`tel:${phoneText(phone).replace(/[^\d+]/g, "")}`}>{phone}</a>
        </div>
      ) : null}
      {chat ? (
        <div>
          <Icon name="wa" />
          <a href={chat} rel="noopener nofollow">
            {copy.whatsappOfBranch(name)}
          </a>
        </div>
      ) : null}
    </address>
  );
}
