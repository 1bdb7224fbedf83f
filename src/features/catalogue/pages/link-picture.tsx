import {
  type LinkPictureContent as Content,
  LINK_PICTURE,
  type ShopIcon,
} from "~/domain/catalogue/discovery/link-picture";
import { initialOf } from "~/domain/text";

/** An image embedded as a data URL, so that rendering fetches nothing. */
export interface Inside {
  src: string;
  width: number;
  height: number;
}

export const PHOTO_FRAME = { width: 570, height: LINK_PICTURE.height, fit: "cover" } as const;
export const LOGO_FRAME = { width: 220, height: 220, fit: "inside" } as const;
/** Size of the placeholder shown instead of a photo. */
const PANEL = 400;
const BIG_MARK = 96;

const LONG_TITLE = 28;
const VERY_LONG_TITLE = 56;
const LONG_PRICE = 12;

function titleSize({ title, price }: Content): number {
  if (title.length > VERY_LONG_TITLE) return 46;
  if (title.length > LONG_TITLE) return 56;
  return price === null ? 84 : 70;
}

/** Open Graph picture of a shop or product link. Rendered to an image, never part of a page. */
export function LinkPicture({ content, photo, logo }: { content: Content; photo: Inside | null; logo: Inside | null }) {
  const { shop, colours, title, note, price, badge } = content;
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        backgroundColor: colours.bg,
        color: colours.text,
        fontFamily: "Geist",
      }}
    >
      {photo ? (
        <img src={photo.src} width={PHOTO_FRAME.width} height={PHOTO_FRAME.height} alt="" />
      ) : (
        <Panel content={content} logo={logo} />
      )}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flex: 1,
          justifyContent: "space-between",
          padding: "52px 56px 46px",
        }}
      >
        {price !== null ? (
          <Brand content={content} logo={photo ? logo : null} mark={photo !== null} />
        ) : photo ? (
          <Mark content={content} logo={logo} side={BIG_MARK} />
        ) : (
          <div style={{ display: "flex" }} />
        )}
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div
            style={{
              display: "block",
              lineClamp: 3,
              fontSize: titleSize(content),
              fontWeight: 700,
              lineHeight: 1.1,
              letterSpacing: "-0.02em",
              wordBreak: "break-word",
            }}
          >
            {title}
          </div>
          {price === null ? (
            note ? (
              <div
                style={{
                  display: "block",
                  lineClamp: 2,
                  fontSize: 36,
                  lineHeight: 1.3,
                  marginTop: 18,
                  color: colours.muted,
                }}
              >
                {note}
              </div>
            ) : null
          ) : (
            <Price price={price} note={note} colours={colours} />
          )}
        </div>
        <div
          style={{
            display: "flex",
            justifyContent: "space-between",
            alignItems: "center",
            fontSize: 28,
            color: colours.muted,
          }}
        >
          <div style={{ display: "block", lineClamp: 1, flex: 1, wordBreak: "break-all" }}>{shop.host}</div>
          {badge ? (
            <div
              style={{
                display: "flex",
                marginLeft: 24,
                padding: "8px 22px",
                borderRadius: 999,
                backgroundColor: colours.first,
                color: colours.onFirst,
                fontSize: 30,
                fontWeight: 700,
              }}
            >
              {badge}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Price({
  price,
  note,
  colours,
}: {
  price: NonNullable<Content["price"]>;
  note: string | null;
  colours: Content["colours"];
}) {
  const small = price.now.length > LONG_PRICE;
  return (
    <div style={{ display: "flex", flexDirection: "column", marginTop: 30 }}>
      {price.before || price.from ? (
        <div
          style={{
            display: "flex",
            marginBottom: 14,
            fontSize: 34,
            color: colours.muted,
            textDecoration: price.before ? "line-through" : "none",
          }}
        >
          {price.before ?? price.from}
        </div>
      ) : null}
      <div style={{ display: "flex", alignItems: "flex-end", flexWrap: "wrap" }}>
        <div
          style={{
            display: "flex",
            fontSize: small ? 52 : 72,
            lineHeight: 1.15,
            fontWeight: 700,
            color: colours.accent,
            letterSpacing: "-0.02em",
          }}
        >
          {price.now}
        </div>
        {note ? (
          <div
            style={{
              display: "flex",
              marginLeft: 16,
              marginBottom: small ? 8 : 14,
              fontSize: 32,
              color: colours.muted,
            }}
          >
            {note}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Mark({ content: { shop, colours }, logo, side }: { content: Content; logo: Inside | null; side: number }) {
  if (logo) {
    const scale = side / Math.max(logo.width, logo.height);
    return (
      <div style={{ display: "flex" }}>
        <img
          src={logo.src}
          width={logo.width * scale}
          height={logo.height * scale}
          style={{ borderRadius: side / 5 }}
          alt=""
        />
      </div>
    );
  }
  return (
    <div style={{ display: "flex" }}>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          width: side,
          height: side,
          borderRadius: side / 5,
          backgroundColor: colours.first,
          color: colours.onFirst,
          fontSize: side * (side === LOGO_FRAME.width ? 1 : 0.55),
          fontWeight: 700,
        }}
      >
        {initialOf(shop.name)}
      </div>
    </div>
  );
}

function Panel({ content, logo }: { content: Content; logo: Inside | null }) {
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: PANEL,
        height: "100%",
        backgroundColor: logo ? content.colours.surface : content.colours.first,
      }}
    >
      <Mark content={content} logo={logo} side={LOGO_FRAME.width} />
    </div>
  );
}

function Brand({ content, logo, mark }: { content: Content; logo: Inside | null; mark: boolean }) {
  return (
    <div style={{ display: "flex", alignItems: "center" }}>
      {mark ? (
        <div style={{ display: "flex", marginRight: 20 }}>
          <Mark content={content} logo={logo} side={64} />
        </div>
      ) : null}
      <div style={{ display: "block", lineClamp: 1, flex: 1, fontSize: 32, fontWeight: 700 }}>{content.shop.name}</div>
    </div>
  );
}

/** Size of the logo or letter in an icon: only the centre of a maskable icon is guaranteed to be visible. */
export const iconLogo = (kind: string, size: number) => Math.round(size * (kind === "maskable" ? 0.56 : 0.76));

/** A shop's icon: its logo on the shop's background colour or its tile, or its first letter. */
export function IconPicture({
  icon,
  size,
  kind,
  logo,
}: {
  icon: ShopIcon;
  size: number;
  kind: string;
  logo: (Inside & { tile: string | null }) | null;
}) {
  const { bg, first, onFirst } = icon.colours;
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: "100%",
        height: "100%",
        backgroundColor: logo?.tile ?? (icon.logo ? bg : first),
        color: onFirst,
        borderRadius: kind === "normal" ? size / 5 : 0,
        fontFamily: "Geist",
        fontSize: size * (kind === "maskable" ? 0.42 : 0.54),
        fontWeight: 700,
      }}
    >
      {logo ? <img src={logo.src} width={logo.width} height={logo.height} alt="" /> : initialOf(icon.name)}
    </div>
  );
}
