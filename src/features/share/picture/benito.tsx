import type { ReactElement, ReactNode } from "react";
import { type Box, collageBoxes } from "~/domain/catalogue/share-picture/collage";
import { fitLine, fitText } from "~/domain/catalogue/share-picture/fit-text";
import { fontMetrics, PICTURE_FONTS, textWidth } from "~/domain/catalogue/share-picture/fonts";
import type { PictureFormat } from "~/domain/catalogue/share-picture/share-picture";
import { mix } from "~/domain/theme/colour";
import {
  addressLines,
  block,
  Canvas,
  type Drawing,
  formerPrice,
  inOneLine,
  isPoster,
  line,
  Photo,
  type PictureStyle,
  Plate,
  RenderedImage,
  Shape,
  stack,
  Words,
  wholePrice,
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
  const name = inOneLine(shop.name, TITLE, 1020 - left, size, TIGHT);
  return (
    <div style={{ display: "flex", position: "absolute", left: 0, top: 0 }}>
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
    </div>
  );
}

function Foot({ drawing, y, x, isStatus }: { drawing: Drawing; y: number; x: number; isStatus: boolean }) {
  const { content } = drawing;
  const { colours, order } = content;
  const where = addressLines(content);
  const call = inOneLine(order, TITLE, isStatus ? 940 : 460, isStatus ? 58 : 46);
  if (isStatus) {
    return (
      <div style={{ display: "flex", position: "absolute", left: 0, top: 0 }}>
        {stack(y, 1900, 0, [
          block(call, { gap: 0, font: TITLE, colour: colours.text, x }),
          ...where.map((text) =>
            block(inOneLine(text, BODY, 940, 40), { gap: 26, font: BODY, colour: colours.text, x }),
          ),
        ])}
      </div>
    );
  }
  return (
    <div style={{ display: "flex", position: "absolute", left: 0, top: 0 }}>
      <Words text={call} font={TITLE} colour={colours.text} x={x} y={y} />
      {where.slice(0, 1).map((text) => (
        <Words
          key={text}
          text={inOneLine(text, BODY, 500, 34)}
          font={BODY}
          colour={colours.text}
          align="right"
          x={1080 - x}
          y={y + 8}
        />
      ))}
    </div>
  );
}

function single(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours } = content;
  const [product] = content.products;
  const isStatus = format === "status";
  const card: Box = isStatus ? { x: 76, y: 366, width: 928, height: 1226 } : { x: 64, y: 176, width: 952, height: 760 };
  const photo: Box = isStatus ? { x: 40, y: 40, width: 848, height: 680 } : { x: 36, y: 36, width: 488, height: 688 };
  const text: Box = isStatus ? { x: 46, y: 764, width: 836, height: 416 } : { x: 566, y: 70, width: 350, height: 640 };
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
            <div key="p" style={{ display: "flex", position: "absolute", left: 0, top: 0 }}>
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
            </div>
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
        box={isStatus ? { x: 390, y: 320, width: 300, height: 82 } : { x: 200, y: 140, width: 240, height: 70 }}
        tilt={1.5}
        second
      />
      {product?.badge ? (
        <Stamp
          drawing={drawing}
          text={product.badge}
          side={isStatus ? 264 : 200}
          x={isStatus ? 782 : 850}
          y={isStatus ? 322 : 96}
        />
      ) : null}
      <Foot drawing={drawing} isStatus={isStatus} x={76} y={isStatus ? 1650 : 990} />
    </Canvas>
  );
}

function collage(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, title, products } = content;
  const isStatus = format === "status";
  const head = title
    ? fitText(title, {
        font: TITLE,
        width: 928,
        lines: isStatus ? 2 : 1,
        largest: isStatus ? 104 : 70,
        smallest: 46,
        tracking: TIGHT,
        leading: 1.04,
      })
    : null;
  const top = isStatus ? (head ? 360 + head.lines.length * 112 : 350) : 180;
  const area: Box = { x: 76, y: top, width: 928, height: (isStatus ? 1590 : 950) - top };
  const boxes = collageBoxes(format, products.length, area, isStatus ? 48 : 34);
  return (
    <Canvas format={format} colour={colours.bg}>
      {isStatus || !head ? (
        <Head drawing={drawing} x={76} y={isStatus ? 158 : 34} size={isStatus ? 80 : 66} tagline={isStatus} />
      ) : null}
      {head ? (
        <Words
          text={head}
          font={TITLE}
          tracking={TIGHT}
          leading={1.04}
          colour={colours.text}
          x={76}
          y={isStatus ? 350 : 62}
        />
      ) : null}
      {products.map((product, index) => {
        const box = boxes[index];
        if (!box) return null;
        const amount = product.price ? wholePrice(product.price) : null;
        const size = amount ? tagSize(amount, box.width - 40, box.width > 600 ? 64 : 46) : 0;
        const isLow = box.height < 330;
        const name = fitText(product.name, {
          font: BODY,
          width: box.width - 56,
          lines: 2,
          largest: 36,
          smallest: 24,
          leading: 1.15,
        });
        const words =
          isLow && !isStatus && products.length > 4
            ? null
            : block(name, { gap: 0, font: BODY, leading: 1.15, colour: colours.text, x: 28 });
        const tags = amount ? tagHeight(size) : 0;
        const before = words ? formerPrice(product, box) : null;
        const former = before
          ? block(inOneLine(before, BODY, box.width - 56, 28), {
              gap: 18,
              font: BODY,
              colour: colours.muted,
              struck: true,
              x: 28,
            })
          : null;
        const under = former ? former.gap + former.height : 0;
        const photo = Math.round(
          box.height - 20 - (words ? words.height + under + 56 + (amount ? tags * 0.72 : 0) : 24),
        );
        const wide = Math.round(box.width);
        return (
          <Sheet key={product.id} drawing={drawing} box={{ ...box, width: wide }} tilt={index % 2 === 0 ? -0.9 : 0.9}>
            <Photo
              drawing={drawing}
              index={index}
              box={{ x: 20, y: 20, width: wide - 40, height: photo }}
              ground={colours.tint}
              ink={colours["on-tint"]}
              font={TITLE}
            />
            {stack(20 + photo + 28, box.height, 0, [words, former])}
            {amount ? (
              <Tag
                drawing={drawing}
                text={amount}
                size={size}
                x={-22}
                y={words ? box.height - tags * 0.76 : 20 + photo - tags - 14}
                offer={product.badge !== null}
              />
            ) : null}
            <Tape
              drawing={drawing}
              box={{ x: wide / 2 - 84, y: -24, width: 168, height: 48 }}
              tilt={index % 2 === 0 ? -3 : 2}
              second={index % 2 === 0}
            />
          </Sheet>
        );
      })}
      <Foot drawing={drawing} isStatus={isStatus} x={76} y={isStatus ? 1658 : 996} />
    </Canvas>
  );
}

export const benito: PictureStyle = {
  single: { status: (drawing) => single(drawing, "status"), post: (drawing) => single(drawing, "post") },
  collage: { status: (drawing) => collage(drawing, "status"), post: (drawing) => collage(drawing, "post") },
};
