import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { Box } from "~/domain/catalogue/share-picture/collage";
import { type FittedText, fitText } from "~/domain/catalogue/share-picture/fit-text";
import { fontMetrics, type PictureFont, textWidth } from "~/domain/catalogue/share-picture/fonts";
import { PICTURE_SIZES, type PictureFormat } from "~/domain/catalogue/share-picture/picture-format";
import type { PicturedProduct, SharePictureContent } from "~/domain/catalogue/share-picture/share-picture";
import { initialOf } from "~/domain/text";
import type { StyleKey } from "~/domain/theme/presets";

/** An image for a box as a data URL: a product's photo by its place, or the shop's logo. Null when there is none. */
export type ImageIn = (of: number | "logo", width: number, height: number) => string | null;

export interface Drawing {
  content: SharePictureContent;
  image: ImageIn;
}

/** A style draws one product or several, in each format. */
export interface PictureStyle {
  single: Record<PictureFormat, (drawing: Drawing) => ReactElement>;
  collage: Record<PictureFormat, (drawing: Drawing) => ReactElement>;
}

export type PictureStyles = Record<StyleKey, PictureStyle>;

const at = ({ x, y, width, height }: Box): CSSProperties => ({
  position: "absolute",
  left: x,
  top: y,
  width,
  height,
});

export function Canvas({ format, colour, children }: { format: PictureFormat; colour: string; children: ReactNode }) {
  const { width, height } = PICTURE_SIZES[format];
  return (
    <div style={{ display: "flex", position: "relative", overflow: "hidden", width, height, backgroundColor: colour }}>
      {children}
    </div>
  );
}

/** A filled box, in which others can be placed. */
export function Plate({ box, style, children }: { box: Box; style?: CSSProperties; children?: ReactNode }) {
  return <div style={{ display: "flex", ...at(box), ...style }}>{children}</div>;
}

/** Groups pieces in one element, which keep their own places. */
export function Layer({ children }: { children?: ReactNode }) {
  return <div style={{ display: "flex", position: "absolute", left: 0, top: 0 }}>{children}</div>;
}

/** A shape in the coordinates of its box. */
export function Shape({ box, path, fill }: { box: Box; path: string; fill: string }) {
  const { width, height } = box;
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={at(box)}>
      <path d={path} fill={fill} fillRule="evenodd" />
    </svg>
  );
}

export function RenderedImage({ box, src, radius }: { box: Box; src: string; radius?: string }) {
  return (
    <img
      src={src}
      alt=""
      width={box.width}
      height={box.height}
      style={{ ...at(box), ...(radius ? { borderRadius: radius } : {}) }}
    />
  );
}

interface WordsStyle {
  font: PictureFont;
  colour: string;
  /** The distance of two baselines as a share of the size. */
  leading?: number;
  tracking?: number;
  struck?: boolean;
}

/** The height of lines from the top of the first capitals to the last baseline. */
export const wordsHeight = ({ lines, size }: FittedText, font: PictureFont, leading = 1.1): number =>
  fontMetrics(font).capHeight * size + (lines.length - 1) * leading * size;

interface WordsProps extends WordsStyle {
  text: FittedText;
  /** The left edge, the middle or the right edge, by `align`. */
  x: number;
  /** The top of the first line's capitals. */
  y: number;
  align?: "left" | "center" | "right";
}

/** Lines of text whose first capitals begin at `y`: distances are those one sees, whatever the font's own line is. */
export function Words({ text, font, colour, x, y, align = "left", leading = 1.1, tracking = 0, struck }: WordsProps) {
  const { ascent, descent, capHeight } = fontMetrics(font);
  const { size, lines } = text;
  // Above the capitals: half of what the line is higher or lower than the font, and what its ascent is above them.
  const above = ((1 - ascent - descent) / 2 + ascent - capHeight) * size;
  const side = align === "left" ? "flex-start" : align === "right" ? "flex-end" : "center";
  const width = Math.max(...lines.map((line) => textWidth(line, font, size, tracking))) + size;
  const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
  const drawn = lines.map((words, place) => (
    <div
      key={`${place} ${words}`}
      style={{
        position: "absolute",
        display: "flex",
        justifyContent: side,
        left,
        top: y - above + place * leading * size,
        width,
        height: size,
        fontFamily: `${font}, Geist`,
        fontSize: size,
        lineHeight: 1,
        whiteSpace: "nowrap",
        color: colour,
        letterSpacing: tracking * size,
        ...(struck ? { textDecoration: "line-through" } : {}),
      }}
    >
      {words}
    </div>
  ));
  // one element: the drawing library takes no lists from a component
  return <Layer>{drawn}</Layer>;
}

/** A single line of a fixed size. */
export const line = (text: string, size: number): FittedText => ({ lines: [text], size });

export interface Block {
  height: number;
  /** The distance to the block before it. */
  gap: number;
  draw: (y: number) => ReactNode;
}

/** Draws blocks below each other; their place between `top` and `bottom` is a share from 0 to 1. */
export function stack(top: number, bottom: number, place: number, blocks: readonly (Block | null)[]): ReactNode[] {
  const drawn = blocks.filter((block) => block !== null);
  const height = drawn.reduce((sum, block, index) => sum + block.height + (index === 0 ? 0 : block.gap), 0);
  let y = top + Math.max(0, bottom - top - height) * place;
  return drawn.map((block, index) => {
    if (index > 0) y += block.gap;
    const element = block.draw(y);
    y += block.height;
    return element;
  });
}

/** The letter that stands for something without a picture. */
function Initial({ box, name, font, colour }: { box: Box; name: string; font: PictureFont; colour: string }) {
  const letter = initialOf(name);
  const { capHeight } = fontMetrics(font);
  const size = (Math.min(box.width, box.height) * 0.52) / capHeight;
  return (
    <Words
      text={line(letter, size)}
      font={font}
      colour={colour}
      align="center"
      x={box.x + box.width / 2}
      y={box.y + (box.height - capHeight * size) / 2}
    />
  );
}

/** "$ 18.900". A plain space: not every font has the one that does not break. */
export const wholePrice = ({ sign, number }: { sign: string; number: string }): string =>
  sign === "" ? number : `${sign} ${number}`;

/** A product of a collage has a line above its price where its box is as high. */
const ROOM_FOR_OVER = 300;

/** Above the price of a product of a collage: its previous price, or "Desde"; null for neither, or without room. */
export function overPrice({ price }: PicturedProduct, box: Box): { text: string; struck: boolean } | null {
  const text = price?.before ?? price?.from ?? null;
  return text === null || box.height < ROOM_FOR_OVER ? null : { text, struck: price?.before !== null };
}

/** Both lines below the price: what to do, and where. */
export const addressLines = ({ address }: SharePictureContent): string[] =>
  [address.web, address.street].filter((part) => part !== null);

interface PhotoProps {
  drawing: Drawing;
  index: number;
  box: Box;
  radius?: string;
  /** Where there is no photo: words on a plain ground. */
  ground: string;
  ink: string;
  font: PictureFont;
  /** The name as large as a poster, within this part of the box; otherwise only its initial. */
  poster?: Box;
}

/** A product's photo, or a typographic design in its place. */
export function Photo({ drawing, index, box, radius, ground, ink, font, poster }: PhotoProps) {
  const src = drawing.image(index, box.width, box.height);
  if (src) return <RenderedImage box={box} src={src} radius={radius} />;
  if (poster) {
    return (
      <Plate box={box} style={{ backgroundColor: ground, ...(radius ? { borderRadius: radius } : {}) }}>
        <BigName drawing={drawing} box={poster} font={font} ink={ink} />
      </Plate>
    );
  }
  return (
    <Plate box={box} style={{ backgroundColor: ground, ...(radius ? { borderRadius: radius } : {}) }}>
      <Initial
        box={{ x: 0, y: 0, width: box.width, height: box.height }}
        name={drawing.content.products[index]?.name ?? ""}
        font={font}
        colour={ink}
      />
    </Plate>
  );
}

/** Where a product without a photo has its name: a style that shows it there does not repeat it. */
export const isPoster = ({ content }: Drawing): boolean => !content.products[0]?.photo;

/** A product's name as large as there is room. */
function BigName({ drawing, box, font, ink }: { drawing: Drawing; box: Box; font: PictureFont; ink: string }) {
  const { products, style } = drawing.content;
  const [product] = products;
  const leading = style === "sol" ? 0.88 : 1.04;
  const name = style === "rupe" ? product?.name.toUpperCase() : product?.name;
  const text = fitText(name ?? "", {
    font,
    width: box.width,
    lines: 6,
    largest: 230,
    smallest: 48,
    height: box.height,
    leading,
  });
  const height = wordsHeight(text, font, leading);
  return (
    <Words
      text={text}
      font={font}
      leading={leading}
      colour={ink}
      align="center"
      x={box.x + box.width / 2}
      y={box.y + (box.height - height) / 2}
    />
  );
}

type BlockOptions = Omit<WordsProps, "y" | "text"> & { gap: number };

/** A block of fitted text for a stack. */
export function block(text: FittedText, { gap, ...words }: BlockOptions): Block {
  return {
    gap,
    height: wordsHeight(text, words.font, words.leading),
    draw: (y) => <Words key={`${text.lines.join(" ")} ${y}`} text={text} y={y} {...words} />,
  };
}

/** A text in one line, as large as it may be. */
export function inOneLine(text: string, font: PictureFont, width: number, largest: number, tracking = 0): FittedText {
  return fitText(text, { font, width, lines: 1, largest, smallest: Math.min(24, largest), tracking });
}
