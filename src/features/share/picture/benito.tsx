import type { ReactElement, ReactNode } from "react";
import { type Box, rowBoxes } from "~/domain/catalogue/share-picture/collage";
import { fitLine, fitText } from "~/domain/catalogue/share-picture/fit-text";
import { fontMetrics, PICTURE_FONTS, textWidth } from "~/domain/catalogue/share-picture/fonts";
import type { PictureFormat } from "~/domain/catalogue/share-picture/picture-format";
import { mix } from "~/domain/theme/colour";
import {
  addressLines,
  block,
  Canvas,
  type Drawing,
  inOneLine,
  isPoster,
  Layer,
  line,
  overPrice,
  Photo,
  type PictureStyle,
  Plate,
  RenderedImage,
  Shape,
  stack,
  Words,
  wholePrice,
  wordsHeight,
} from "./pieces";

// Benito, the workbench: kraft paper, prints held by tape and a little crooked, prices on hanging tags, a rubber stamp.

const { title: TITLE, body: BODY, price: PRICE } = PICTURE_FONTS.benito;
const TIGHT = -0.01;
const PRICE_CAPITALS = fontMetrics(PRICE).capHeight;

/** A sheet of paper, a little crooked, with a crisp shadow: a blurred one takes seconds to draw. */
function Sheet({ drawing, box, tilt, children }: { drawing: Drawing; box: Box; tilt: number; children: ReactNode }) {
  const { colours } = drawing.content;
  const { width, height } = box;
  return (
    <Plate box={box} style={{ transform: `rotate(${tilt}deg)` }}>
      <Plate box={{ x: 10, y: 14, width, height }} style={{ backgroundColor: mix(colours.bg, colours.text, 0.13) }} />
      <Plate box={{ x: 0, y: 0, width, height }} style={{ backgroundColor: colours.surface }}>
        {children}
      </Plate>
    </Plate>
  );
}

function Tape({ drawing, box, tilt, second }: { drawing: Drawing; box: Box; tilt: number; second: boolean }) {
  const { colours } = drawing.content;
  const colour = mix(colours.bg, second ? colours.second : colours.first, 0.45);
  return <Plate box={box} style={{ backgroundColor: colour, opacity: 0.82, transform: `rotate(${tilt}deg)` }} />;
}

/** A hanging tag with a hole, pointing left. */
function Tag({
  drawing,
  text,
  size,
  x,
  y,
  offer,
}: {
  drawing: Drawing;
  text: string;
  size: number;
  x: number;
  y: number;
  offer: boolean;
}) {
  const { colours } = drawing.content;
  const height = Math.round(size * (PRICE_CAPITALS + 1.05));
  const point = Math.round(height * 0.4);
  const width = Math.ceil(textWidth(text, PRICE, size) + point + size * 1.25);
  const hole = height * 0.075;
  const middle = height / 2;
  const [fill, ink] = offer ? [colours.first, colours["on-first"]] : [colours.second, colours["on-second"]];
  const circle = `M${point} ${middle}m${-hole} 0a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0`;
  return (
    <Plate box={{ x, y, width, height }}>
      <Shape
        box={{ x: 0, y: 0, width, height }}
        path={`M0 ${middle}L${point} 0H${width}V${height}H${point}Z${circle}`}
        fill={fill}
      />
      <Words
        text={line(text, size)}
        font={PRICE}
        colour={ink}
        x={point + size * 0.62}
        y={(height - size * PRICE_CAPITALS) / 2}
      />
    </Plate>
  );
}

const tagHeight = (size: number) => Math.round(size * (PRICE_CAPITALS + 1.05));
/** What a tag is wider than its letters, as a share of their size. */
const TAG_ROOM = 1.25 + 0.4 * (PRICE_CAPITALS + 1.05);

const tagSize = (text: string, width: number, largest: number): number =>
  Math.max(22, Math.min(largest, Math.floor(width / (textWidth(text, PRICE, 1) + TAG_ROOM))));

/** A rubber stamp: two rings and what is taken off. */
function Stamp({ drawing, text, x, y, side }: { drawing: Drawing; text: string; x: number; y: number; side: number }) {
  const { colours } = drawing.content;
  const size = fitLine(text, { font: TITLE, width: side * 0.66, largest: side * 0.25, smallest: 20 });
  return (
    <Plate
      box={{ x, y, width: side, height: side }}
      style={{
        backgroundColor: colours.surface,
        border: `${Math.round(side / 28)}px solid ${colours.accent}`,
        borderRadius: side / 2,
        transform: "rotate(8deg)",
      }}
    >
      <Plate
        box={{ x: side * 0.055, y: side * 0.055, width: side * 0.82, height: side * 0.82 }}
        style={{ border: `${Math.round(side / 70)}px dashed ${colours.accent}`, borderRadius: side / 2 }}
      />
      <Words
        text={line(text, size)}
        font={TITLE}
        colour={colours.accent}
        align="center"
        x={side / 2 - side / 28}
        y={side / 2 - side / 28 - (size * fontMetrics(TITLE).capHeight) / 2}
      />
    </Plate>
  );
}

/** The shop's logo, a little crooked, its name and its line. */
function Head({
  drawing,
  x,
  y,
  size,
  tagline,
}: {
  drawing: Drawing;
  x: number;
  y: number;
  size: number;
  tagline: boolean;
}) {
  const { colours, shop } = drawing.content;
  const side = Math.round(size * 1.5);
  const logo = drawing.image("logo", side, side);
  const left = logo ? x + side + 26 : x;
  const middle = y + side / 2;
  const line2 = tagline ? shop.tagline : null;
  const name = fitText(shop.name, {
    font: TITLE,
    width: 1010 - left,
    lines: 2,
    largest: size,
    smallest: 24,
    tracking: TIGHT,
    height: side - (line2 ? 46 : 14),
  });
  return (
    <Layer>
      {logo ? (
        <Plate box={{ x, y, width: side, height: side }} style={{ transform: "rotate(-4deg)" }}>
          <RenderedImage src={logo} box={{ x: 0, y: 0, width: side, height: side }} radius={`${side / 2}px`} />
        </Plate>
      ) : null}
      {stack(y, middle + side / 2, 0.5, [
        block(name, { gap: 0, font: TITLE, tracking: TIGHT, colour: colours.text, x: left }),
        line2
          ? block(inOneLine(line2, BODY, 1020 - left, 34), { gap: 22, font: BODY, colour: colours.muted, x: left })
          : null,
      ])}
    </Layer>
  );
}

function Foot({ drawing, y, x, isStatus }: { drawing: Drawing; y: number; x: number; isStatus: boolean }) {
  const { content } = drawing;
  const { colours, order } = content;
  const where = addressLines(content);
  const call = inOneLine(order, TITLE, isStatus ? 940 : 460, isStatus ? 58 : 46);
  const callWidth = textWidth(call.lines[0] ?? "", TITLE, call.size);
  if (isStatus) {
    return (
      <Layer>
        {stack(y, 1900, 0, [
          block(call, { gap: 0, font: TITLE, colour: colours.text, x }),
          ...where.map((text) =>
            block(inOneLine(text, BODY, 940, 40), { gap: 26, font: BODY, colour: colours.text, x }),
          ),
        ])}
      </Layer>
    );
  }
  return (
    <Layer>
      <Words text={call} font={TITLE} colour={colours.text} x={x} y={y} />
      {where.slice(0, 1).map((text) => (
        <Words
          key={text}
          text={fitText(text, { font: BODY, width: 1040 - 2 * x - callWidth, lines: 1, largest: 34, smallest: 18 })}
          font={BODY}
          colour={colours.text}
          align="right"
          x={1080 - x}
          y={y + 8}
        />
      ))}
    </Layer>
  );
}

function single(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours } = content;
  const [product] = content.products;
  const isStatus = format === "status";
  const card: Box = isStatus ? { x: 76, y: 366, width: 928, height: 1226 } : { x: 64, y: 196, width: 952, height: 712 };
  const photo: Box = isStatus ? { x: 40, y: 40, width: 848, height: 680 } : { x: 36, y: 36, width: 556, height: 640 };
  const text: Box = isStatus ? { x: 46, y: 764, width: 836, height: 416 } : { x: 630, y: 66, width: 290, height: 590 };
  const price = product?.price ?? null;
  const over = price?.before ?? price?.from ?? null;
  const amount = price ? wholePrice(price) : null;
  const size = amount ? tagSize(amount, text.width + (isStatus ? -120 : 30), isStatus ? 92 : 60) : 0;
  const name = fitText(product?.name ?? "", {
    font: TITLE,
    width: text.width,
    lines: isStatus ? 3 : 5,
    largest: isStatus ? 104 : 74,
    smallest: 44,
    tracking: TIGHT,
    height: text.height - (amount ? tagHeight(size) + 40 : 0) - (product?.note ? 64 : 0) - (over && !isStatus ? 60 : 0),
    leading: 1.02,
  });
  const tag = amount
    ? {
        gap: isStatus ? 44 : 30,
        height: tagHeight(size),
        draw: (y: number) => {
          const x = isStatus ? text.x - 120 : text.x - 22;
          const end = x + textWidth(amount, PRICE, size) + size * TAG_ROOM + 36;
          return (
            <Layer key="p">
              <Tag drawing={drawing} text={amount} size={size} x={x} y={y} offer={product?.badge !== null} />
              {over && isStatus ? (
                <Words
                  text={inOneLine(over, BODY, Math.max(120, 890 - end), 48)}
                  font={BODY}
                  struck={price?.before !== null}
                  colour={colours.muted}
                  x={end}
                  y={y + tagHeight(size) / 2 - 17}
                />
              ) : null}
            </Layer>
          );
        },
      }
    : null;
  return (
    <Canvas format={format} colour={colours.bg}>
      <Head drawing={drawing} x={76} y={isStatus ? 162 : 34} size={isStatus ? 92 : 66} tagline={isStatus} />
      <Sheet drawing={drawing} box={card} tilt={-1.2}>
        <Photo
          drawing={drawing}
          index={0}
          box={photo}
          ground={colours.tint}
          ink={colours["on-tint"]}
          font={TITLE}
          poster={{ x: 40, y: 90, width: photo.width - 80, height: photo.height - 150 }}
        />
        {stack(text.y, text.y + text.height, isStatus ? 0.5 : 0.5, [
          isPoster(drawing)
            ? null
            : block(name, { gap: 0, font: TITLE, tracking: TIGHT, leading: 1.02, colour: colours.text, x: text.x }),
          product?.note
            ? block(inOneLine(product.note, BODY, text.width, isStatus ? 38 : 32), {
                gap: 34,
                font: BODY,
                colour: colours.muted,
                x: text.x,
              })
            : null,
          over && !isStatus
            ? block(inOneLine(over, BODY, text.width, 40), {
                gap: 32,
                font: BODY,
                struck: price?.before !== null,
                colour: colours.muted,
                x: text.x,
              })
            : null,
          tag,
        ])}
      </Sheet>
      <Tape
        drawing={drawing}
        box={isStatus ? { x: 390, y: 320, width: 300, height: 82 } : { x: 240, y: 160, width: 240, height: 70 }}
        tilt={1.5}
        second
      />
      {product?.badge ? (
        <Stamp
          drawing={drawing}
          text={product.badge}
          side={isStatus ? 264 : 200}
          x={isStatus ? 782 : 850}
          y={isStatus ? 322 : 116}
        />
      ) : null}
      <Foot drawing={drawing} isStatus={isStatus} x={76} y={isStatus ? 1650 : 990} />
    </Canvas>
  );
}

/** Between a print's edge and its photo. */
const BORDER = 18;
const TILT = 0.9;
/** How much longer one side of a photo may be than the other. */
const SQUARE = 1.15;

/** How many prints stand beside each other in each row of a collage, by the number of products. */
const ROWS: Record<PictureFormat, readonly (readonly number[])[]> = {
  status: [[1], [1, 1], [1, 2], [2, 2], [2, 3], [3, 3]],
  post: [[1], [2], [1, 2], [2, 2], [2, 3], [3, 3]],
};
/** A row's share of a status's height by the number of its prints. */
const SHARES = [0, 0.8, 1, 0.84];

/** Where the prints of a collage may lie. */
function printBoxes(format: PictureFormat, count: number, area: Box): Box[] {
  const gap = format === "status" ? 46 : 42;
  if (format === "post" && count === 3) {
    const width = 486;
    const x = area.x + width + gap;
    return [{ ...area, width }, ...rowBoxes([1, 1], { ...area, x, width: area.x + area.width - x }, gap)];
  }
  return rowBoxes(ROWS[format][count - 1] ?? [], area, gap, format === "status" ? SHARES : undefined);
}

/**
 * A product of a collage within its box. The photo is about square, so that nothing of the product is cut off, and the
 * words go where there is room: beside it, below it, or below it with the price hung at its side.
 */
function Print({ drawing, index, box }: { drawing: Drawing; index: number; box: Box }) {
  const { colours, products } = drawing.content;
  const product = products[index];
  if (!product) return null;
  const isOdd = index % 2 === 1;
  const isWide = box.width > box.height * 1.4;
  const isHung = !isWide && box.width > box.height;
  const isLarge = isWide || box.height > 650;
  const side = box.height - 2 * BORDER;
  const width = isWide ? box.width - side - BORDER - 90 : isHung ? box.width * 0.62 : box.width - 2 * BORDER - 16;

  const nameFont = isLarge ? TITLE : BODY;
  const leading = isLarge ? 1.06 : 1.15;
  const name = fitText(product.name, {
    font: nameFont,
    width,
    lines: isWide ? 3 : 2,
    largest: isWide ? 70 : isLarge ? 50 : box.width > 420 && !isHung ? 34 : box.height > 450 ? 30 : 26,
    smallest: isLarge ? 34 : 20,
    leading,
  });
  const amount = product.price ? wholePrice(product.price) : null;
  const size = amount
    ? tagSize(amount, isHung ? box.width * 0.47 : width, isWide ? 74 : isLarge ? 56 : box.width > 320 ? 42 : 38)
    : 0;
  const tag = {
    width: amount ? textWidth(amount, PRICE, size) + size * TAG_ROOM : 0,
    height: amount ? tagHeight(size) : 0,
  };
  const over = overPrice(product, box);
  const overSize = isWide ? 42 : isLarge ? 32 : box.width > 400 ? 27 : 24;
  // the previous price stands at the tag where there is room for it
  const room = isWide ? 0 : isHung ? box.width - width - 2 * BORDER - 8 : width - tag.width + 10;
  const isAtTag = over !== null && textWidth(over.text, BODY, overSize) <= room;
  const x = isWide ? (isOdd ? 54 : BORDER + side + 46) : BORDER + 8;
  const words = [
    block(name, { gap: 0, font: nameFont, leading, colour: colours.text, x }),
    over && !isAtTag
      ? block(inOneLine(over.text, BODY, width, overSize), {
          gap: isWide ? 36 : isLarge ? 28 : 14,
          font: BODY,
          colour: colours.muted,
          struck: over.struck,
          x,
        })
      : null,
  ];
  const wordsSize = words.reduce((sum, each) => sum + (each ? each.gap + each.height : 0), 0);
  const above = isLarge ? 36 : 20;
  const chin = above + wordsSize + (amount && !isHung ? 16 + tag.height * 0.76 : above);

  const photo: Box = isWide
    ? { x: isOdd ? box.width - BORDER - side : BORDER, y: BORDER, width: side, height: side }
    : { x: BORDER, y: BORDER, width: isHung ? width : box.width - 2 * BORDER, height: 0 };
  if (!isWide) {
    photo.height = Math.min(photo.width * SQUARE, box.height - BORDER - chin);
    photo.width = Math.max(width, Math.min(photo.width, photo.height * SQUARE));
  }
  const sheet = isWide ? box : { ...box, width: photo.width + 2 * BORDER, height: BORDER + photo.height + chin };
  sheet.y += (box.height - sheet.height) / 2;
  if (!amount) sheet.x += (box.width - sheet.width) / 2;
  const tagAt = isHung
    ? { x: sheet.width - 58, y: BORDER + photo.height - tag.height }
    : { x: -22, y: sheet.height - tag.height * 0.76 };
  const hang = (x: number, y: number) =>
    amount ? (
      <Tag key="tag" drawing={drawing} text={amount} size={size} x={x} y={y} offer={product.badge !== null} />
    ) : null;
  return (
    <Sheet drawing={drawing} box={sheet} tilt={isOdd ? TILT : -TILT}>
      <Photo drawing={drawing} index={index} box={photo} ground={colours.tint} ink={colours["on-tint"]} font={TITLE} />
      {isWide
        ? stack(BORDER, box.height - BORDER, 0.5, [
            ...words,
            { gap: 34, height: tag.height, draw: (y) => hang(x - 76, y) },
          ])
        : stack(BORDER + photo.height + above, sheet.height, 0, words)}
      {isWide ? null : hang(tagAt.x, tagAt.y)}
      {over && isAtTag ? (
        <Words
          text={line(over.text, overSize)}
          font={BODY}
          colour={colours.muted}
          struck={over.struck}
          x={isHung ? sheet.width + 22 : tagAt.x + tag.width + 16}
          y={isHung ? tagAt.y + tag.height + 20 : tagAt.y + tag.height * 0.3}
        />
      ) : null}
      <Tape
        drawing={drawing}
        box={{ x: photo.x + photo.width / 2 - 80, y: -24, width: 160, height: 46 }}
        tilt={isOdd ? 2 : -3}
        second={!isOdd}
      />
      {product.badge ? (
        <Stamp
          drawing={drawing}
          text={product.badge}
          side={isWide ? 150 : box.width < 320 ? 100 : 128}
          x={sheet.width - (isWide ? 120 : isHung ? 52 : box.width < 320 ? 74 : 100)}
          y={isHung ? 8 : -34}
        />
      ) : null}
    </Sheet>
  );
}

function collage(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, title, products, shop } = content;
  const isStatus = format === "status";
  const head = title
    ? fitText(title, {
        font: TITLE,
        width: isStatus ? 928 : 560,
        lines: 2,
        largest: isStatus ? 104 : 76,
        smallest: 38,
        height: isStatus ? undefined : 84,
        tracking: TIGHT,
        leading: 1.04,
      })
    : null;
  const shopName = fitText(shop.name, {
    font: TITLE,
    width: 330,
    lines: 2,
    largest: 46,
    smallest: 24,
    tracking: TIGHT,
  });
  const top = isStatus ? (head ? 346 + head.lines.length * 112 : 340) : 156;
  const bottom = isStatus ? 1616 : 964;
  const boxes = printBoxes(format, products.length, { x: 76, y: top, width: 928, height: bottom - top });
  return (
    <Canvas format={format} colour={colours.bg}>
      {isStatus || !head ? (
        <Head drawing={drawing} x={76} y={isStatus ? 148 : 30} size={isStatus ? 80 : 66} tagline={isStatus} />
      ) : null}
      {head ? (
        <Words
          text={head}
          font={TITLE}
          tracking={TIGHT}
          leading={1.04}
          colour={colours.text}
          x={76}
          y={isStatus ? 336 : 78 - wordsHeight(head, TITLE, 1.04) / 2}
        />
      ) : null}
      {head && !isStatus ? (
        <Words
          text={shopName}
          font={TITLE}
          tracking={TIGHT}
          colour={colours.muted}
          align="right"
          x={1004}
          y={78 - wordsHeight(shopName, TITLE) / 2}
        />
      ) : null}
      {products.map(({ id }, index) => {
        const box = boxes[index];
        return box ? <Print key={id} drawing={drawing} index={index} box={box} /> : null;
      })}
      <Foot drawing={drawing} isStatus={isStatus} x={76} y={isStatus ? 1676 : 1006} />
    </Canvas>
  );
}

export const benito: PictureStyle = {
  single: { status: (drawing) => single(drawing, "status"), post: (drawing) => single(drawing, "post") },
  collage: { status: (drawing) => collage(drawing, "status"), post: (drawing) => collage(drawing, "post") },
};
