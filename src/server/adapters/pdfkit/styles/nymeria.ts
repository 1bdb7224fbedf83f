import { bubble, rectangle } from "../pen";
import { type BrochureStyle, codeHeight, drawCode, drawCoverPicture, factsOf, fitHeading } from "../style";

/** The masthead: numbered chapters, tall plates, much type and few boxes. */
export const nymeriaBrochure: BrochureStyle = {
  title: { font: "InstrumentSerif-Regular", size: 31, spacing: -0.02 },
  name: { font: "HankenGrotesk-SemiBold", size: 9.6, lead: 1.2 },
  body: { font: "HankenGrotesk-Regular", size: 9.8 },
  note: { font: "HankenGrotesk-Regular", size: 8.6 },
  strong: { font: "HankenGrotesk-SemiBold", size: 9.6 },
  figures: { font: "InstrumentSerif-Regular", size: 15, spacing: -0.01 },
  align: "left",
  gap: { x: 12, y: 14 },
  card: {
    inset: 0,
    side: 0,
    below: 0,
    ratio: 1.12,
    stretch: 0.35,
    photo: rectangle,
  },
  price: {
    padding: { left: 0, right: 0, y: 0 },
    ink: (c, isOffer) => (isOffer ? c.accent : c.text),
  },
  heading: {
    height: 48,
    draw: ({ pen, c }, { x, y, width }, { text, note, number }) => {
      pen.rule(x, y + 1, width, c.text, 0.9);
      const remark = { ...nymeriaBrochure.note, size: 9, colour: c.muted, align: "right" } as const;
      const digits = `${number}.`;
      const lead = pen.width(digits, nymeriaBrochure.title) + 9;
      const room = { width: width - lead, remark: pen.width(note, remark) + 14 };
      const { type, line, hasRemark } = fitHeading(pen, text, nymeriaBrochure.title, room);
      pen.line(digits, x, y + 33, { ...nymeriaBrochure.title, colour: c.accent });
      pen.line(line, x + lead, y + 33, { ...type, colour: c.text });
      if (hasRemark) pen.line(note, x + width, y + 33, remark);
    },
  },
  top: 0,
  foot: ({ pen, c }, box) => {
    pen.fill(box, c.bg);
    pen.rule(box.x + 15, box.y, box.width - 30, c.text, 0.9);
  },
  badge: ({ pen, c }, photo, text, kind) => {
    const [fill, ink] = kind === "offer" ? [c.accent, c["on-accent"]] : [c.deep, c["on-deep"]];
    const type = { ...nymeriaBrochure.strong, size: 7.8, colour: ink, align: "center" } as const;
    const width = pen.width(text, type) + 12;
    pen.fill({ x: photo.x, y: photo.y, width, height: 15 }, fill);
    pen.line(text, photo.x + width / 2, photo.y + 10.3, type);
  },
  rule: ({ pen, c }, x, y, width) => pen.rule(x, y, width, c.line, 0.8),
  chat: { fill: "#0e6b45", ink: "#ffffff", radius: 0 },
  cover: (brush, box, content) => {
    const { pen, c, sheet } = brush;
    const { margin } = sheet;
    const height = box.y + box.height - 6;
    const column = sheet.isPhone ? box.width : box.width * 0.37;
    const band = sheet.isPhone ? 128 : height;
    pen.fill({ x: 0, y: 0, width: column, height: band }, c.deep);
    const picture = sheet.isPhone
      ? { x: 0, y: band, width: box.width, height: height - band }
      : { x: column, y: 0, width: box.width - column, height };
    drawCoverPicture(brush, picture, content, nymeriaBrochure, { focus: [0.62, 0.5] });
    const x = sheet.isPhone ? margin : margin * 0.8;
    const width = column - 2 * x;
    let y = sheet.isPhone ? margin : margin * 1.1;
    if (content.logo) {
      const side = sheet.isPhone ? 28 : 46;
      pen.picture(content.logo, { x, y, width: side, height: side }, bubble);
      y += side + (sheet.isPhone ? 8 : 16);
    }
    const name = pen.fit(
      content.name,
      { ...nymeriaBrochure.title, size: sheet.isPhone ? 46 : 62, lead: 0.92 },
      width,
      sheet.isPhone ? 1 : 5,
    );
    y = pen.write(content.name, { x, y, width }, { ...name, colour: c["on-deep"], lines: 5 });
    const body = {
      ...nymeriaBrochure.body,
      size: sheet.isPhone ? 9.5 : 12,
      colour: c["on-deep"],
      lines: sheet.isPhone ? 1 : 5,
    };
    if (content.tagline) y = pen.write(content.tagline, { x, y: y + 6, width }, body);
    const facts = { ...nymeriaBrochure.note, size: sheet.isPhone ? 8.4 : 9.8, colour: c["on-deep"], lines: 2 };
    if (sheet.isPhone) {
      pen.write(
        factsOf([content.title, ...content.facts], " · "),
        { x, y: y + 5, width },
        { ...facts, colour: c["deep-accent"] },
      );
      return;
    }
    const code = content.code ? 74 : 0;
    let end = height - margin * 0.8 - (code ? codeHeight(code) + 14 : 0) - content.facts.length * 13 - 34;
    const title = pen.fit(content.title, { ...nymeriaBrochure.title, size: 28 }, width);
    end = pen.write(content.title, { x, y: end, width }, { ...title, colour: c["deep-accent"] });
    for (const fact of content.facts) end = pen.write(fact, { x, y: end + 1, width }, facts);
    if (code) {
      // The caption stands on dark ground.
      const light = { ...brush, c: { ...c, text: c["on-deep"] } };
      drawCode(light, { x, y: end + 12, width: code }, content, nymeriaBrochure.body);
    }
  },
};
