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
  Layer,
  line,
  overPrice,
  Photo,
  type PictureStyle,
  Plate,
  stack,
  Words,
  wholePrice,
  wordsHeight,
} from "./pieces";

// Nymeria, the masthead: black and bone, a huge serif, the plate bleeds, the title hangs over its edge, rules.

const { title: TITLE, body: BODY } = PICTURE_FONTS.nymeria;
const TIGHT = -0.025;

/** What is taken off, on the spine: read from below. */
function Spine({ drawing, text, box, size }: { drawing: Drawing; text: string; box: Box; size: number }) {
  const { colours } = drawing.content;
  const { x, y, width, height } = box;
  return (
    <Plate box={box} style={{ backgroundColor: colours.deep }}>
      <Plate
        box={{ x: (width - height) / 2, y: (height - width) / 2, width: height, height: width }}
        style={{ transform: "rotate(-90deg)" }}
      >
        <Words
          key={`${x} ${y}`}
          text={inOneLine(text, BODY, height - 60, size, 0.01)}
          font={BODY}
          tracking={0.01}
          colour={colours["deep-accent"]}
          x={30}
          y={(width - size * 0.7) / 2}
        />
      </Plate>
    </Plate>
  );
}

function Rule({ x, y, width, colour }: { x: number; y: number; width: number; colour: string }) {
  return <Plate box={{ x, y, width, height: 3 }} style={{ backgroundColor: colour }} />;
}

function status(drawing: Drawing): ReactElement {
  const { content } = drawing;
  const { colours, shop, order } = content;
  const [product] = content.products;
  const price = product?.price ?? null;
  const masthead = fitText(shop.name, {
    font: TITLE,
    width: 968,
    lines: 1,
    largest: 190,
    smallest: 60,
    tracking: TIGHT,
  });
  const mastTop = 168;
  const photoTop = Math.round(mastTop + wordsHeight(masthead, TITLE) + 60);
  const name = fitText(product?.name ?? "", {
    font: TITLE,
    width: 940,
    lines: 3,
    largest: 156,
    smallest: 72,
    tracking: TIGHT,
    height: 330,
    leading: 0.92,
  });
  const nameHeight = wordsHeight(name, TITLE, 0.92);
  const amount = price ? inOneLine(wholePrice(price), TITLE, 620, 150, -0.01) : null;
  const over = price?.before ?? price?.from ?? null;
  const amountHeight = amount ? wordsHeight(amount, TITLE) : product?.note ? 40 : 0;
  const amountTop = 1592 - amountHeight;
  const below = amountTop - 46;
  const nameTop = below - 58 - nameHeight;
  const hang = 70;
  const plate = Math.round(nameTop + hang - photoTop);
  const widest = Math.max(0, ...name.lines.map((text) => textWidth(text, TITLE, name.size, TIGHT)));
  const besidePrice = 900 - (amount ? textWidth(amount.lines[0] ?? "", TITLE, amount.size, -0.01) : 0);
  const spine = product?.badge ?? shop.tagline ?? "";
  const where = addressLines(content);
  return (
    <Canvas format="status" colour={colours.bg}>
      <Plate box={{ x: 0, y: 0, width: 1080, height: photoTop }} style={{ backgroundColor: colours.deep }} />
      <Words text={masthead} font={TITLE} tracking={TIGHT} colour={colours["on-deep"]} x={56} y={mastTop} />
      <Photo
        drawing={drawing}
        index={0}
        box={{ x: 112, y: photoTop, width: 968, height: plate }}
        ground={colours.second}
        ink={colours["on-second"]}
        font={TITLE}
      />
      <Spine
        drawing={drawing}
        text={spine}
        box={{ x: 0, y: photoTop, width: 112, height: plate - 2 * hang }}
        size={product?.badge ? 60 : 36}
      />
      <Plate
        box={{ x: 0, y: nameTop - hang, width: Math.min(1040, 70 + widest + 56), height: 2 * hang + 2 }}
        style={{ backgroundColor: colours.bg }}
      />
      <Words text={name} font={TITLE} tracking={TIGHT} leading={0.92} colour={colours.text} x={70} y={nameTop} />
      {amount
        ? [
            <Rule key="r" x={70} y={below} width={940} colour={colours.text} />,
            <Words
              key="p"
              text={amount}
              font={TITLE}
              tracking={-0.01}
              colour={product?.badge ? colours.accent : colours.text}
              x={70}
              y={amountTop}
            />,
            ...(over
              ? [
                  <Words
                    key="o"
                    text={inOneLine(over, BODY, besidePrice, 46)}
                    font={BODY}
                    struck={price?.before !== null}
                    colour={colours.muted}
                    align="right"
                    x={1010}
                    y={amountTop}
                  />,
                ]
              : []),
          ]
        : null}
      {product?.note ? (
        <Words
          text={inOneLine(product.note, BODY, besidePrice, 38)}
          font={BODY}
          colour={colours.muted}
          align="right"
          x={1010}
          y={amountTop + amountHeight - 27}
        />
      ) : null}
      <Rule x={70} y={1640} width={940} colour={colours.text} />
      {stack(1680, 1900, 0, [
        block(inOneLine(order, BODY, 940, 44), { gap: 0, font: BODY, colour: colours.text, x: 70 }),
        ...where.map((text) =>
          block(inOneLine(text, BODY, 940, 38), { gap: 24, font: BODY, colour: colours.muted, x: 70 }),
        ),
      ])}
    </Canvas>
  );
}

/** The black column of the shop's pages, with its name and where to order. */
function Column({ drawing, width }: { drawing: Drawing; width: number }) {
  const { content } = drawing;
  const { colours, shop, order } = content;
  const name = fitText(shop.name, {
    font: TITLE,
    width: width - 72,
    lines: 4,
    largest: 104,
    smallest: 44,
    tracking: TIGHT,
    leading: 0.86,
  });
  const where = addressLines(content);
  return (
    <Plate box={{ x: 0, y: 0, width, height: 1080 }} style={{ backgroundColor: colours.deep }}>
      <Words text={name} font={TITLE} tracking={TIGHT} leading={0.86} colour={colours["on-deep"]} x={36} y={56} />
      {stack(560, 1026, 1, [
        block(fitText(order, { font: BODY, width: width - 72, lines: 3, largest: 34, smallest: 26, leading: 1.2 }), {
          gap: 0,
          font: BODY,
          leading: 1.2,
          colour: colours["deep-accent"],
          x: 36,
        }),
        // "tienda" and ".vidriera.com", each in a line
        ...where.slice(0, 1).map((text) =>
          block(
            fitText(text.replace(".", " ."), {
              font: BODY,
              width: width - 72,
              lines: 2,
              largest: 32,
              smallest: 20,
              leading: 1.2,
            }),
            { gap: 26, font: BODY, leading: 1.2, colour: colours["on-deep"], x: 36 },
          ),
        ),
      ])}
    </Plate>
  );
}

function post(drawing: Drawing): ReactElement {
  const { content } = drawing;
  const { colours } = content;
  const [product] = content.products;
  const price = product?.price ?? null;
  const column = 300;
  const left = column + 44;
  const width = 1080 - left - 44;
  const name = fitText(product?.name ?? "", {
    font: TITLE,
    width,
    lines: 3,
    largest: 112,
    smallest: 56,
    tracking: TIGHT,
    height: 240,
    leading: 0.92,
  });
  const over = price?.before ?? price?.from ?? null;
  const amount = price ? inOneLine(wholePrice(price), TITLE, over ? width - 240 : width, 104, -0.01) : null;
  const priceHeight = amount ? wordsHeight(amount, TITLE) : 0;
  const nameHeight = wordsHeight(name, TITLE, 0.92);
  const bottom = 1080 - 56;
  const rule = bottom - priceHeight - 36;
  const nameTop = rule - 40 - nameHeight;
  const photo = nameTop + 16;
  const widest = Math.max(0, ...name.lines.map((text) => textWidth(text, TITLE, name.size, TIGHT)));
  return (
    <Canvas format="post" colour={colours.bg}>
      <Photo
        drawing={drawing}
        index={0}
        box={{ x: column, y: 0, width: 1080 - column, height: Math.round(photo) }}
        ground={colours.second}
        ink={colours["on-second"]}
        font={TITLE}
      />
      <Plate
        box={{ x: column, y: nameTop - 48, width: Math.min(width + 44, 44 + widest + 44), height: 80 }}
        style={{ backgroundColor: colours.bg }}
      />
      <Words text={name} font={TITLE} tracking={TIGHT} leading={0.92} colour={colours.text} x={left} y={nameTop} />
      {amount ? <Rule x={left} y={rule} width={width} colour={colours.text} /> : null}
      {amount ? (
        <Words
          text={amount}
          font={TITLE}
          tracking={-0.01}
          colour={product?.badge ? colours.accent : colours.text}
          x={left}
          y={bottom - priceHeight}
        />
      ) : null}
      {over ? (
        <Words
          text={inOneLine(over, BODY, 220, 36)}
          font={BODY}
          struck={price?.before !== null}
          colour={colours.muted}
          align="right"
          x={1036}
          y={bottom - priceHeight}
        />
      ) : null}
      {product?.note ? (
        <Words
          text={inOneLine(
            product.note,
            BODY,
            width - 30 - (amount ? textWidth(amount.lines[0] ?? "", TITLE, amount.size, -0.01) : 0),
            30,
          )}
          font={BODY}
          colour={colours.muted}
          align="right"
          x={1036}
          y={bottom - 21}
        />
      ) : null}
      {product?.badge ? (
        <Plate
          box={{
            x: 1080 - 44 - textWidth(product.badge, BODY, 44) - 44,
            y: 0,
            width: textWidth(product.badge, BODY, 44) + 44,
            height: 96,
          }}
          style={{ backgroundColor: colours.deep }}
        >
          <Words text={line(product.badge, 44)} font={BODY} colour={colours["deep-accent"]} x={22} y={34} />
        </Plate>
      ) : null}
      <Column drawing={drawing} width={column} />
    </Canvas>
  );
}

/** A numbered plate of a collage. */
function Plates({ drawing, area, format }: { drawing: Drawing; area: Box; format: PictureFormat }) {
  const { colours, products } = drawing.content;
  const boxes = collageBoxes(format, products.length, area, 32);
  const plates = products.map((product, index) => {
    const box = boxes[index];
    if (!box) return null;
    const amount = product.price ? inOneLine(wholePrice(product.price), TITLE, box.width, 52, -0.01) : null;
    const former = overPrice(product, box);
    const number = `${index + 1}. `;
    const name = fitText(product.name, {
      font: TITLE,
      width: box.width - 52,
      lines: 2,
      largest: 46,
      smallest: 30,
      tracking: -0.01,
      leading: 0.98,
    });
    const words = [
      block(name, { gap: 0, font: TITLE, tracking: -0.01, leading: 0.98, colour: colours.text, x: box.x + 52 }),
      former
        ? block(inOneLine(former.text, BODY, box.width - 52, 30), {
            gap: 22,
            font: BODY,
            colour: colours.muted,
            struck: former.struck,
            x: box.x + 52,
          })
        : null,
      amount ? block(amount, { gap: 22, font: TITLE, tracking: -0.01, colour: colours.accent, x: box.x + 52 }) : null,
    ];
    const height = words.reduce((sum, one) => sum + (one ? one.height + one.gap : 0), 0);
    const photo = Math.round(box.height - height - 24);
    return (
      <Layer key={product.id}>
        <Photo
          drawing={drawing}
          index={index}
          box={{ x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: photo }}
          ground={colours.second}
          ink={colours["on-second"]}
          font={TITLE}
        />
        <Words
          text={line(number.trim(), name.size)}
          font={TITLE}
          colour={colours.accent}
          x={box.x}
          y={box.y + photo + 24}
        />
        {stack(box.y + photo + 24, box.y + box.height, 0, words)}
      </Layer>
    );
  });
  return <Layer>{plates}</Layer>;
}

function collage(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop, title, order } = content;
  if (format === "post") {
    const head = title ? inOneLine(title, TITLE, 692, 84, TIGHT) : null;
    const top = head ? 150 : 44;
    return (
      <Canvas format="post" colour={colours.bg}>
        <Column drawing={drawing} width={300} />
        {head ? <Words text={head} font={TITLE} tracking={TIGHT} colour={colours.text} x={344} y={56} /> : null}
        <Plates drawing={drawing} format="post" area={{ x: 344, y: top, width: 692, height: 1024 - top }} />
      </Canvas>
    );
  }
  const head = fitText(title ?? shop.name, {
    font: TITLE,
    width: 968,
    lines: 2,
    largest: 170,
    smallest: 80,
    tracking: TIGHT,
    leading: 0.88,
  });
  const top = Math.round(212 + wordsHeight(head, TITLE, 0.88) + 56);
  const where = addressLines(content);
  return (
    <Canvas format="status" colour={colours.bg}>
      <Plate box={{ x: 0, y: 0, width: 1080, height: top }} style={{ backgroundColor: colours.deep }} />
      {title ? (
        <Words text={inOneLine(shop.name, BODY, 968, 38)} font={BODY} colour={colours["deep-accent"]} x={56} y={152} />
      ) : null}
      <Words text={head} font={TITLE} tracking={TIGHT} leading={0.88} colour={colours["on-deep"]} x={56} y={212} />
      <Plates drawing={drawing} format="status" area={{ x: 56, y: top + 40, width: 968, height: 1620 - top - 40 }} />
      <Rule x={56} y={1650} width={968} colour={colours.text} />
      {stack(1690, 1900, 0, [
        block(inOneLine(order, BODY, 940, 44), { gap: 0, font: BODY, colour: colours.text, x: 56 }),
        ...where.map((text) =>
          block(inOneLine(text, BODY, 940, 38), { gap: 24, font: BODY, colour: colours.muted, x: 56 }),
        ),
      ])}
    </Canvas>
  );
}

export const nymeria: PictureStyle = {
  single: { status, post },
  collage: { status: (drawing) => collage(drawing, "status"), post: (drawing) => collage(drawing, "post") },
};
