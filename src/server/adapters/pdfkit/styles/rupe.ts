import { rectangle } from "../pen";
import { type BrochureStyle, codeHeight, drawCode, drawCornerBadge, drawCoverPicture, fitHeading } from "../style";

/** Width of the lines that rule the table. */
const LINE = 1.6;

/** The wall: one ruled table without gaps, black on yellow with red, prices as headlines. */
export const rupeBrochure: BrochureStyle = {
  title: { font: "Anton-Regular", size: 25, capitals: true },
  name: { font: "Archivo-SemiBold", size: 9.4, lead: 1.2 },
  body: { font: "Archivo-Regular", size: 9.6 },
  note: { font: "Archivo-Regular", size: 8.5 },
  strong: { font: "Archivo-SemiBold", size: 9.6 },
  figures: { font: "Anton-Regular", size: 16 },
  align: "left",
  gap: { x: 0, y: 0 },
  card: {
    inset: 0,
    side: 7,
    below: 5,
    ratio: 0.86,
    stretch: 0.4,
    photo: rectangle,
    frame: ({ pen, c }, box) => {
      pen.fill(box, c.surface);
      pen.frame(box, c.text, LINE);
    },
    photoEdge: ({ pen, c }, box) => pen.frame(box, c.text, LINE),
  },
  price: {
    padding: { left: 0, right: 0, y: 0 },
    ink: (c) => c.text,
  },
  heading: {
    height: 38,
    draw: ({ pen, c }, { x, y, width }, { text, note, number }) => {
      const band = { x, y, width, height: 38 };
      const [fill, ink] = number % 2 === 1 ? [c.first, c["on-first"]] : [c.second, c["on-second"]];
      pen.fill(band, fill);
      pen.frame(band, c.text, LINE);
      const remark = { ...rupeBrochure.strong, size: 9, colour: ink, align: "right" } as const;
      const room = { width: width - 18, remark: pen.width(note, remark) + 14 };
      const { type, line, hasRemark } = fitHeading(pen, text, rupeBrochure.title, room);
      pen.line(line, x + 9, y + 28.5, { ...type, colour: ink });
      if (hasRemark) pen.line(note, x + width - 9, y + 26, remark);
    },
  },
  top: 0,
  foot: ({ pen, c }, box) => {
    pen.fill(box, c.first);
    pen.fill({ x: box.x, y: box.y, width: box.width, height: LINE }, c.text);
  },
  badge: (brush, photo, text, kind) => {
    const { c } = brush;
    const [fill, ink] = kind === "offer" ? [c.second, c["on-second"]] : [c.deep, c["on-deep"]];
    const corner = { ...photo, x: photo.x - 4, y: photo.y - 4 };
    drawCornerBadge(brush, corner, text, { type: rupeBrochure.strong, fill, ink, radius: 0, edge: c.text });
  },
  rule: ({ pen, c }, x, y, width) => pen.rule(x, y, width, c.text, LINE),
  chat: { fill: "#25d366", ink: "#04210f", radius: 0 },
  cover: (brush, box, content) => {
    const { pen, c, sheet } = brush;
    const { margin } = sheet;
    const width = box.width - 2 * margin;
    const height = box.y + box.height - margin - 6;
    const largest = { ...rupeBrochure.title, size: sheet.isPhone ? 84 : 150, lead: 1.06 };
    const single = pen.fit(content.name, largest, width - 20, 1, 0.15);
    const name = single.size > largest.size * 0.45 ? single : pen.fit(content.name, largest, width - 20, 2, 0.15);
    const lines = pen.wrap(content.name, name, width - 20, 2);
    const head = { x: margin, y: margin, width, height: lines.length * name.size * 1.06 + 22 };
    pen.fill(head, c.first);
    for (const [at, line] of lines.entries()) {
      const baseline = head.y + 8 + name.size * (1 + at * 1.06);
      pen.line(line, margin + width / 2, baseline, { ...name, colour: c["on-first"], align: "center" });
    }
    pen.frame(head, c.text, LINE * 1.5);
    const row = sheet.isPhone ? 62 : 92;
    const picture = { x: margin, y: head.y + head.height, width, height: height - head.height - row };
    drawCoverPicture(brush, picture, content, rupeBrochure, { focus: [0.75, 0.5] });
    pen.frame(picture, c.text, LINE * 1.5);
    // The last row of the table: words, and what leads to the shop.
    const y = picture.y + picture.height;
    const code = content.code ? row : 0;
    const red = sheet.isPhone ? width * 0.44 : width * 0.36;
    const cells = [
      { x: margin, y, width: red, height: row },
      { x: margin + red, y, width: width - red - code, height: row },
      { x: margin + width - code, y, width: code, height: row },
    ] as const;
    pen.fill(cells[0], c.second);
    pen.fill(cells[1], c.surface);
    if (code) pen.fill(cells[2], "#ffffff");
    const title = pen.fit(
      content.title,
      { ...rupeBrochure.title, size: sheet.isPhone ? 25 : 36, lead: 1.1 },
      red - 20,
      2,
      0.3,
    );
    const titles = pen.height(content.title, { ...title, lines: 2 }, red - 20);
    pen.write(
      content.title,
      { x: margin + 10, y: y + (row - titles) / 2 + title.size * 0.1, width: red - 20 },
      { ...title, colour: c["on-second"], lines: 2 },
    );
    const facts = { ...rupeBrochure.strong, size: sheet.isPhone ? 8.4 : 11, colour: c.text, lines: 2 };
    const said = [content.tagline, ...content.facts].filter((line) => line !== null);
    const column = { x: cells[1].x + 10, width: cells[1].width - 16 };
    const tall = said.reduce((sum, line) => sum + pen.height(line, facts, column.width) + 2, 0);
    let next = y + (row - tall) / 2;
    for (const line of said) next = pen.write(line, { ...column, y: next }, facts) + 2;
    if (code) {
      const side = row - 22;
      drawCode(
        brush,
        { x: cells[2].x + 11, y: y + (row - codeHeight(side)) / 2 + 1, width: side },
        content,
        rupeBrochure.body,
      );
    }
    for (const cell of cells) if (cell.width > 0) pen.frame(cell, c.text, LINE * 1.5);
  },
};
