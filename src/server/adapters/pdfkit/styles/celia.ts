import { arch, bubble } from "../pen";
import { type BrochureStyle, codeHeight, drawCode, drawCoverPicture, drawPill, drawRoundBadge } from "../style";

/** The dressing table: everything on the middle axis, photos in arches, much air. */
export const celiaBrochure: BrochureStyle = {
  title: { font: "CormorantGaramond-Medium", size: 27, spacing: -0.01 },
  name: { font: "CormorantGaramond-Medium", size: 12.6, lead: 1.04 },
  body: { font: "Jost-Regular", size: 10 },
  note: { font: "Jost-Regular", size: 8.6 },
  strong: { font: "Jost-Medium", size: 9.8 },
  figures: { font: "Jost-Regular", size: 11.4, spacing: 0.02 },
  align: "center",
  gap: { x: 17, y: 15 },
  card: {
    inset: 0,
    side: 0,
    below: 2,
    ratio: 1.08,
    stretch: 0.3,
    photo: arch,
  },
  price: {
    padding: { left: 0, right: 0, y: 1 },
    ink: (c) => c.accent,
  },
  heading: {
    height: 53,
    draw: ({ pen, c }, { x, y, width }, { text, note }) => {
      const middle = x + width / 2;
      const title = pen.fit(text, celiaBrochure.title, width, 1, 0.6);
      pen.line(pen.wrap(text, title, width, 1)[0] ?? "", middle, y + 22, { ...title, colour: c.text, align: "center" });
      pen.line(note, middle, y + 38, { ...celiaBrochure.note, colour: c.muted, align: "center", spacing: 0.03 });
    },
  },
  top: 0,
  foot: ({ pen, c }, box) => {
    pen.fill(box, c.bg);
    pen.rule(box.x + 34, box.y, box.width - 68, c.second, 0.8);
  },
  badge: (brush, photo, text, kind) => {
    const { c } = brush;
    if (kind === "offer") {
      drawRoundBadge(brush, photo, text, {
        type: celiaBrochure.body,
        fill: c.surface,
        ink: c.accent,
        shape: bubble,
        edge: c.accent,
      });
      return;
    }
    drawPill(brush, photo, text, celiaBrochure.body);
  },
  rule: ({ pen, c }, x, y, width) => pen.rule(x, y, width, c.second, 0.8),
  chat: { fill: "#0e6b45", ink: "#ffffff", radius: 20 },
  cover: (brush, box, content) => {
    const { pen, c, sheet } = brush;
    const middle = box.x + box.width / 2;
    const width = box.width - 2 * sheet.margin;
    const name = pen.fit(content.name, { ...celiaBrochure.title, size: sheet.isPhone ? 44 : 66, lead: 0.98 }, width, 2);
    let y = pen.write(
      content.name,
      { x: sheet.margin, y: box.y + sheet.margin * 0.9, width },
      { ...name, colour: c.text, align: "center", lines: 2 },
    );
    const body = {
      ...celiaBrochure.body,
      size: sheet.isPhone ? 10 : 13,
      colour: c.muted,
      align: "center",
      lines: 2,
    } as const;
    if (content.tagline) y = pen.write(content.tagline, { x: sheet.margin + 12, y: y + 3, width: width - 24 }, body);
    const below = sheet.isPhone ? 46 : 58;
    const door = { height: box.y + box.height - below - y - 14 };
    const doorWidth = Math.min(width * (sheet.isPhone ? 0.92 : 0.74), door.height * 0.95);
    const picture = { x: middle - doorWidth / 2, y: y + 14, width: doorWidth, height: door.height };
    drawCoverPicture(brush, picture, content, celiaBrochure, { shape: arch, focus: [0.8, 0.6] });
    const end = picture.y + picture.height;
    const title = { ...celiaBrochure.title, size: sheet.isPhone ? 19 : 25, colour: c.accent, align: "center" } as const;
    const next = pen.write(content.title, { x: sheet.margin, y: end + 7, width }, title);
    const facts = {
      ...celiaBrochure.note,
      size: sheet.isPhone ? 8.4 : 9.8,
      colour: c.muted,
      align: "center",
      spacing: 0.02,
    } as const;
    pen.write(content.facts.join("   ·   "), { x: sheet.margin, y: next, width }, facts);
    if (content.logo) {
      const side = sheet.isPhone ? 38 : 52;
      const logo = { x: picture.x - side * 0.4, y: end - side * 0.9, width: side, height: side };
      pen.shape(bubble, { x: logo.x - 3, y: logo.y - 3, width: side + 6, height: side + 6 }, c.bg);
      pen.picture(content.logo, logo, bubble);
    }
    if (content.code) {
      const code = 62;
      const at = { x: box.width - sheet.margin - code, y: end - codeHeight(code) + 10, width: code };
      drawCode(brush, at, content, celiaBrochure.body);
    }
  },
};
