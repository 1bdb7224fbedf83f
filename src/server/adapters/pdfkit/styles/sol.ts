import { bubble, burst, rounded } from "../pen";
import {
  type BrochureStyle,
  type Brush,
  codeHeight,
  drawCode,
  drawCoverPicture,
  drawHeadingLine,
  drawPill,
  drawRoundBadge,
  factsOf,
} from "../style";

/** A striped awning across the page. */
function awning({ pen, c, sheet }: Brush, height: number): void {
  const stripes = sheet.isPhone ? 12 : 22;
  const width = sheet.width / stripes;
  for (let at = 0; at < stripes; at += 1) {
    const x = at * width;
    const round = width / 2;
    pen.doc
      .moveTo(x, 0)
      .lineTo(x, height - round)
      .bezierCurveTo(x, height, x + width, height, x + width, height - round)
      .lineTo(x + width, 0)
      .closePath()
      .fill(at % 2 === 0 ? c.first : c.second);
  }
}

/** The counter of a bakery: an awning, round cards, prices on stickers, offers on a burst. */
export const solBrochure: BrochureStyle = {
  title: { font: "Baloo2-Bold", size: 23, spacing: -0.01 },
  name: { font: "Figtree-SemiBold", size: 9.8, lead: 1.17 },
  body: { font: "Figtree-Regular", size: 10 },
  note: { font: "Figtree-Regular", size: 8.8 },
  strong: { font: "Figtree-SemiBold", size: 10 },
  figures: { font: "Baloo2-Bold", size: 12 },
  align: "left",
  gap: { x: 9, y: 9 },
  card: {
    inset: 5,
    side: 3,
    below: 6,
    ratio: 0.86,
    stretch: 0.35,
    photo: rounded(8),
    frame: ({ pen, c }, box) => {
      pen.shade(box, c.text, 12);
      pen.fill(box, c.surface, 12);
    },
  },
  price: {
    padding: { left: 7, right: 7, y: 2.4 },
    ground: ({ pen, c }, box, isOffer) => {
      pen.turned(-2, box, () => pen.fill(box, isOffer ? c.first : c.tint, 6));
    },
    ink: (c, isOffer) => (isOffer ? c["on-first"] : c.text),
  },
  heading: {
    height: 37,
    draw: (brush, box, heading) => {
      drawHeadingLine(brush, box, heading, solBrochure);
      brush.pen.rule(box.x, box.y + 28, box.width, brush.c.first, 2.4);
    },
  },
  top: 14,
  ground: (brush) => awning(brush, 20),
  foot: ({ pen, c }, box) => {
    pen.fill(box, c.surface);
    pen.rule(box.x, box.y, box.width, c.first, 2.4);
  },
  badge: (brush, photo, text, kind) => {
    const { c } = brush;
    const offer = { type: solBrochure.strong, fill: c.second, ink: c["on-second"], shape: burst, turn: 12 };
    if (kind === "soldOut") drawPill(brush, photo, text, solBrochure.strong);
    else drawRoundBadge(brush, photo, text, offer);
  },
  rule: ({ pen, c }, x, y, width) => pen.rule(x, y, width, c.line, 1),
  chat: { fill: "#25d366", ink: "#04210f", radius: 11 },
  cover: (brush, box, content) => {
    const { pen, c, sheet } = brush;
    const { margin } = sheet;
    awning(brush, sheet.isPhone ? 34 : 52);
    const top = sheet.isPhone ? 46 : 70;
    const picture = { x: margin, y: top, width: box.width - 2 * margin, height: box.y + box.height - top - 14 };
    drawCoverPicture(brush, picture, content, solBrochure, { shape: rounded(22), focus: [0.7, 0.6] });
    const side = content.logo ? (sheet.isPhone ? 42 : 60) : 0;
    const plateWidth = picture.width * (sheet.isPhone ? 0.86 : 0.62);
    const width = plateWidth - 36 - (side ? side + 14 : 0);
    const name = pen.fit(content.name, { ...solBrochure.title, size: sheet.isPhone ? 34 : 48, lead: 0.98 }, width, 2);
    const body = { ...solBrochure.body, size: sheet.isPhone ? 10 : 13, colour: c["on-first"], lines: 2 };
    const strong = { ...solBrochure.strong, size: body.size * 0.86, colour: c["on-first"], lines: 2 };
    const facts = factsOf([content.title, ...content.facts], " · ");
    const names =
      pen.height(content.name, { ...name, lines: 2 }, width) + pen.height(content.tagline ?? "", body, width);
    const tall = names + 8 + pen.height(facts, strong, width);
    const plate = { width: plateWidth, height: Math.max(tall, side) + 36 };
    const at = { x: margin - 8, y: picture.y + picture.height - plate.height - 18, ...plate };
    pen.turned(-2.2, at, () => {
      pen.shade(at, c.text, 14);
      pen.fill(at, c.first, 14);
      const x = at.x + 18 + (side ? side + 14 : 0);
      const middle = at.y + at.height / 2;
      if (content.logo)
        pen.picture(content.logo, { x: at.x + 18, y: middle - side / 2, width: side, height: side }, bubble);
      let y = middle - tall / 2;
      y = pen.write(content.name, { x, y, width }, { ...name, colour: c["on-first"], lines: 2 });
      if (content.tagline) y = pen.write(content.tagline, { x, y: y + 1, width }, body);
      pen.write(facts, { x, y: y + 7, width }, strong);
    });
    if (content.code) {
      const code = 72;
      const card = {
        x: picture.x + picture.width - code - 22,
        y: picture.y + 12,
        width: code + 12,
        height: codeHeight(code) + 11,
      };
      pen.fill(card, c.surface, 10);
      drawCode(brush, { x: card.x + 6, y: card.y + 6, width: code }, content, solBrochure.body);
    }
  },
};
