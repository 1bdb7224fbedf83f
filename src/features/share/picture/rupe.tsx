import type { ReactElement, ReactNode } from "react";
import { type Box, collageBoxes } from "~/domain/catalogue/share-picture/collage";
import { fitLine, fitText } from "~/domain/catalogue/share-picture/fit-text";
import { PICTURE_FONTS, textWidth } from "~/domain/catalogue/share-picture/fonts";
import type { PictureFormat } from "~/domain/catalogue/share-picture/picture-format";
import type { PicturePrice } from "~/domain/catalogue/share-picture/share-picture";
import {
  addressLines,
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
  stack,
  Words,
  wholePrice,
  wordsHeight,
} from "./pieces";

// Rupe, the poster: one ruled table, lines of 9 px, poster type, prices as headlines, flat yellow, hard edges.

const { title: TITLE, body: BODY } = PICTURE_FONTS.rupe;
const RULE = 9;
const capitals = (text: string) => text.toUpperCase();

function Rule({ x, y, width, height, colour }: Box & { colour: string }) {
  return <Plate box={{ x, y, width, height }} style={{ backgroundColor: colour }} />;
}

/** The shop's name in the yellow cell, and its line beside it if there is room. */
function Masthead({ drawing, box, size, text }: { drawing: Drawing; box: Box; size: number; text: string }) {
  const { colours } = drawing.content;
  const name = fitText(capitals(text), { font: TITLE, width: box.width - 80, lines: 1, largest: size, smallest: 52 });
  return (
    <Plate box={{ ...box, x: 0, width: 1080 }}>
      <Words
        text={name}
        font={TITLE}
        colour={colours["on-first"]}
        x={box.x + 40}
        y={box.height - 40 - wordsHeight(name, TITLE)}
      />
    </Plate>
  );
}

function Footer({ drawing, box, x }: { drawing: Drawing; box: Box; x: number }) {
  const { content } = drawing;
  const { colours, order } = content;
  const lines = addressLines(content);
  const wide = box.height < 130;
  const fit = (text: string, width: number, largest: number) =>
    fitText(text, { font: BODY, width, lines: 1, largest, smallest: 22 });
  const orderText = fit(order, wide ? 470 : 968, wide ? 36 : 46);
  const where = wide ? lines.slice(0, 1) : lines;
  return (
    <Plate box={box} style={{ backgroundColor: colours.deep }}>
      {wide ? (
        [
          <Words key="o" text={orderText} font={BODY} colour={colours["deep-accent"]} x={x} y={box.height / 2 - 13} />,
          ...where.map((text) => (
            <Words
              key={text}
              text={fit(text, 1080 - 2 * x - 40 - textWidth(order, BODY, orderText.size), 36)}
              font={BODY}
              colour={colours["on-deep"]}
              align="right"
              x={1080 - x}
              y={box.height / 2 - 13}
            />
          )),
        ]
      ) : (
        <Words text={orderText} font={BODY} colour={colours["deep-accent"]} x={x} y={40} />
      )}
      {wide
        ? null
        : where.map((text, index) => (
            <Words
              key={text}
              text={fit(text, 968, 40)}
              font={BODY}
              colour={colours["on-deep"]}
              x={x}
              y={98 + index * 54}
            />
          ))}
    </Plate>
  );
}

/** The price as a headline: its sign small and raised. */
function Headline({
  price,
  size,
  x,
  y,
  colour,
}: {
  price: PicturePrice;
  size: number;
  x: number;
  y: number;
  colour: string;
}) {
  const sign = size * 0.48;
  const number = price.sign === "" ? x : x + textWidth(price.sign, TITLE, sign) + size * 0.07;
  return (
    <Layer>
      {price.sign === "" ? null : <Words text={line(price.sign, sign)} font={TITLE} colour={colour} x={x} y={y} />}
      <Words text={line(capitals(price.number), size)} font={TITLE} colour={colour} x={number} y={y} />
    </Layer>
  );
}

const headlineSize = ({ sign, number }: PicturePrice, width: number, largest: number): number => {
  const relative = textWidth(capitals(number), TITLE, 1) + (sign === "" ? 0 : textWidth(sign, TITLE, 0.48) + 0.07);
  return Math.min(largest, Math.floor(width / relative));
};

function Badge({ text, drawing, box, size }: { text: string; drawing: Drawing; box: Box; size: number }) {
  const { colours } = drawing.content;
  const width = textWidth(capitals(text), TITLE, size) + 68;
  return (
    <Plate
      box={{ x: box.x, y: box.y, width: width + RULE, height: size + 52 }}
      style={{
        backgroundColor: colours.second,
        borderRight: `${RULE}px solid ${colours.text}`,
        borderBottom: `${RULE}px solid ${colours.text}`,
      }}
    >
      <Words
        text={line(capitals(text), size)}
        font={TITLE}
        colour={colours["on-second"]}
        x={34}
        y={(size + 43 - size * 0.859) / 2}
      />
    </Plate>
  );
}

/** The photo's cell; without a photo, the name as large as a poster. */
function Cell({ drawing, index, box }: { drawing: Drawing; index: number; box: Box }) {
  const { colours, products } = drawing.content;
  const inside = { x: 48, y: 150, width: box.width - 96, height: box.height - 210 };
  return (
    <Photo
      drawing={drawing}
      index={index}
      box={box}
      ground={colours.second}
      ink={colours["on-second"]}
      font={TITLE}
      {...(products.length === 1 ? { poster: inside } : {})}
    />
  );
}

function single(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop } = content;
  const [product] = content.products;
  if (!product)
    return (
      <Canvas format={format} colour={colours.bg}>
        {null}
      </Canvas>
    );
  const { price } = product;
  const isStatus = format === "status";
  const over = price?.before ?? price?.from ?? null;
  // what stands below the name takes its room from the photo
  const high = 800 - (over ? 75 : 0) - (product.note ? 75 : 0);
  const head: Box = isStatus ? { x: 16, y: 0, width: 1064, height: 322 } : { x: 684, y: 0, width: 396, height: 170 };
  const photo: Box = isStatus ? { x: 0, y: 331, width: 1080, height: high } : { x: 0, y: 0, width: 680, height: 964 };
  const text: Box = isStatus
    ? { x: 56, y: 386 + high, width: 968, height: 1218 - high }
    : { x: 720, y: 222, width: 324, height: 690 };
  const noted = product.note;
  const size = price ? headlineSize(price, text.width, isStatus ? 230 : 150) : 0;
  const amount = price ? size * 0.859 : 0;
  const below = (price ? amount + 40 : 0) + (over ? 62 : 0) + (noted ? 66 : 0);
  const name = fitText(capitals(product.name), {
    font: TITLE,
    width: text.width,
    lines: isStatus ? 3 : 5,
    largest: isStatus ? 124 : 96,
    smallest: 48,
    height: text.height - below,
    leading: 1.06,
  });
  const small = isStatus ? 42 : 36;
  const nameBlock = {
    height: wordsHeight(name, TITLE, 1.06),
    gap: 0,
    draw: (y: number) => (
      <Words key="n" text={name} font={TITLE} colour={colours.text} leading={1.06} x={text.x} y={y} />
    ),
  };
  const rest = [
    noted
      ? {
          height: small * 0.69,
          gap: 34,
          draw: (y: number) => (
            <Words
              key="o"
              text={fitText(noted, { font: BODY, width: text.width, lines: 1, largest: small, smallest: 26 })}
              font={BODY}
              colour={colours.text}
              x={text.x}
              y={y}
            />
          ),
        }
      : null,
    over
      ? {
          height: 36,
          gap: 30,
          draw: (y: number) => (
            <Words
              key="b"
              text={fitText(over, { font: BODY, width: text.width, lines: 1, largest: 52, smallest: 30 })}
              font={BODY}
              colour={colours.muted}
              struck={price?.before !== null}
              x={text.x}
              y={y}
            />
          ),
        }
      : null,
    price
      ? {
          height: amount,
          gap: 34,
          draw: (y: number) => <Headline key="p" price={price} size={size} x={text.x} y={y} colour={colours.text} />,
        }
      : null,
  ];
  return (
    <Canvas format={format} colour={colours.bg}>
      <Plate
        box={{ ...head, x: isStatus ? 0 : 680, width: isStatus ? 1080 : 400 }}
        style={{ backgroundColor: colours.first }}
      />
      <Masthead drawing={drawing} box={head} size={isStatus ? 150 : 104} text={shop.name} />
      <Cell drawing={drawing} index={0} box={photo} />
      <Rule
        {...(isStatus ? { x: 0, y: 322, width: 1080, height: RULE } : { x: 680, y: 0, width: RULE, height: 964 })}
        colour={colours.text}
      />
      <Rule
        {...(isStatus
          ? { x: 0, y: 331 + high, width: 1080, height: RULE }
          : { x: 680, y: 170, width: 400, height: RULE })}
        colour={colours.text}
      />
      {product.badge ? <Badge text={product.badge} drawing={drawing} box={photo} size={isStatus ? 104 : 76} /> : null}
      {isStatus
        ? stack(text.y, text.y + text.height, 0.4, isPoster(drawing) ? rest : [nameBlock, ...rest])
        : [...(isPoster(drawing) ? [] : [nameBlock.draw(text.y)]), ...stack(text.y, text.y + text.height, 1, rest)]}
      <Footer
        drawing={drawing}
        x={isStatus ? 56 : 44}
        box={isStatus ? { x: 0, y: 1650, width: 1080, height: 270 } : { x: 0, y: 964, width: 1080, height: 116 }}
      />
    </Canvas>
  );
}

function collage(drawing: Drawing, format: PictureFormat): ReactElement {
  const { content } = drawing;
  const { colours, shop, title, products } = content;
  const isStatus = format === "status";
  const top = isStatus ? 322 : 150;
  const bottom = isStatus ? 1650 : 984;
  const boxes = collageBoxes(
    format,
    products.length,
    { x: 0, y: top + RULE, width: 1080, height: bottom - top - RULE },
    RULE,
  );
  const beside = title
    ? fitText(capitals(shop.name), { font: TITLE, width: 330, lines: 1, largest: 56, smallest: 30 })
    : null;
  const headWidth = beside ? 1080 - 100 - textWidth(beside.lines[0] ?? "", TITLE, beside.size) : 1040;
  return (
    <Canvas format={format} colour={colours.text}>
      <Plate box={{ x: 0, y: 0, width: 1080, height: top }} style={{ backgroundColor: colours.first }} />
      <Masthead
        drawing={drawing}
        box={{ x: 0, y: 0, width: headWidth, height: top }}
        size={isStatus ? 132 : 100}
        text={title ?? shop.name}
      />
      {beside ? (
        <Words
          text={beside}
          font={TITLE}
          colour={colours["on-first"]}
          align="right"
          x={1040}
          y={top - 40 - wordsHeight(beside, TITLE)}
        />
      ) : null}
      {products.map((product, index) => {
        const box = boxes[index];
        return box ? (
          <Plate key={product.id} box={box}>
            <Cell drawing={drawing} index={index} box={{ ...box, x: 0, y: 0 }} />
            <Label drawing={drawing} index={index} box={{ ...box, x: 0, y: 0 }} />
          </Plate>
        ) : null;
      })}
      <Footer
        drawing={drawing}
        x={isStatus ? 56 : 40}
        box={{ x: 0, y: bottom, width: 1080, height: (isStatus ? 1920 : 1080) - bottom }}
      />
    </Canvas>
  );
}

/** The white cell in a product's corner. In a low one both prices stand side by side where they fit, to hide less of the photo. */
function Label({ drawing, index, box }: { drawing: Drawing; index: number; box: Box }): ReactNode {
  const { colours, products } = drawing.content;
  const product = products[index];
  if (!product) return null;
  const isLow = box.height < 480;
  const most = box.width - 60;
  const gap = isLow ? 16 : 22;
  const amount = product.price ? wholePrice(product.price) : null;
  const size = amount
    ? fitLine(amount, { font: TITLE, width: isLow ? most * 0.66 : most, largest: isLow ? 64 : 80, smallest: 34 })
    : 0;
  const amountWidth = amount ? textWidth(amount, TITLE, size) : 0;
  const name = fitText(product.name, { font: BODY, width: most, lines: 2, largest: isLow ? 27 : 30, smallest: 22 });
  const nameHeight = wordsHeight(name, BODY, 1.2);
  const over = overPrice(product, box);
  const beside = amountWidth + 22;
  const small = over && isLow ? inOneLine(over.text, BODY, most - beside, 25) : null;
  const isBeside = small !== null && small.lines[0] === over?.text;
  const former = isBeside ? small : over ? inOneLine(over.text, BODY, most, 28) : null;
  const formerWidth = former ? (isBeside ? beside : 0) + textWidth(former.lines[0] ?? "", BODY, former.size) : 0;
  const formerHeight = former && !isBeside ? 20 + wordsHeight(former, BODY) : 0;
  const width = Math.max(amountWidth, formerWidth, ...name.lines.map((text) => textWidth(text, BODY, name.size)));
  const amountTop = 22 + nameHeight + formerHeight + gap;
  const height = amount ? amountTop + size * 0.859 + 28 : 22 + nameHeight + 28;
  return (
    <Plate
      box={{ x: 0, y: box.height - height - RULE, width: width + 56 + RULE, height: height + RULE }}
      style={{
        backgroundColor: colours.bg,
        borderTop: `${RULE}px solid ${colours.text}`,
        borderRight: `${RULE}px solid ${colours.text}`,
      }}
    >
      <Words text={name} font={BODY} leading={1.2} colour={colours.text} x={26} y={22} />
      {former ? (
        <Words
          text={former}
          font={BODY}
          colour={colours.muted}
          struck={over?.struck}
          x={isBeside ? 26 + beside : 26}
          y={isBeside ? amountTop + size * 0.859 - wordsHeight(former, BODY) : 22 + nameHeight + 20}
        />
      ) : null}
      {amount ? <Words text={line(amount, size)} font={TITLE} colour={colours.text} x={26} y={amountTop} /> : null}
    </Plate>
  );
}

export const rupe: PictureStyle = {
  single: { status: (drawing) => single(drawing, "status"), post: (drawing) => single(drawing, "post") },
  collage: { status: (drawing) => collage(drawing, "status"), post: (drawing) => collage(drawing, "post") },
};
