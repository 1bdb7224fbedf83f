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

// Patricia, the bath: waves, photos in drops, bubbles; nothing has a corner.

const { title: TITLE, body: BODY, price: PRICE } = PICTURE_FONTS.patricia;
const TIGHT = -0.02;
const CAPITALS = fontMetrics(PRICE).capHeight;

/** A wave of crests 360 px apart along the width of the picture. */
const crests = (y: number, height: number): string =>
  Array.from({ length: 3 }, () => `c60 0 60 ${height} 180 ${height}s120 ${-height} 180 ${-height}`)
    .join("")
    .replace(/^/, `M0 ${y}`);

/** Water above its wave, or below it. */
function Water({ box, fill, from }: { box: Box; fill: string; from: "above" | "below" }) {
  const wave = 44;
  const path = from === "above" ? `${crests(box.height - wave, wave)}V0H0Z` : `${crests(0, wave)}V${box.height}H0Z`;
  return <Shape box={box} path={path} fill={fill} />;
}

type Corners = readonly [number, number, number, number];

/** A rounded shape by the shares of its sides that each corner takes, clockwise from the top left. */
function drop({ x, y, width, height }: Box, across: Corners, along: Corners): string {
  const [a, b, c, d] = across.map((share) => share * width) as unknown as Corners;
  const [e, f, g, h] = along.map((share) => share * height) as unknown as Corners;
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + a} ${y}H${right - b}`,
    `A${b} ${f} 0 0 1 ${right} ${y + f}V${bottom - g}`,
    `A${c} ${g} 0 0 1 ${right - c} ${bottom}H${x + d}`,
    `A${d} ${h} 0 0 1 ${x} ${bottom - h}V${y + e}`,
    `A${a} ${e} 0 0 1 ${x + a} ${y}Z`,
  ].join("");
}

const SHAPES: readonly (readonly [Corners, Corners])[] = [
  [
    [0.42, 0.58, 0.46, 0.54],
    [0.46, 0.42, 0.58, 0.54],
  ],
  [
    [0.54, 0.46, 0.56, 0.44],
    [0.5, 0.52, 0.48, 0.5],
  ],
  [
    [0.46, 0.54, 0.48, 0.52],
    [0.54, 0.46, 0.54, 0.46],
  ],
];

/** A photo in a drop: what lies outside the drop is painted in the ground's colour. */
function Drop({ drawing, index, box }: { drawing: Drawing; index: number; box: Box }) {
  const { colours, products } = drawing.content;
  const [across, along] = SHAPES[index % SHAPES.length] ?? [
    [0.5, 0.5, 0.5, 0.5],
    [0.5, 0.5, 0.5, 0.5],
  ];
  const { width, height } = box;
  const inside = drop({ x: 2, y: 2, width, height }, across, along);
  return (
    <Layer>
      <Photo
        drawing={drawing}
        index={index}
        box={box}
        ground={colours.tint}
        ink={colours["on-tint"]}
        font={TITLE}
        {...(products.length === 1
          ? { poster: { x: width * 0.14, y: height * 0.2, width: width * 0.72, height: height * 0.6 } }
          : {})}
      />
      <Shape
        box={{ x: box.x - 2, y: box.y - 2, width: width + 4, height: height + 4 }}
        path={`M0 0H${width + 4}V${height + 4}H0Z${inside}`}
        fill={colours.bg}
      />
    </Layer>
  );
}

function Bubble({ x, y, radius, fill }: { x: number; y: number; radius: number; fill: string }) {
  return (
    <Plate
      box={{ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }}
      style={{ backgroundColor: fill, borderRadius: radius }}
    />
  );
}

function Badge({ drawing, text, x, y, side }: { drawing: Drawing; text: string; x: number; y: number; side: number }) {
  const { colours } = drawing.content;
  const size = fitLine(text, { font: TITLE, width: side * 0.76, largest: side * 0.28, smallest: 20 });
  return (
    <Plate
      box={{ x, y, width: side, height: side }}
      style={{ backgroundColor: colours.second, borderRadius: `${side / 2}px ${side / 2}px ${side / 2}px 24px` }}
    >
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

function Name({ drawing, y, size, text }: { drawing: Drawing; y: number; size: number; text: string }) {
  const { colours } = drawing.content;
  const side = Math.round(size * 1.15);
  const logo = drawing.image("logo", side, side);
  const room = logo ? side + 24 : 0;
  const name = inOneLine(text, TITLE, 940 - room, size, TIGHT);
  const width = textWidth(name.lines[0] ?? "", TITLE, name.size, TIGHT) + room;
  const left = 540 - width / 2;
  return (
    <Layer>
      {logo ? (
        <RenderedImage
          src={logo}
          box={{ x: left, y: y + (name.size * CAPITALS - side) / 2, width: side, height: side }}
          radius={`${side / 2}px`}
        />
      ) : null}
      <Words text={name} font={TITLE} tracking={TIGHT} colour={colours.text} x={left + room} y={y} />
    </Layer>
  );
}

function Pill({ drawing, text, size, x, y }: { drawing: Drawing; text: string; size: number; x: number; y: number }) {
  const { colours } = drawing.content;
  const width = textWidth(text, PRICE, size) + size * 0.9;
  const height = size * (CAPITALS + 0.62);
  return (
    <Plate
      box={{ x: x - width / 2, y, width, height }}
      style={{ backgroundColor: colours.first, borderRadius: height / 2 }}
    >
      <Words
        text={line(text, size)}
        font={PRICE}
        colour={colours["on-first"]}
        align="center"
        x={width / 2}
        y={size * 0.31}
      />
    </Plate>
  );
}

function Sea({ drawing, isStatus }: { drawing: Drawing; isStatus: boolean }) {
  const { content } = drawing;
  const { colours, order } = content;
  const where = addressLines(content);
  const top = isStatus ? 1600 : 930;
  const ink = colours["on-first"];
  return (
    <Layer>
      <Water
        box={{ x: 0, y: top, width: 1080, height: (isStatus ? 1920 : 1080) - top }}
        fill={colours.first}
        from="below"
      />
      {isStatus
        ? stack(1684, 1900, 0, [
            block(inOneLine(order, TITLE, 940, 52, TIGHT), {
              gap: 0,
              font: TITLE,
              tracking: TIGHT,
              colour: ink,
              align: "center",
              x: 540,
            }),
            ...where.map((text) =>
              block(inOneLine(text, BODY, 940, 40), { gap: 26, font: BODY, colour: ink, align: "center", x: 540 }),
            ),
          ])
        : [
            <Words
              key="o"
              text={inOneLine(order, TITLE, 470, 38, TIGHT)}
              font={TITLE}
              tracking={TIGHT}
              colour={ink}
              x={56}
              y={1008}
            />,
            ...where
              .slice(0, 1)
              .map((text) => (
                <Words
                  key={text}
                  text={inOneLine(text, BODY, 470, 34)}
                  font={BODY}
                  colour={ink}
                  align="right"
                  x={1024}
                  y={1009}
                />
              )),
          ]}
    </Layer>
  );
}

function single(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop } = content;
  const [product] = content.products;
  const isStatus = format === "status";
  const photo: Box = isStatus
    ? { x: 110, y: 356, width: 860, height: 740 }
    : { x: 40, y: 212, width: 590, height: 700 };
  const middle = { align: "center", x: isStatus ? 540 : 848 } as const;
  const width = isStatus ? 940 : 390;
  const price = product?.price ?? null;
  const over = price?.before ?? price?.from ?? null;
  const amount = price ? wholePrice(price) : null;
  const size = amount
    ? fitLine(amount, { font: PRICE, width: width * 0.84, largest: isStatus ? 128 : 86, smallest: 36 })
    : 0;
  const name = fitText(product?.name ?? "", {
    font: TITLE,
    width,
    lines: isStatus ? 3 : 4,
    largest: isStatus ? 108 : 72,
    smallest: 42,
    tracking: TIGHT,
    height: isStatus ? 240 : 330,
    leading: 1.06,
  });
  return (
    <Canvas format={format} colour={colours.bg}>
      <Water box={{ x: 0, y: 0, width: 1080, height: isStatus ? 330 : 190 }} fill={colours.tint} from="above" />
      <Name drawing={drawing} text={shop.name} y={isStatus ? 176 : 58} size={isStatus ? 92 : 68} />
      <Drop drawing={drawing} index={0} box={photo} />
      {isStatus
        ? [
            <Bubble key="1" x={1000} y={1050} radius={46} fill={colours.second} />,
            <Bubble key="2" x={930} y={1124} radius={22} fill={colours.first} />,
            <Bubble key="3" x={86} y={470} radius={34} fill={colours.first} />,
            <Bubble key="4" x={140} y={402} radius={16} fill={colours.second} />,
          ]
        : [
            <Bubble key="1" x={618} y={842} radius={32} fill={colours.second} />,
            <Bubble key="2" x={574} y={898} radius={15} fill={colours.first} />,
          ]}
      {product?.badge ? (
        <Badge
          drawing={drawing}
          text={product.badge}
          side={isStatus ? 220 : 168}
          x={isStatus ? 800 : 470}
          y={isStatus ? 366 : 214}
        />
      ) : null}
      {stack(isStatus ? 1130 : 230, isStatus ? 1590 : 920, 0.5, [
        isPoster(drawing)
          ? null
          : block(name, { gap: 0, font: TITLE, tracking: TIGHT, leading: 1.06, colour: colours.text, ...middle }),
        product?.note
          ? block(inOneLine(product.note, BODY, width, isStatus ? 42 : 34), {
              gap: 36,
              font: BODY,
              colour: colours.muted,
              ...middle,
            })
          : null,
        over
          ? block(inOneLine(over, BODY, width, isStatus ? 50 : 40), {
              gap: 34,
              font: BODY,
              colour: colours.muted,
              struck: price?.before !== null,
              ...middle,
            })
          : null,
        amount
          ? {
              gap: over ? 26 : 40,
              height: size * (CAPITALS + 0.62),
              draw: (y) => <Pill key="p" drawing={drawing} text={amount} size={size} x={middle.x} y={y} />,
            }
          : null,
      ])}
      <Sea drawing={drawing} isStatus={isStatus} />
    </Canvas>
  );
}

function collage(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop, title, products } = content;
  const isStatus = format === "status";
  const head = title
    ? fitText(title, { font: TITLE, width: 940, lines: 2, largest: 96, smallest: 48, tracking: TIGHT, leading: 1.04 })
    : null;
  const top = isStatus ? (head ? 346 + head.lines.length * 104 : 360) : 204;
  const area: Box = { x: 64, y: top, width: 952, height: (isStatus ? 1572 : 908) - top };
  const boxes = collageBoxes(format, products.length, area, isStatus ? 36 : 28);
  return (
    <Canvas format={format} colour={colours.bg}>
      <Water box={{ x: 0, y: 0, width: 1080, height: isStatus ? 320 : 184 }} fill={colours.tint} from="above" />
      <Name
        drawing={drawing}
        text={isStatus ? shop.name : (title ?? shop.name)}
        y={isStatus ? 168 : 56}
        size={isStatus ? 80 : 68}
      />
      {isStatus && head ? (
        <Words
          text={head}
          font={TITLE}
          tracking={TIGHT}
          leading={1.04}
          colour={colours.text}
          align="center"
          x={540}
          y={346}
        />
      ) : null}
      {products.map((product, index) => {
        const box = boxes[index];
        if (!box) return null;
        const middle = { align: "center", x: box.x + box.width / 2 } as const;
        const amount = product.price ? inOneLine(wholePrice(product.price), PRICE, box.width, 52) : null;
        const former = overPrice(product, box);
        const name = fitText(product.name, {
          font: TITLE,
          width: box.width,
          lines: 2,
          largest: 40,
          smallest: 26,
          tracking: TIGHT,
        });
        const words = [
          block(name, { gap: 0, font: TITLE, tracking: TIGHT, colour: colours.text, ...middle }),
          former
            ? block(inOneLine(former.text, PRICE, box.width, 32), {
                gap: 20,
                font: PRICE,
                colour: colours.muted,
                struck: former.struck,
                ...middle,
              })
            : null,
          amount ? block(amount, { gap: former ? 16 : 20, font: PRICE, colour: colours.accent, ...middle }) : null,
        ];
        const height = words.reduce((sum, one) => sum + (one ? one.height + one.gap : 0), 0);
        const photo = box.height - height - 22;
        const width = Math.min(box.width, photo * 1.15);
        return (
          <Layer key={product.id}>
            <Drop
              drawing={drawing}
              index={index}
              box={{
                x: Math.round(box.x + (box.width - width) / 2),
                y: Math.round(box.y),
                width: Math.round(width),
                height: Math.round(photo),
              }}
            />
            {stack(box.y + photo + 20, box.y + box.height, 0, words)}
          </Layer>
        );
      })}
      <Sea drawing={drawing} isStatus={isStatus} />
    </Canvas>
  );
}

export const patricia: PictureStyle = {
  single: { status: (drawing) => single(drawing, "status"), post: (drawing) => single(drawing, "post") },
  collage: { status: (drawing) => collage(drawing, "status"), post: (drawing) => collage(drawing, "post") },
};
