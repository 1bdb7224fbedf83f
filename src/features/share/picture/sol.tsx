import type { ReactElement } from "react";
import { type Box, collageBoxes } from "~/domain/catalogue/share-picture/collage";
import { fitLine, fitText } from "~/domain/catalogue/share-picture/fit-text";
import { fontMetrics, PICTURE_FONTS, textWidth } from "~/domain/catalogue/share-picture/fonts";
import type { PictureFormat } from "~/domain/catalogue/share-picture/picture-format";
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
} from "./pieces";

// Sol, the counter: under a striped awning, prices on tilted stickers, offers on a burst, round and loud.

const { title: TITLE, body: BODY } = PICTURE_FONTS.sol;
const CAPITALS = fontMetrics(TITLE).capHeight;
const STRIPE = 120;

/** A star of twelve points in a square of this side. */
function burst(side: number): string {
  const points = Array.from({ length: 24 }, (_, corner) => {
    const angle = (corner * Math.PI) / 12;
    const reach = (side / 2) * (corner % 2 === 0 ? 1 : 0.82);
    return `${(side / 2 + reach * Math.sin(angle)).toFixed(1)} ${(side / 2 - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** `long` is how far the stripes hang before their round ends. */
function Awning({ drawing, long }: { drawing: Drawing; long: number }) {
  const { colours } = drawing.content;
  const scallop = (x: number) => `M${x} 0h${STRIPE}v${long}a${STRIPE / 2} ${STRIPE / 2} 0 0 1 ${-STRIPE} 0z`;
  const stripes = [0, 1].map((odd) =>
    Array.from({ length: 5 }, (_, place) => (2 * place + odd) * STRIPE)
      .filter((x) => x < 1080)
      .map(scallop)
      .join(""),
  );
  const box = { x: 0, y: 0, width: 1080, height: long + STRIPE };
  return (
    <Layer>
      <Shape box={box} path={stripes[0] ?? ""} fill={colours.first} />
      <Shape box={box} path={stripes[1] ?? ""} fill={colours.second} />
    </Layer>
  );
}

/** The shop's name with its logo, in the middle. */
function Name({ drawing, y, size }: { drawing: Drawing; y: number; size: number }) {
  const { colours, shop } = drawing.content;
  const side = Math.round(size * 1.15);
  const logo = drawing.image("logo", side, side);
  const room = logo ? side + 26 : 0;
  const name = inOneLine(shop.name, TITLE, 940 - room, size);
  const width = textWidth(name.lines[0] ?? "", TITLE, name.size) + room;
  const left = 540 - width / 2;
  const middle = y + (name.size * CAPITALS) / 2;
  return (
    <Layer>
      {logo ? (
        <RenderedImage
          src={logo}
          box={{ x: left, y: middle - side / 2, width: side, height: side }}
          radius={`${side / 2}px`}
        />
      ) : null}
      <Words text={name} font={TITLE} colour={colours.text} x={left + room} y={y} />
    </Layer>
  );
}

function Sticker({
  drawing,
  text,
  size,
  x,
  y,
  tilt,
}: {
  drawing: Drawing;
  text: string;
  size: number;
  x: number;
  y: number;
  tilt: number;
}) {
  const { colours } = drawing.content;
  const width = textWidth(text, TITLE, size) + size * 0.7;
  const height = size * CAPITALS + size * 0.46;
  return (
    <Plate
      box={{ x: x - width / 2, y, width, height }}
      style={{ backgroundColor: colours.first, borderRadius: size * 0.26, transform: `rotate(${tilt}deg)` }}
    >
      <Words
        text={line(text, size)}
        font={TITLE}
        colour={colours["on-first"]}
        align="center"
        x={width / 2}
        y={size * 0.23}
      />
    </Plate>
  );
}

function Burst({ drawing, text, x, y, side }: { drawing: Drawing; text: string; x: number; y: number; side: number }) {
  const { colours } = drawing.content;
  const size = fitLine(text, { font: TITLE, width: side * 0.68, largest: side * 0.28, smallest: 20 });
  return (
    <Plate box={{ x, y, width: side, height: side }} style={{ transform: "rotate(10deg)" }}>
      <Shape box={{ x: 0, y: 0, width: side, height: side }} path={burst(side)} fill={colours.second} />
      <Words
        text={line(text, size)}
        font={TITLE}
        colour={colours["on-second"]}
        align="center"
        x={side / 2}
        y={(side - size * CAPITALS) / 2}
      />
    </Plate>
  );
}

function Counter({ drawing, isStatus }: { drawing: Drawing; isStatus: boolean }) {
  const { content } = drawing;
  const { colours, order } = content;
  const where = addressLines(content);
  const top = isStatus ? 1640 : 956;
  return (
    <Plate
      box={{ x: 0, y: top, width: 1080, height: (isStatus ? 1920 : 1080) - top }}
      style={{ backgroundColor: colours.deep, borderRadius: isStatus ? "70px 70px 0 0" : "50px 50px 0 0" }}
    >
      {isStatus
        ? stack(48, 250, 0, [
            block(inOneLine(order, TITLE, 940, 60), {
              gap: 0,
              font: TITLE,
              colour: colours["deep-accent"],
              align: "center",
              x: 540,
            }),
            ...where.map((text) =>
              block(inOneLine(text, BODY, 940, 42), {
                gap: 26,
                font: BODY,
                colour: colours["on-deep"],
                align: "center",
                x: 540,
              }),
            ),
          ])
        : [
            <Words
              key="o"
              text={inOneLine(order, TITLE, 460, 44)}
              font={TITLE}
              colour={colours["deep-accent"]}
              x={56}
              y={50}
            />,
            ...where
              .slice(0, 1)
              .map((text) => (
                <Words
                  key={text}
                  text={inOneLine(text, BODY, 480, 34)}
                  font={BODY}
                  colour={colours["on-deep"]}
                  align="right"
                  x={1024}
                  y={52}
                />
              )),
          ]}
    </Plate>
  );
}

function single(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours } = content;
  const [product] = content.products;
  const isStatus = format === "status";
  const photo: Box = isStatus ? { x: 64, y: 350, width: 952, height: 660 } : { x: 44, y: 268, width: 560, height: 652 };
  const middle = { align: "center", x: isStatus ? 540 : 836 } as const;
  const width = isStatus ? 940 : 400;
  const price = product?.price ?? null;
  const over = price?.before ?? price?.from ?? null;
  const amount = price ? wholePrice(price) : null;
  const size = amount
    ? fitLine(amount, { font: TITLE, width: width * 0.86, largest: isStatus ? 172 : 104, smallest: 40 })
    : 0;
  const name = fitText(product?.name ?? "", {
    font: TITLE,
    width,
    lines: isStatus ? 3 : 4,
    largest: isStatus ? 122 : 84,
    smallest: 44,
    height: isStatus ? 250 : 330,
    leading: 0.86,
  });
  return (
    <Canvas format={format} colour={colours.bg}>
      <Awning drawing={drawing} long={isStatus ? 90 : 56} />
      <Name drawing={drawing} y={isStatus ? 228 : 172} size={isStatus ? 100 : 76} />
      <Photo
        drawing={drawing}
        index={0}
        box={photo}
        radius={isStatus ? "70px" : "56px"}
        ground={colours.tint}
        ink={colours["on-tint"]}
        font={TITLE}
        poster={{ x: 60, y: 90, width: photo.width - 120, height: photo.height - 160 }}
      />
      {product?.badge ? (
        <Burst
          drawing={drawing}
          text={product.badge}
          side={isStatus ? 280 : 208}
          x={isStatus ? 776 : 450}
          y={isStatus ? 292 : 212}
        />
      ) : null}
      {stack(isStatus ? 1056 : 268, isStatus ? 1596 : 920, 0.5, [
        isPoster(drawing) ? null : block(name, { gap: 0, font: TITLE, leading: 0.86, colour: colours.text, ...middle }),
        product?.note
          ? block(inOneLine(product.note, BODY, width, isStatus ? 44 : 34), {
              gap: isStatus ? 36 : 30,
              font: BODY,
              colour: colours.text,
              ...middle,
            })
          : null,
        over
          ? block(inOneLine(over, BODY, width, isStatus ? 48 : 38), {
              gap: isStatus ? 34 : 28,
              font: BODY,
              colour: colours.muted,
              struck: price?.before !== null,
              ...middle,
            })
          : null,
        amount
          ? {
              gap: isStatus ? 40 : 34,
              height: size * (CAPITALS + 0.46),
              draw: (y) => <Sticker key="p" drawing={drawing} text={amount} size={size} x={middle.x} y={y} tilt={-3} />,
            }
          : null,
      ])}
      <Counter drawing={drawing} isStatus={isStatus} />
    </Canvas>
  );
}

interface CardProps {
  drawing: Drawing;
  index: number;
  box: Box;
  /** The size of a short price. */
  largest: number;
}

/** A product of a collage: the words stand below its photo, or beside it where the photo would be too low. */
function Card({ drawing, index, box, largest }: CardProps) {
  const { colours, products } = drawing.content;
  const product = products[index];
  if (!product) return null;
  const isBeside = box.width > box.height * 1.3;
  const left = isBeside ? Math.min(box.height, box.width * 0.6) : 0;
  const x = left + (box.width - left) / 2;
  const width = box.width - left - (isBeside ? 28 : 40);
  const isWide = width > 320;
  const isNarrow = box.width < 400;
  const amount = product.price ? wholePrice(product.price) : null;
  const size = amount
    ? fitLine(amount, {
        font: TITLE,
        width: isBeside ? width - 20 : width * 0.72,
        largest: isWide && isBeside ? 84 : isNarrow ? 42 : largest,
        smallest: 20,
      })
    : 0;
  const sticker = amount ? size * (CAPITALS + 0.46) : 0;
  const drawSticker = (y: number) =>
    amount ? (
      <Sticker
        key="sticker"
        drawing={drawing}
        text={amount}
        size={size}
        x={x}
        y={y}
        tilt={index % 2 === 0 ? -3 : 2.5}
      />
    ) : null;
  const name = fitText(product.name, {
    font: TITLE,
    width,
    lines: isBeside ? 4 : 2,
    largest: isBeside && isWide ? 68 : isNarrow ? 34 : 44,
    smallest: isNarrow || isBeside ? 20 : 28,
    leading: 0.9,
    height: isBeside ? box.height - sticker - 130 : undefined,
  });
  const over = overPrice(product, box);
  const words = [
    block(name, { gap: 0, font: TITLE, leading: 0.9, colour: colours.text, align: "center", x }),
    over
      ? block(inOneLine(over.text, TITLE, width, isNarrow ? 26 : 32), {
          gap: isBeside ? 24 : 18,
          font: TITLE,
          colour: colours.muted,
          struck: over.struck,
          align: "center",
          x,
        })
      : null,
  ];
  const below =
    words.reduce((sum, each) => sum + (each ? each.gap + each.height : 0), 0) + (isNarrow ? 40 + sticker / 2 : 66);
  const height = isBeside ? box.height : box.height - below;
  const photo: Box = isBeside
    ? { x: 0, y: 0, width: left, height }
    : { x: 0, y: 0, width: Math.min(box.width, height * 1.3), height };
  if (!isBeside) photo.x = (box.width - photo.width) / 2;
  return (
    <Plate box={box} style={{ backgroundColor: colours.surface, borderRadius: 44 }}>
      <Photo
        drawing={drawing}
        index={index}
        box={photo}
        radius="44px"
        ground={colours.tint}
        ink={colours["on-tint"]}
        font={TITLE}
      />
      {isBeside ? (
        stack(0, box.height, 0.5, [...words, { gap: 28, height: sticker, draw: drawSticker }])
      ) : (
        <Plate box={{ x: 0, y: 0, width: box.width, height: box.height }}>
          {drawSticker(height - (isNarrow ? sticker / 2 : sticker - 8))}
          {stack(height + (isNarrow ? 18 + sticker / 2 : 38), box.height, 0, words)}
        </Plate>
      )}
    </Plate>
  );
}

function collage(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, title, products } = content;
  const isStatus = format === "status";
  const head = fitText(title ?? "", {
    font: TITLE,
    width: 960,
    lines: isStatus ? 2 : 1,
    largest: isStatus ? 116 : 78,
    smallest: 44,
    leading: 0.86,
  });
  const top = isStatus ? (title ? 520 : 350) : 262;
  const area: Box = {
    x: isStatus ? 56 : 44,
    y: top,
    width: isStatus ? 968 : 992,
    height: (isStatus ? 1604 : 932) - top,
  };
  const boxes = collageBoxes(format, products.length, area, 28);
  return (
    <Canvas format={format} colour={colours.bg}>
      <Awning drawing={drawing} long={isStatus ? 90 : 56} />
      {isStatus || !title ? <Name drawing={drawing} y={isStatus ? 220 : 172} size={isStatus ? 76 : 76} /> : null}
      {title ? (
        <Words
          text={head}
          font={TITLE}
          leading={0.86}
          colour={colours.text}
          align="center"
          x={540}
          y={isStatus ? (head.lines.length > 1 ? 322 : 366) : 178}
        />
      ) : null}
      {products.map(({ id }, index) => {
        const box = boxes[index];
        return box ? <Card key={id} drawing={drawing} index={index} box={box} largest={isStatus ? 64 : 52} /> : null;
      })}
      <Counter drawing={drawing} isStatus={isStatus} />
    </Canvas>
  );
}

export const sol: PictureStyle = {
  single: { status: (drawing) => single(drawing, "status"), post: (drawing) => single(drawing, "post") },
  collage: { status: (drawing) => collage(drawing, "status"), post: (drawing) => collage(drawing, "post") },
};
