import type { ReactElement } from "react";
import type { Box } from "~/domain/catalogue/share-picture/collage";
import { fitText } from "~/domain/catalogue/share-picture/fit-text";
import { PICTURE_FONTS, textWidth } from "~/domain/catalogue/share-picture/fonts";
import type { PictureFormat } from "~/domain/catalogue/share-picture/picture-format";
import type { PicturedProduct } from "~/domain/catalogue/share-picture/share-picture";
import {
  addressLines,
  block,
  Canvas,
  type Drawing,
  inOneLine,
  isPoster,
  Layer,
  line,
  Photo,
  type PictureStyle,
  Plate,
  stack,
  Words,
  wholePrice,
  wordsHeight,
} from "./pieces";

// Guille, the scoreboard: places and percentages in figures of one width, which would pull amounts apart at their point;
// a dark board, hairlines, photos inset in white frames with a notch.

const { title: TITLE, body: BODY, price: FIGURES } = PICTURE_FONTS.guille;
const TIGHT = -0.02;

/** The dark bar with the shop's name at the left and its line at the right. */
function Bar({
  drawing,
  height,
  size,
  text,
  baseline,
}: {
  drawing: Drawing;
  height: number;
  size: number;
  text: string;
  baseline: number;
}) {
  const { colours, shop, title } = drawing.content;
  const side = title ?? (shop.tagline || null);
  const beside = title ? shop.name : shop.tagline;
  const name = fitText(text, { font: TITLE, width: 952, lines: 1, largest: size, smallest: 40, tracking: TIGHT });
  const room = 952 - textWidth(name.lines[0] ?? "", TITLE, name.size, TIGHT) - 56;
  const small = size * 0.42;
  return (
    <Plate box={{ x: 0, y: 0, width: 1080, height }} style={{ backgroundColor: colours.deep }}>
      <Words
        text={name}
        font={TITLE}
        tracking={TIGHT}
        colour={colours["on-deep"]}
        x={64}
        y={baseline - wordsHeight(name, TITLE)}
      />
      {side && beside && textWidth(beside, BODY, small) <= room ? (
        <Words
          text={line(beside, small)}
          font={BODY}
          colour={colours["on-deep"]}
          align="right"
          x={1016}
          y={baseline - small * 0.71}
        />
      ) : null}
      <Plate box={{ x: 0, y: height - 12, width: 1080, height: 12 }} style={{ backgroundColor: colours.first }} />
    </Plate>
  );
}

/** A photo in a white frame with a hairline around it; the notch holds what is taken off. */
function Framed({ drawing, index, box, badge }: { drawing: Drawing; index: number; box: Box; badge: string | null }) {
  const { colours } = drawing.content;
  const size = 60;
  const notch = badge ? textWidth(badge, FIGURES, size) + 64 : 0;
  return (
    <Plate box={box} style={{ border: `3px solid ${colours.line}`, borderRadius: 44, backgroundColor: colours.bg }}>
      <Photo
        drawing={drawing}
        index={index}
        box={{ x: 15, y: 15, width: box.width - 36, height: box.height - 36 }}
        radius="30px"
        ground={colours.first}
        ink={colours["on-first"]}
        font={TITLE}
        {...(drawing.content.products.length === 1
          ? { poster: { x: 48, y: 70, width: box.width - 132, height: box.height - 240 } }
          : {})}
      />
      {badge ? (
        <Plate
          box={{ x: 12, y: box.height - 132, width: notch, height: 114 }}
          style={{ backgroundColor: colours.bg, borderRadius: "0 34px 0 0" }}
        >
          <Words text={line(badge, size)} font={FIGURES} colour={colours.accent} x={24} y={40} />
        </Plate>
      ) : null}
    </Plate>
  );
}

/** The board: what it was, and what it is now in the largest figures. */
function Board({
  drawing,
  product,
  box,
  largest,
}: {
  drawing: Drawing;
  product: PicturedProduct;
  box: Box;
  largest: number;
}) {
  const { colours } = drawing.content;
  const { price, note } = product;
  if (!price) return <Plate box={box} />;
  const over = price.before ?? price.from;
  const amount = inOneLine(wholePrice(price), TITLE, box.width - 96, largest, TIGHT);
  const small = Math.round(largest * 0.32);
  const rows = [
    over
      ? block(inOneLine(over, BODY, box.width - 96, small), {
          gap: 0,
          font: BODY,
          colour: colours["on-deep"],
          struck: price.before !== null,
          x: 48,
        })
      : null,
    block(amount, { gap: 30, font: TITLE, tracking: TIGHT, colour: colours["deep-accent"], x: 48 }),
    note
      ? block(inOneLine(note, BODY, box.width - 96, small), {
          gap: largest * 0.28, // the sign hangs below the figures
          font: BODY,
          colour: colours["on-deep"],
          x: 48,
        })
      : null,
  ];
  return (
    <Plate box={box} style={{ backgroundColor: colours.deep, borderRadius: 40 }}>
      {stack(36, box.height - 36, 0.5, rows)}
    </Plate>
  );
}

function Foot({ drawing, y, isStatus }: { drawing: Drawing; y: number; isStatus: boolean }) {
  const { content } = drawing;
  const { colours, order } = content;
  const where = addressLines(content);
  const largest = isStatus ? 46 : 34;
  const call = inOneLine(order, TITLE, 560, largest);
  if (!isStatus) {
    return (
      <Layer>
        <Words text={call} font={TITLE} colour={colours.text} x={44} y={y} />
        {where.slice(0, 1).map((text) => (
          <Words
            key={text}
            text={inOneLine(text, BODY, 480, 32)}
            font={BODY}
            colour={colours.muted}
            align="right"
            x={1036}
            y={y}
          />
        ))}
      </Layer>
    );
  }
  return (
    <Layer>
      <Plate box={{ x: 64, y, width: 952, height: 3 }} style={{ backgroundColor: colours.line }} />
      {stack(y + 44, 1900, 0, [
        block(call, { gap: 0, font: TITLE, colour: colours.text, x: 64 }),
        ...where.map((text) =>
          block(inOneLine(text, BODY, 952, 40), { gap: 26, font: BODY, colour: colours.muted, x: 64 }),
        ),
      ])}
    </Layer>
  );
}

function single(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop } = content;
  const [product] = content.products;
  const isStatus = format === "status";
  if (!product)
    return (
      <Canvas format={format} colour={colours.bg}>
        {null}
      </Canvas>
    );
  const isTall = Boolean(product.price?.before ?? product.price?.from) && Boolean(product.note);
  const board: Box = isStatus
    ? { x: 64, y: isTall ? 1296 : 1346, width: 952, height: isTall ? 318 : 268 }
    : { x: 44, y: 706, width: 992, height: 230 };
  const nameTop = isStatus ? 1096 : 218;
  const name = fitText(product.name, {
    font: TITLE,
    width: isStatus ? 952 : 432,
    lines: isStatus ? 3 : 5,
    largest: isStatus ? 96 : 76,
    smallest: 42,
    tracking: TIGHT,
    height: isStatus ? board.y - nameTop - 40 : 430,
    leading: 1.08,
  });
  const frame: Box = isStatus ? { x: 64, y: 346, width: 952, height: 700 } : { x: 44, y: 188, width: 520, height: 490 };
  return (
    <Canvas format={format} colour={colours.bg}>
      <Bar
        drawing={drawing}
        height={isStatus ? 300 : 148}
        size={isStatus ? 92 : 64}
        text={shop.name}
        baseline={isStatus ? 240 : 92}
      />
      <Framed drawing={drawing} index={0} box={frame} badge={product.badge} />
      {stack(nameTop, isStatus ? board.y - 36 : 668, isStatus ? 0.5 : 0, [
        isPoster(drawing)
          ? null
          : block(name, {
              gap: 0,
              font: TITLE,
              tracking: TIGHT,
              leading: 1.08,
              colour: colours.text,
              x: isStatus ? 64 : 604,
            }),
      ])}
      <Board drawing={drawing} product={product} box={board} largest={isStatus ? 150 : isTall ? 88 : 120} />
      <Foot drawing={drawing} isStatus={isStatus} y={isStatus ? 1660 : 988} />
    </Canvas>
  );
}

/** A league table: place, photo, name and price. */
function collage(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop, title, products } = content;
  const isStatus = format === "status";
  const top = isStatus ? 330 : 160;
  const height = ((isStatus ? 1640 : 950) - top) / products.length;
  const most = Math.max(...products.map(({ price }) => (price ? textWidth(wholePrice(price), TITLE, 1, TIGHT) : 0)));
  const figures = Math.min(isStatus ? 72 : 60, Math.floor(330 / most));
  const photo = Math.min(height - 28, 300);
  return (
    <Canvas format={format} colour={colours.bg}>
      <Bar
        drawing={drawing}
        height={isStatus ? 300 : 148}
        size={isStatus ? 92 : 64}
        text={title ?? shop.name}
        baseline={isStatus ? 240 : 92}
      />
      {products.map((product, index) => {
        const y = top + index * height;
        const left = 134 + photo + 40;
        const right = 1036;
        const amount = product.price ? wholePrice(product.price) : null;
        const wide = amount && products.length > 4;
        const priceWidth = amount ? textWidth(amount, TITLE, figures, TIGHT) : 0;
        const room = wide ? right - left - priceWidth - 36 : right - left;
        const name = fitText(product.name, {
          font: TITLE,
          width: room,
          lines: 3,
          largest: isStatus ? 52 : 42,
          smallest: 28,
          tracking: TIGHT,
          height: height - (wide ? 40 : 40 + figures),
          leading: 1.1,
        });
        const over = product.price?.before ?? product.price?.from ?? null;
        const words = block(name, {
          gap: 0,
          font: TITLE,
          tracking: TIGHT,
          leading: 1.1,
          colour: colours.text,
          x: left,
        });
        const beside = amount
          ? block(
              line(amount, figures),
              wide
                ? { gap: 0, font: TITLE, tracking: TIGHT, colour: colours.text, align: "right", x: right }
                : { gap: 30, font: TITLE, tracking: TIGHT, colour: colours.accent, x: left },
            )
          : null;
        const struck = { font: BODY, colour: colours.muted, struck: product.price?.before !== null };
        const former = over && !wide && height > 230 ? block(line(over, 32), { gap: 26, ...struck, x: left }) : null;
        const after = left + priceWidth + 28;
        const formerBeside = over && !wide && !former && after + textWidth(over, BODY, 32) <= right ? over : null;
        return (
          <Layer key={product.id}>
            {index > 0 ? (
              <Plate box={{ x: 44, y, width: 992, height: 3 }} style={{ backgroundColor: colours.line }} />
            ) : null}
            <Words
              text={line(String(index + 1), 60)}
              font={FIGURES}
              colour={colours.accent}
              align="center"
              x={82}
              y={y + height / 2 - 21}
            />
            <Photo
              drawing={drawing}
              index={index}
              box={{ x: 134, y: y + (height - photo) / 2, width: photo, height: photo }}
              radius="22px"
              ground={colours.first}
              ink={colours["on-first"]}
              font={TITLE}
            />
            {wide
              ? stack(y, y + height, 0.5, [words])
              : stack(y, y + height, 0.5, [
                  words,
                  former,
                  beside && {
                    ...beside,
                    draw: (from) => (
                      <div key="price" style={{ display: "flex" }}>
                        {beside.draw(from)}
                        {formerBeside ? (
                          <Words
                            text={line(formerBeside, 32)}
                            {...struck}
                            x={after}
                            y={from + beside.height - wordsHeight(line(formerBeside, 32), BODY)}
                          />
                        ) : null}
                      </div>
                    ),
                  },
                ])}
            {wide ? stack(y, y + height, 0.5, [beside]) : null}
          </Layer>
        );
      })}
      <Foot drawing={drawing} isStatus={isStatus} y={isStatus ? 1650 : 992} />
    </Canvas>
  );
}

export const guille: PictureStyle = {
  single: { status: (drawing) => single(drawing, "status"), post: (drawing) => single(drawing, "post") },
  collage: { status: (drawing) => collage(drawing, "status"), post: (drawing) => collage(drawing, "post") },
};
