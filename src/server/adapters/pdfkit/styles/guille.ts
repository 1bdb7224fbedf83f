import { rounded } from "../pen";
import {
  type BrochureStyle,
  codeHeight,
  drawCode,
  drawCornerBadge,
  drawCoverPicture,
  drawHeadingLine,
  factsOf,
} from "../style";

/** The scoreboard: hairlines, photos inset in white frames, figures of one width, a notch cut into the cover. */
export const guilleBrochure: BrochureStyle = {
  title: { font: "Geist-Bold", size: 20, spacing: -0.025 },
  name: { font: "Geist-Bold", size: 9.2, lead: 1.22, spacing: -0.01 },
  body: { font: "Geist-Regular", size: 9.5 },
  note: { font: "Geist-Regular", size: 8.4 },
  strong: { font: "Geist-Bold", size: 9.5 },
  figures: { font: "GeistMono-SemiBold", size: 11.5, spacing: -0.03 },
  align: "left",
  gap: { x: 8, y: 8 },
  card: {
    inset: 4,
    side: 4,
    below: 5,
    ratio: 0.9,
    stretch: 0.35,
    photo: rounded(5),
    frame: ({ pen, c }, box) => {
      pen.fill(box, c.surface, 8);
      pen.frame(box, c.line, 0.8, 8);
    },
  },
  price: {
    padding: { left: 0, right: 0, y: 2 },
    ink: (c) => c.accent,
  },
  heading: {
    height: 34,
    draw: (brush, box, heading) => {
      const { pen, c } = brush;
      drawHeadingLine(brush, box, heading, {
        title: guilleBrochure.title,
        note: { font: "GeistMono-SemiBold", size: 8 },
      });
      pen.rule(box.x, box.y + 26, box.width, c.line, 0.8);
      pen.fill({ x: box.x, y: box.y + 25, width: 34, height: 2 }, c.first);
    },
  },
  top: 0,
  foot: ({ pen, c }, box) => {
    pen.fill(box, c.bg);
    pen.rule(box.x, box.y, box.width, c.line, 0.8);
  },
  badge: (brush, photo, text, kind) => {
    const { c } = brush;
    const [fill, ink] = kind === "offer" ? [c.first, c["on-first"]] : [c.deep, c["on-deep"]];
    drawCornerBadge(brush, photo, text, { type: guilleBrochure.figures, fill, ink, radius: 3 });
  },
  rule: ({ pen, c }, x, y, width) => pen.rule(x, y, width, c.line, 0.8),
  chat: { fill: "#25d366", ink: "#04210f", radius: 8 },
  cover: (brush, box, content) => {
    const { pen, c, sheet } = brush;
    const { margin } = sheet;
    pen.fill({ x: 0, y: 0, width: sheet.width, height: 6 }, c.deep);
    const frame = { x: margin, y: margin, width: box.width - 2 * margin, height: box.height - margin - 8 };
    drawCoverPicture(brush, frame, content, guilleBrochure, { shape: rounded(14), focus: [0.7, 0.5] });
    const side = content.logo ? (sheet.isPhone ? 34 : 46) : 0;
    const x = frame.x + (side ? side + 12 : 0);
    const width = frame.x + frame.width * (sheet.isPhone ? 0.84 : 0.7) - 16 - x;
    const lines = { colour: c.text, lines: 2 } as const;
    const name = {
      ...pen.fit(content.name, { ...guilleBrochure.title, size: sheet.isPhone ? 31 : 45, lead: 1 }, width, 2),
      ...lines,
    };
    const tagline = { ...guilleBrochure.body, ...lines, size: sheet.isPhone ? 9.5 : 12, colour: c.muted };
    const title = {
      ...pen.fit(content.title, { ...guilleBrochure.title, size: sheet.isPhone ? 13 : 17 }, width, 1, 0.6),
      colour: c.accent,
    };
    const facts = { ...guilleBrochure.figures, ...lines, spacing: -0.02, size: sheet.isPhone ? 7.4 : 9, lead: 1.4 };
    const said = [
      [content.name, name, 0],
      [content.tagline ?? "", tagline, 4],
      [content.title, title, 6],
      [factsOf(content.facts, " · "), facts, 3],
    ] as const;
    const tall = said.reduce((sum, [text, type, above]) => sum + pen.height(text, type, width) + above, 0);
    // The notch is the page's own colour, with a round corner into the picture.
    const notch = {
      x: frame.x - 2,
      y: frame.y + frame.height - tall - 16,
      width: x + width + 16 - frame.x,
      height: tall + 30,
    };
    pen.fill(notch, c.bg, 12);
    pen.fill({ ...notch, y: notch.y + 20, height: notch.height - 20 }, c.bg);
    pen.fill({ ...notch, width: 20 }, c.bg);
    if (content.logo) {
      pen.picture(content.logo, { x: frame.x, y: notch.y + 16, width: side, height: side }, rounded(side / 2));
    }
    let y = notch.y + 14;
    for (const [text, type, above] of said) y = text ? pen.write(text, { x, y: y + above, width }, type) : y;
    if (content.code) {
      const code = 70;
      const plate = {
        x: frame.x + frame.width - code - 22,
        y: frame.y + 12,
        width: code + 10,
        height: codeHeight(code) + 9,
      };
      pen.fill(plate, c.bg, 8);
      drawCode(brush, { x: plate.x + 5, y: plate.y + 5, width: code }, content, guilleBrochure.body);
    }
  },
};
