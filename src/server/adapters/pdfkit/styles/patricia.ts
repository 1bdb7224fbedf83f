import { bubble, type PrintShape } from "../pen";
import {
  type BrochureStyle,
  type Brush,
  codeHeight,
  drawCode,
  drawCoverPicture,
  drawPill,
  drawRoundBadge,
  fitHeading,
} from "../style";

/** A band at the top whose lower edge is a wave. */
function wave({ pen, c, sheet }: Brush, height: number): void {
  const lengths = sheet.isPhone ? 5 : 9;
  const step = sheet.width / lengths;
  pen.doc.moveTo(0, 0).lineTo(0, height);
  for (let at = 0; at < lengths; at += 1) {
    const dip = at % 2 === 0 ? 5 : -5;
    pen.doc.quadraticCurveTo((at + 0.5) * step, height + dip, (at + 1) * step, height);
  }
  pen.doc.lineTo(sheet.width, 0).closePath().fill(c.tint);
}

/** A drop that lies on its side. */
const drop: PrintShape = (doc, { x, y, width, height }) => {
  const [rx, ry] = [width * 0.5, height * 0.5];
  doc
    .moveTo(x, y + ry * 0.9)
    .bezierCurveTo(x, y + ry * 0.2, x + rx * 0.4, y, x + rx, y)
    .bezierCurveTo(x + rx * 1.7, y, x + width, y + ry * 0.5, x + width, y + ry * 1.05)
    .bezierCurveTo(x + width, y + ry * 1.7, x + rx * 1.6, y + height, x + rx, y + height)
    .bezierCurveTo(x + rx * 0.35, y + height, x, y + ry * 1.6, x, y + ry * 0.9)
    .closePath();
};

/** The bath: a wave, photos in bubbles, round letters. */
export const patriciaBrochure: BrochureStyle = {
  title: { font: "Quicksand-Bold", size: 21, spacing: -0.02 },
  name: { font: "Quicksand-Bold", size: 10, lead: 1.16 },
  body: { font: "NunitoSans-Regular", size: 9.8 },
  note: { font: "NunitoSans-Regular", size: 8.8 },
  strong: { font: "NunitoSans-Bold", size: 9.8 },
  figures: { font: "Quicksand-Bold", size: 12 },
  align: "center",
  gap: { x: 12, y: 12 },
  card: {
    inset: 3,
    side: 0,
    below: 2,
    ratio: 0.98,
    // A bubble cannot grow in height alone.
    stretch: 0.08,
    photo: bubble,
  },
  price: {
    padding: { left: 0, right: 0, y: 1 },
    ink: (c) => c.accent,
  },
  heading: {
    height: 37,
    draw: ({ pen, c }, { x, y, width }, { text, note }) => {
      const remark = { ...patriciaBrochure.note, size: 9.2 };
      const wide = pen.width(note, remark) + 9;
      const { type, line, hasRemark } = fitHeading(pen, text, patriciaBrochure.title, { width, remark: wide });
      const whole = pen.width(line, type) + (hasRemark ? wide : 0);
      const from = x + (width - whole) / 2;
      pen.line(line, from, y + 20, { ...type, colour: c.text });
      if (hasRemark) pen.line(note, from + whole, y + 20, { ...remark, colour: c.muted, align: "right" });
    },
  },
  top: 12,
  ground: (brush) => wave(brush, 17),
  foot: ({ pen, c }, box) => pen.fill(box, c.tint),
  badge: (brush, photo, text, kind) => {
    const { c } = brush;
    if (kind === "soldOut") drawPill(brush, photo, text, patriciaBrochure.strong);
    else
      drawRoundBadge(brush, photo, text, {
        type: patriciaBrochure.strong,
        fill: c.second,
        ink: c["on-second"],
        shape: drop,
      });
  },
  rule: ({ pen, c }, x, y, width) => pen.rule(x, y, width, c.line, 1),
  chat: { fill: "#25d366", ink: "#04210f", radius: 20 },
  cover: (brush, box, content) => {
    const { pen, c, sheet } = brush;
    const { margin } = sheet;
    const side = content.logo ? (sheet.isPhone ? 50 : 84) : 0;
    const x = margin + (side ? side + (sheet.isPhone ? 12 : 20) : 0);
    const code = content.code ? 70 : 0;
    const width = box.width - margin - x - (code ? code + 14 : 0);
    const largest = { ...patriciaBrochure.title, size: sheet.isPhone ? 36 : 58, lead: 1.02 };
    const name = { ...pen.fit(content.name, largest, width, 2), colour: c.text, lines: 2 };
    const body = { ...patriciaBrochure.body, size: sheet.isPhone ? 10.5 : 14, colour: c.text, lines: 2 };
    const tall = pen.height(content.name, name, width) + pen.height(content.tagline ?? "", body, width) + 2;
    const band = Math.max(sheet.isPhone ? 104 : 150, tall + 36);
    wave(brush, band);
    if (content.logo) {
      pen.picture(content.logo, { x: margin, y: (band - side) / 2, width: side, height: side }, bubble);
    }
    const next = pen.write(content.name, { x, y: (band - tall) / 2, width }, name);
    if (content.tagline) pen.write(content.tagline, { x, y: next + 2, width }, body);
    if (code) {
      const at = { x: box.width - margin - code, y: (band - codeHeight(code)) / 2, width: code };
      drawCode(brush, at, content, patriciaBrochure.body);
    }
    const picture = { x: margin, y: band + 14, width: box.width - 2 * margin, height: box.y + box.height - band - 22 };
    drawCoverPicture(brush, picture, content, patriciaBrochure, { shape: drop, focus: [0.6, 0.6] });
    // Three bubbles rise from the picture; the largest holds the title.
    const big = sheet.isPhone ? 92 : 132;
    const at = { x: margin - 6, y: picture.y + picture.height - big, width: big, height: big };
    pen.shape(bubble, at, c.second);
    pen.shape(bubble, { x: at.x + big * 0.86, y: at.y + big * 0.8, width: big * 0.26, height: big * 0.26 }, c.first);
    pen.shape(bubble, { x: at.x + big * 0.1, y: at.y - big * 0.2, width: big * 0.18, height: big * 0.18 }, c.tint);
    const column = { x: at.x + 10, width: big - 20 };
    const ink = { colour: c["on-second"], align: "center", lines: 2 } as const;
    const largestTitle = { ...patriciaBrochure.title, size: big / 6, lead: 1.05 };
    const title = { ...pen.fit(content.title, largestTitle, column.width, 2, 0.5), ...ink };
    const small = { ...patriciaBrochure.strong, ...ink, size: big / 14, lead: 1.25 };
    const high = pen.height(content.title, title, column.width) + content.facts.length * small.size * small.lead;
    let y = at.y + (big - high) / 2;
    y = pen.write(content.title, { ...column, y }, title);
    for (const fact of content.facts) y = pen.write(fact, { ...column, y: y + 1 }, { ...small, lines: 1 });
  },
};
