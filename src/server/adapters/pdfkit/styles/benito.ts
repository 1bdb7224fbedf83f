import { mix } from "~/domain/theme/colour";
import type { Doc, PrintBox } from "../pen";
import { bubble, tag } from "../pen";
import {
  type BrochureStyle,
  type Brush,
  codeHeight,
  drawCode,
  drawCornerBadge,
  drawCoverPicture,
  drawHeadingLine,
} from "../style";

const stitch = ({ pen, c }: Brush, x: number, y: number, width: number) =>
  pen.rule(x, y, width, mix(c.bg, c.text, 0.45), 1.2, 4);

/** A strip of tape with torn ends, across the top of a print. */
function tape({ pen, c }: Brush, x: number, y: number, width: number): void {
  const [height, tear] = [width / 4, width / 26];
  const left = [0, 1, 2, 3, 4, 5].map((at) => [x + (at % 2) * tear, y + (at * height) / 5] as const);
  const right = left.map(([own, at]) => [2 * x + width - own, at] as const).reverse();
  const strip = { x, y, width, height };
  pen.turned(2, strip, () => pen.polygon([...left, ...right], mix(c.second, c.bg, 0.5)));
}

const KRAFT_TILE = 120;
const KRAFT_FIBRES = 520;

/** Fibres of kraft paper as drawing operators, the same in every document. */
function fibres(seed: number): string {
  let state = seed;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const strokes = Array.from({ length: KRAFT_FIBRES }, () => {
    const [x, y, angle, length] = [next() * KRAFT_TILE, next() * KRAFT_TILE, next() * Math.PI, 0.4 + next() ** 3 * 3.4];
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    return `${x.toFixed(1)} ${y.toFixed(1)} m ${endX.toFixed(1)} ${endY.toFixed(1)} l`;
  });
  return `0.45 w 1 J ${strokes.join(" ")} S`;
}

const [DARK_FIBRES, LIGHT_FIBRES] = [fibres(7), fibres(1234567)];
type Kraft = Record<"dark" | "light", ReturnType<Doc["pattern"]>>;
/** A document has each pattern once, however many pages it has. */
const patterns = new WeakMap<Doc, Kraft>();

function kraftOf(doc: Doc): Kraft {
  const known = patterns.get(doc);
  if (known) return known;
  const pattern = (strokes: string) => doc.pattern([0, 0, KRAFT_TILE, KRAFT_TILE], KRAFT_TILE, KRAFT_TILE, strokes);
  const made = { dark: pattern(DARK_FIBRES), light: pattern(LIGHT_FIBRES) };
  patterns.set(doc, made);
  return made;
}

function drawKraft({ pen: { doc }, c, sheet: { width, height } }: Brush): void {
  const { dark, light } = kraftOf(doc);
  doc.rect(0, 0, width, height).fill([dark, mix(c.bg, c.text, 0.16)]);
  doc.rect(0, 0, width, height).fill([light, mix(c.bg, c.surface, 0.7)]);
}

/** The workbench: kraft paper, prints held by tape, handwriting, prices on hanging tags, stitches. */
export const benitoBrochure: BrochureStyle = {
  title: { font: "Kalam-Bold", size: 23, spacing: -0.01 },
  name: { font: "Bitter-SemiBold", size: 9.8, lead: 1.18 },
  body: { font: "Bitter-Regular", size: 10 },
  note: { font: "Bitter-Italic", size: 8.8 },
  strong: { font: "Bitter-SemiBold", size: 10 },
  figures: { font: "Bitter-SemiBold", size: 11 },
  align: "left",
  gap: { x: 12, y: 10 },
  card: {
    inset: 5,
    side: 3,
    below: 6,
    ratio: 0.82,
    stretch: 0.35,
    photo: (doc, { x, y, width, height }) => void doc.rect(x, y, width, height),
    frame: ({ pen, c }, box) => {
      pen.shade(box, c.text);
      pen.fill(box, c.surface);
    },
    turn: (at) => [0.4, -0.5, 0.3][at % 3] ?? 0,
  },
  price: {
    padding: { left: 14, right: 7, y: 4 },
    out: 8,
    ground: ({ pen, c }, box, isOffer) => pen.shape(tag, box, isOffer ? c.first : c.second),
    ink: (c, isOffer) => (isOffer ? c["on-first"] : c["on-second"]),
  },
  heading: {
    height: 39,
    draw: (brush, box, heading) => {
      drawHeadingLine(brush, box, heading, benitoBrochure, { note: brush.c.text });
      stitch(brush, box.x, box.y + 29, box.width);
    },
  },
  top: 0,
  ground: drawKraft,
  foot: (brush, box) => {
    brush.pen.fill(box, brush.c.surface);
    stitch(brush, box.x, box.y, box.width);
  },
  badge: (brush, photo, text, kind) => {
    const { c } = brush;
    const [fill, ink] = kind === "offer" ? [c.first, c["on-first"]] : [c.deep, c["on-deep"]];
    drawCornerBadge(brush, photo, text, { type: benitoBrochure.strong, fill, ink, radius: 1 });
  },
  rule: stitch,
  chat: { fill: "#1d6b3f", ink: "#ffffff", radius: 6 },
  cover: (brush, box, content) => {
    const { pen, c, sheet } = brush;
    const print: PrintBox = {
      x: box.x + sheet.margin * 0.85,
      y: box.y + sheet.margin * 0.85,
      width: box.width - sheet.margin * 1.7,
      height: box.height - sheet.margin * 1.3,
    };
    pen.turned(-0.8, print, () => {
      pen.shade(print, c.text);
      pen.shade(print, c.text);
      pen.fill(print, c.surface);
      const band = sheet.isPhone ? 84 : 104;
      const picture = { x: print.x + 10, y: print.y + 10, width: print.width - 20, height: print.height - band - 10 };
      drawCoverPicture(brush, picture, content, benitoBrochure, { focus: [0.82, 0.6] });
      const under = picture.y + picture.height;
      const side = content.logo ? Math.min(56, band - 26) : 0;
      if (content.logo) {
        const logo = { x: print.x + 16, y: under + (band - side) / 2, width: side, height: side };
        pen.picture(content.logo, logo, bubble);
      }
      const code = content.code ? 66 : 0;
      const x = print.x + 16 + (side ? side + 14 : 0);
      const width = print.x + print.width - 18 - code - (code ? 12 : 0) - x;
      const name = pen.fit(content.name, { ...benitoBrochure.title, size: sheet.isPhone ? 30 : 42, lead: 1 }, width, 2);
      const body = { ...benitoBrochure.body, size: sheet.isPhone ? 9 : 11.5, colour: c.text, lines: 2 };
      const tagline = content.tagline ? pen.height(content.tagline, body, width) + 3 : 0;
      let y = under + (band - pen.height(content.name, { ...name, lines: 2 }, width) - tagline) / 2;
      y = pen.write(content.name, { x, y, width }, { ...name, colour: c.text, lines: 2 });
      if (content.tagline) pen.write(content.tagline, { x, y: y + 3, width }, body);
      if (code)
        drawCode(
          brush,
          { x: print.x + print.width - 16 - code, y: under + (band - codeHeight(code)) / 2, width: code },
          content,
          benitoBrochure.body,
        );
      // The stamp is half on the picture.
      const stamp = sheet.isPhone ? 70 : 104;
      const at = { x: print.x + print.width - stamp - 22, y: print.y + 26, width: stamp, height: stamp };
      pen.turned(9, at, () => {
        pen.shape(bubble, at, c.surface);
        pen.outline(bubble, at, c.accent, 2);
        const inner = { x: at.x + 5, y: at.y + 5, width: stamp - 10, height: stamp - 10 };
        pen.doc.save().dash(3, { space: 2.4 });
        pen.outline(bubble, inner, c.accent, 1);
        pen.doc.restore();
        const column = { x: at.x + 12, width: stamp - 24 };
        const big = pen.fit(
          content.title,
          { ...benitoBrochure.title, size: stamp / 5.4, lead: 1.02 },
          column.width,
          2,
          0.5,
        );
        const title = pen.height(content.title, { ...big, lines: 2 }, column.width);
        const small = {
          ...benitoBrochure.body,
          size: stamp / 13.5,
          lead: 1.15,
          colour: c.accent,
          align: "center",
          lines: 2,
        } as const;
        const facts = content.facts.slice(0, 1).join(" ");
        const height = title + 3 + pen.height(facts, small, column.width);
        const end = pen.write(
          content.title,
          { ...column, y: at.y + (stamp - height) / 2 },
          { ...big, colour: c.accent, align: "center", lines: 2 },
        );
        pen.write(facts, { ...column, y: end + 3 }, small);
      });
      tape(brush, print.x + print.width / 2 - 48, print.y - 12, 96);
    });
  },
};
