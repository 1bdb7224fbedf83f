import type { ReactElement, ReactNode } from "react";
import { type LinkPictureContent as Content, LINK_PICTURE } from "~/domain/catalogue/discovery/link-picture";
import type { Box } from "~/domain/catalogue/share-picture/collage";
import { fitLine, fitText } from "~/domain/catalogue/share-picture/fit-text";
import { fontMetrics, PICTURE_FONTS, textWidth } from "~/domain/catalogue/share-picture/fonts";
import { initialOf } from "~/domain/text";
import type { StyleKey } from "~/domain/theme/presets";
import type { ColourToken, Tokens } from "~/domain/theme/tokens";
import { type Block, block, inOneLine, Layer, line, Plate, RenderedImage, Shape, stack, Words } from "./pieces";

// The Open Graph picture of a link to a shop, to a product or to its offers: what messengers show below a message. A photo at the
// left, words at the right, in the faces, colours and shapes of the shop's style.

/** An image as a data URL, so that rendering fetches nothing. */
interface Embedded {
  src: string;
  width: number;
  height: number;
}

interface Look {
  ground: ColourToken;
  ink: ColourToken;
  /** Notes, the address, a price that was. */
  quiet: ColourToken;
  amount: ColourToken;
  photo: Box;
  radius?: number | string;
  /** The photo lies a little crooked. */
  tilt?: number;
  /** The left edge of the words, and where they begin. */
  words: { x: number; y: number };
  title: { largest: number; leading: number; tracking?: number; capitals?: true };
  /** What is drawn around the photo and the words, below both. */
  around?: (colours: Tokens) => ReactNode;
}

const { width: WIDE, height: HIGH } = LINK_PICTURE;
const MARGIN = 48;

const fill = (box: Box, colour: string, radius?: number) => (
  <Plate box={box} style={{ backgroundColor: colour, ...(radius ? { borderRadius: radius } : {}) }} />
);

const STRIPE = 120;
const AWNING = 54;
const stripes = (odd: number): string =>
  Array.from({ length: WIDE / STRIPE / 2 }, (_, place) => (2 * place + odd) * STRIPE)
    .map((x) => `M${x} 0h${STRIPE}v${AWNING}a${STRIPE / 2} ${STRIPE / 2} 0 0 1 ${-STRIPE} 0z`)
    .join("");

const RULE = 9;

const LOOKS: Record<StyleKey, Look> = {
  guille: {
    ground: "deep",
    ink: "on-deep",
    quiet: "on-deep",
    amount: "deep-accent",
    photo: { x: 28, y: 28, width: 560, height: 562 },
    radius: 30,
    words: { x: 636, y: 56 },
    title: { largest: 92, leading: 1.06, tracking: -0.03 },
    around: ({ first }) => fill({ x: 0, y: HIGH - 12, width: WIDE, height: 12 }, first),
  },
  celia: {
    ground: "bg",
    ink: "text",
    quiet: "muted",
    amount: "accent",
    photo: { x: 72, y: 48, width: 448, height: 582 },
    radius: "224px 224px 0 0",
    words: { x: 590, y: 64 },
    title: { largest: 116, leading: 0.98 },
  },
  patricia: {
    ground: "bg",
    ink: "text",
    quiet: "muted",
    amount: "accent",
    photo: { x: 36, y: 40, width: 550, height: 550 },
    radius: 275,
    words: { x: 640, y: 64 },
    title: { largest: 92, leading: 1.06, tracking: -0.02 },
    around: ({ first, second }) => (
      <Layer>
        {fill({ x: 500, y: 26, width: 92, height: 92 }, second, 46)}
        {fill({ x: 24, y: 508, width: 66, height: 66 }, first, 33)}
      </Layer>
    ),
  },
  sol: {
    ground: "bg",
    ink: "text",
    quiet: "muted",
    amount: "accent",
    photo: { x: 40, y: 146, width: 540, height: 448 },
    radius: 44,
    words: { x: 626, y: 156 },
    title: { largest: 96, leading: 0.94 },
    around: ({ first, second }) => (
      <Layer>
        <Shape box={{ x: 0, y: 0, width: WIDE, height: AWNING + STRIPE / 2 }} path={stripes(0)} fill={first} />
        <Shape box={{ x: 0, y: 0, width: WIDE, height: AWNING + STRIPE / 2 }} path={stripes(1)} fill={second} />
      </Layer>
    ),
  },
  nymeria: {
    ground: "bg",
    ink: "text",
    quiet: "muted",
    amount: "text",
    photo: { x: 0, y: 0, width: 560, height: HIGH },
    words: { x: 608, y: 64 },
    title: { largest: 132, leading: 0.92, tracking: -0.03 },
    around: ({ text }) => fill({ x: 608, y: HIGH - 92, width: WIDE - 608 - MARGIN, height: 3 }, text),
  },
  rupe: {
    ground: "bg",
    ink: "text",
    quiet: "muted",
    amount: "text",
    photo: { x: 0, y: 0, width: 560, height: HIGH },
    words: { x: 612, y: 44 },
    title: { largest: 128, leading: 1.1, capitals: true },
    around: ({ first, text }) => (
      <Layer>
        {fill({ x: 560, y: 0, width: WIDE - 560, height: 120 }, first)}
        {fill({ x: 560, y: 120, width: WIDE - 560, height: RULE }, text)}
        {fill({ x: 560, y: 0, width: RULE, height: HIGH }, text)}
      </Layer>
    ),
  },
  benito: {
    ground: "bg",
    ink: "text",
    quiet: "muted",
    amount: "accent",
    photo: { x: 66, y: 62, width: 508, height: 490 },
    tilt: -2,
    words: { x: 640, y: 64 },
    title: { largest: 92, leading: 1.02 },
    around: ({ surface, second }) => (
      <Layer>
        <Plate
          box={{ x: 46, y: 42, width: 548, height: 546 }}
          style={{ backgroundColor: surface, transform: "rotate(-2deg)" }}
        />
        <Plate
          box={{ x: 236, y: 18, width: 170, height: 44 }}
          style={{ backgroundColor: second, opacity: 0.5, transform: "rotate(3deg)" }}
        />
      </Layer>
    ),
  },
};

/** The part of a picture that its photo gets; a style without one at the edge has a smaller photo. */
export const linkPhotoFrame = (style: StyleKey) => {
  const { width, height } = LOOKS[style].photo;
  return { width, height, fit: "cover" } as const;
};
export const LINK_LOGO_FRAME = { width: 220, height: 220, fit: "inside" } as const;

const BRAND = 34;
const ADDRESS = 28;
const MARK = 64;

/** Draws a link's picture; rendered with the fonts of its style. */
export function LinkPicture({
  content,
  photo,
  logo,
}: {
  content: Content;
  photo: Embedded | null;
  logo: Embedded | null;
}) {
  const look = LOOKS[content.style];
  return (
    <div
      style={{
        display: "flex",
        position: "relative",
        overflow: "hidden",
        width: WIDE,
        height: HIGH,
        backgroundColor: content.colours[look.ground],
      }}
    >
      {look.around?.(content.colours)}
      <Frame content={content} photo={photo} logo={logo} />
      <Column content={content} logo={photo ? logo : null} />
    </div>
  );
}

/** The photo; without one the logo, or the shop's initial, in its place. */
function Frame({ content, photo, logo }: { content: Content; photo: Embedded | null; logo: Embedded | null }) {
  const { style, colours, shop, badge } = content;
  const { photo: box, radius, tilt = 0 } = LOOKS[style];
  const { title: font } = PICTURE_FONTS[style];
  const inside = { x: 0, y: 0, width: box.width, height: box.height };
  const round = radius === undefined ? {} : { borderRadius: radius };
  const size = 260;
  return (
    <Plate box={box} style={{ transform: `rotate(${tilt}deg)` }}>
      {photo ? (
        <RenderedImage box={inside} src={photo.src} radius={typeof radius === "number" ? `${radius}px` : radius} />
      ) : (
        <Plate box={inside} style={{ backgroundColor: logo ? colours.surface : colours.first, ...round }}>
          {logo ? (
            <RenderedImage
              src={logo.src}
              box={{
                x: (box.width - logo.width) / 2,
                y: (box.height - logo.height) / 2,
                width: logo.width,
                height: logo.height,
              }}
            />
          ) : (
            <Words
              text={line(initialOf(shop.name), size)}
              font={font}
              colour={colours["on-first"]}
              align="center"
              x={box.width / 2}
              y={(box.height - size * fontMetrics(font).capHeight) / 2}
            />
          )}
        </Plate>
      )}
      {badge ? <Badge content={content} text={badge} /> : null}
    </Plate>
  );
}

function Badge({ content: { style, colours }, text }: { content: Content; text: string }) {
  const { body, title } = PICTURE_FONTS[style];
  const font = style === "rupe" ? title : body;
  const size = 40;
  const width = textWidth(text, font, size) + 52;
  const height = 72;
  // its photos are on the first colour
  const on = style === "rupe" ? "second" : "first";
  const round = style === "rupe" || style === "nymeria" || style === "benito" ? 0 : height / 2;
  return (
    <Plate
      box={{ x: style === "celia" ? (LOOKS.celia.photo.width - width) / 2 : 24, y: 24, width, height }}
      style={{ backgroundColor: colours[on], borderRadius: round }}
    >
      <Words
        text={line(text, size)}
        font={font}
        colour={colours[`on-${on}`]}
        x={26}
        y={(height - size * fontMetrics(font).capHeight) / 2}
      />
    </Plate>
  );
}

/** The shop, the title with its note or price, and the address. */
function Column({ content, logo }: { content: Content; logo: Embedded | null }): ReactElement {
  const { style, colours, shop, price } = content;
  const { ground, quiet, words } = LOOKS[style];
  const { title: font, body } = PICTURE_FONTS[style];
  const width = WIDE - words.x - MARGIN;
  const bottom = HIGH - MARGIN - ADDRESS;
  const onHead = style === "rupe" ? colours["on-first"] : colours[LOOKS[style].ink];
  const room = logo ? MARK + 20 : 0;
  const scale = logo ? MARK / Math.max(logo.width, logo.height) : 1;
  // the title of the shop's own picture is its name
  const hasName = price !== null;
  const name = inOneLine(hasName ? shop.name : "", font, width - room, BRAND);
  const top = words.y + (hasName || logo ? MARK + 36 : 0);
  return (
    <Layer>
      {logo ? (
        <RenderedImage
          src={logo.src}
          box={{ x: words.x, y: words.y, width: logo.width * scale, height: logo.height * scale }}
          radius={`${MARK / 5}px`}
        />
      ) : null}
      {hasName ? (
        <Words
          text={name}
          font={font}
          colour={onHead}
          x={words.x + room}
          y={words.y + (MARK - name.size * fontMetrics(font).capHeight) / 2}
        />
      ) : null}
      <Layer>{stack(top, bottom - 64, 1, blocksOf(content, width, bottom - 64 - top))}</Layer>
      <Words
        text={inOneLine(shop.host, body, width, ADDRESS)}
        font={body}
        colour={ground === "deep" ? colours["deep-accent"] : colours[quiet]}
        x={words.x}
        y={bottom + 6}
      />
    </Layer>
  );
}

const LONG = 2;

function blocksOf(content: Content, width: number, height: number): (Block | null)[] {
  const { style, colours, title, note, price } = content;
  const { ink, quiet, amount, words, title: look } = LOOKS[style];
  const { title: font, body, price: priceFont } = PICTURE_FONTS[style];
  const at = { x: words.x };
  const small = { font: body, colour: colours[quiet], gap: 26, leading: 1.32, ...at };
  const over = price?.before ?? price?.from ?? null;
  // not every font has the space that does not break
  const amountText = price?.now.replaceAll("\u00a0", " ") ?? "";
  const size = price ? fitLine(amountText, { font: priceFont, width, largest: 84, smallest: 40 }) : 0;
  const noted = note ? fitText(note, { font: body, width, lines: price ? 1 : LONG, largest: 34, smallest: 26 }) : null;
  const below = (price ? size + 50 : 0) + (over ? 62 : 0) + (noted ? 40 + noted.lines.length * noted.size * 1.32 : 0);
  const tracking = look.tracking ?? 0;
  // below the descenders of the title
  const under = (letters: number) => Math.round(18 + letters * 0.2);
  const name = fitText(look.capitals ? title.toUpperCase() : title, {
    font,
    width,
    lines: 4,
    largest: price ? look.largest * 0.78 : look.largest,
    smallest: 40,
    height: height - below,
    leading: look.leading,
    tracking,
  });
  return [
    block(name, { font, colour: colours[ink], gap: 0, leading: look.leading, tracking, ...at }),
    over
      ? block(line(over.replaceAll("\u00a0", " "), 34), {
          ...small,
          gap: under(name.size),
          struck: price?.before !== null,
        })
      : null,
    price
      ? block(line(amountText, size), {
          font: priceFont,
          colour: colours[amount],
          gap: over ? 28 : under(name.size),
          ...at,
        })
      : null,
    noted ? block(noted, price ? small : { ...small, gap: under(name.size) }) : null,
  ];
}
