import type { ReactElement } from "react";
import { type Box, collageBoxes } from "~/domain/catalogue/share-picture/collage";
import { fitText } from "~/domain/catalogue/share-picture/fit-text";
import { PICTURE_FONTS, textWidth } from "~/domain/catalogue/share-picture/fonts";
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
  stack,
  Words,
  wholePrice,
} from "./pieces";

// Celia, the dressing table: everything on one axis, photos in arches, words instead of boxes.

const { title: TITLE, body: BODY } = PICTURE_FONTS.celia;
const AIRY = 0.03;

function Arch({ drawing, index, box }: { drawing: Drawing; index: number; box: Box }) {
  const { colours, products } = drawing.content;
  const round = box.width / 2;
  const inside = { x: 56, y: box.height * 0.3, width: box.width - 112, height: box.height * 0.6 };
  return (
    <Photo
      drawing={drawing}
      index={index}
      box={box}
      radius={`${round}px ${round}px 0 0`}
      ground={colours.second}
      ink={colours["on-second"]}
      font={TITLE}
      {...(products.length === 1 ? { poster: inside } : {})}
    />
  );
}

function single(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop, order } = content;
  const [product] = content.products;
  const isStatus = format === "status";
  const width = isStatus ? 900 : 400;
  const axis = isStatus ? ({ align: "center", x: 540 } as const) : ({ align: "left", x: 64 } as const);
  const price = product?.price ?? null;
  const over = price?.before ?? price?.from ?? null;
  const name = fitText(product?.name ?? shop.name, {
    font: TITLE,
    width,
    lines: isStatus ? 3 : 4,
    largest: isStatus ? 112 : 100,
    smallest: 56,
    height: isStatus ? 240 : 420,
    leading: 0.98,
  });
  const where = addressLines(content);
  const shopName = fitText(shop.name, {
    font: TITLE,
    width: isStatus ? 900 : 490,
    lines: 1,
    largest: isStatus ? 112 : 80,
    smallest: 44,
  });
  const amount = price ? inOneLine(wholePrice(price), BODY, width, isStatus ? 84 : 72, AIRY) : null;
  return (
    <Canvas format={format} colour={colours.bg}>
      <Words text={shopName} font={TITLE} colour={colours.text} {...axis} y={isStatus ? 168 : 76} />
      <Arch
        drawing={drawing}
        index={0}
        box={isStatus ? { x: 128, y: 310, width: 824, height: 810 } : { x: 504, y: 200, width: 512, height: 680 }}
      />
      {stack(isStatus ? 1160 : 200, isStatus ? 1610 : 880, 0.5, [
        isPoster(drawing) ? null : block(name, { gap: 0, font: TITLE, colour: colours.text, leading: 0.98, ...axis }),
        product?.note
          ? block(inOneLine(product.note, BODY, width, 38, AIRY), {
              gap: 38,
              font: BODY,
              colour: colours.muted,
              tracking: AIRY,
              ...axis,
            })
          : null,
        over
          ? block(inOneLine(over, BODY, width, 44, AIRY), {
              gap: 40,
              font: BODY,
              colour: colours.muted,
              tracking: AIRY,
              struck: price?.before !== null,
              ...axis,
            })
          : null,
        amount
          ? block(amount, { gap: over ? 24 : 42, font: BODY, colour: colours.accent, tracking: AIRY, ...axis })
          : null,
      ])}
      {product?.badge ? <Seal text={product.badge} drawing={drawing} isStatus={isStatus} /> : null}
      {stack(isStatus ? 1664 : 880, isStatus ? 1800 : 1016, isStatus ? 0 : 1, [
        block(inOneLine(order, BODY, width, isStatus ? 40 : 34, AIRY), {
          gap: 0,
          font: BODY,
          colour: colours.text,
          tracking: AIRY,
          ...axis,
        }),
        ...where.map((text) =>
          block(inOneLine(text, BODY, width, isStatus ? 38 : 32, AIRY), {
            gap: 22,
            font: BODY,
            colour: colours.muted,
            tracking: AIRY,
            ...axis,
          }),
        ),
      ])}
    </Canvas>
  );
}

/** A round of the second colour on the arch's shoulder. */
function Seal({ text, drawing, isStatus }: { text: string; drawing: Drawing; isStatus: boolean }) {
  const { colours } = drawing.content;
  const side = isStatus ? 200 : 156;
  const [left, top] = isStatus ? [812, 340] : [876, 148];
  return (
    <div
      style={{
        display: "flex",
        position: "absolute",
        left,
        top,
        width: side,
        height: side,
        borderRadius: side,
        backgroundColor: colours.accent,
        border: `8px solid ${colours.bg}`,
        alignItems: "center",
        justifyContent: "center",
        fontFamily: `${BODY}, Geist`,
        fontSize: (side * 0.74) / Math.max(2.6, textWidth(text, BODY, 1)),
        letterSpacing: 1,
        color: colours["on-accent"],
      }}
    >
      {text}
    </div>
  );
}

function collage(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop, title, products, order } = content;
  const isStatus = format === "status";
  const head = fitText(title ?? shop.name, {
    font: TITLE,
    width: 940,
    lines: isStatus ? 2 : 1,
    largest: isStatus ? 116 : 84,
    smallest: 48,
    leading: 0.98,
  });
  const top = head.lines.length > 1 ? 470 : title ? 400 : 330;
  const area: Box = isStatus
    ? { x: 84, y: top, width: 912, height: 1610 - top }
    : { x: 64, y: 176, width: 952, height: 800 };
  const boxes = collageBoxes(format, products.length, area, isStatus ? 44 : 36);
  const where = addressLines(content);
  return (
    <Canvas format={format} colour={colours.bg}>
      {title && isStatus ? (
        <Words
          text={inOneLine(shop.name, BODY, 900, 40, AIRY)}
          font={BODY}
          tracking={AIRY}
          colour={colours.muted}
          align="center"
          x={540}
          y={150}
        />
      ) : null}
      <Words
        text={head}
        font={TITLE}
        leading={0.98}
        colour={colours.text}
        align="center"
        x={540}
        y={isStatus ? (title ? (head.lines.length > 1 ? 212 : 240) : 170) : 68}
      />
      {products.map((product, index) => {
        const box = boxes[index];
        if (!box) return null;
        const middle = { align: "center", x: box.x + box.width / 2 } as const;
        const amount = product.price ? inOneLine(wholePrice(product.price), BODY, box.width, 38, AIRY) : null;
        const former = overPrice(product, box);
        const name = fitText(product.name, {
          font: TITLE,
          width: box.width,
          lines: 2,
          largest: 44,
          smallest: 30,
          leading: 1,
        });
        const words = [
          block(name, { gap: 0, font: TITLE, leading: 1, colour: colours.text, ...middle }),
          former
            ? block(inOneLine(former.text, BODY, box.width, 28, AIRY), {
                gap: 18,
                font: BODY,
                tracking: AIRY,
                colour: colours.muted,
                struck: former.struck,
                ...middle,
              })
            : null,
          amount ? block(amount, { gap: 18, font: BODY, tracking: AIRY, colour: colours.accent, ...middle }) : null,
        ];
        const height = words.reduce((sum, one) => sum + (one ? one.height + one.gap : 0), 0);
        const arch = box.height - height - 26;
        const width = Math.min(box.width, Math.round(arch * 0.98));
        return (
          <Layer key={product.id}>
            <Arch
              drawing={drawing}
              index={index}
              box={{ x: box.x + (box.width - width) / 2, y: box.y, width, height: arch }}
            />
            {stack(box.y + arch + 24, box.y + box.height, 0, words)}
          </Layer>
        );
      })}
      {isStatus
        ? stack(1660, 1820, 0, [
            block(inOneLine(order, BODY, 900, 40, AIRY), {
              gap: 0,
              font: BODY,
              tracking: AIRY,
              colour: colours.text,
              align: "center",
              x: 540,
            }),
            ...where.map((text) =>
              block(inOneLine(text, BODY, 900, 36, AIRY), {
                gap: 22,
                font: BODY,
                tracking: AIRY,
                colour: colours.muted,
                align: "center",
                x: 540,
              }),
            ),
          ])
        : [
            <Words
              key="shop"
              text={line(title ? shop.name : order, title ? 40 : 32)}
              font={title ? TITLE : BODY}
              colour={colours.text}
              x={64}
              y={1014}
            />,
            ...where
              .slice(0, 1)
              .map((text) => (
                <Words
                  key={text}
                  text={inOneLine(text, BODY, 560, 32, AIRY)}
                  font={BODY}
                  tracking={AIRY}
                  colour={colours.muted}
                  align="right"
                  x={1016}
                  y={1016}
                />
              )),
          ]}
    </Canvas>
  );
}

export const celia: PictureStyle = {
  single: { status: (drawing) => single(drawing, "status"), post: (drawing) => single(drawing, "post") },
  collage: { status: (drawing) => collage(drawing, "status"), post: (drawing) => collage(drawing, "post") },
};
