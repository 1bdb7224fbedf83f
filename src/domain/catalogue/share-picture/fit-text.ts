import { fontMetrics, type PictureFont, textWidth } from "./fonts";

/** Where a text goes and how large it may be, in pixels. */
export interface TextRoom {
  font: PictureFont;
  width: number;
  /** The most lines. */
  lines: number;
  /** The size of a short text. */
  largest: number;
  /** The size below which a text is cut instead. */
  smallest: number;
  /** Added to each character, as a share of the size. */
  tracking?: number;
  /**
   * The height from the first capitals to the last line, where it is limited; `leading` is the distance of two lines as
   * a share of the size.
   */
  height?: number;
  leading?: number;
}

export interface FittedText {
  lines: string[];
  size: number;
}

const STEP = 0.96;
const CUT = "…";
const DEFAULT_LEADING = 1.1;

type Measure = (text: string) => number;

/** Breaks a text at its spaces; null when a single word is wider than the line. */
function wrap(words: readonly string[], width: number, measure: Measure): string[] | null {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (measure(word) > width) return null;
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** Breaks a text into lines of about the same width. */
function balance(words: readonly string[], width: number, measure: Measure): string[] | null {
  const fewest = wrap(words, width, measure);
  if (!fewest || fewest.length < 2) return fewest;
  let best = fewest;
  let low = width / 2;
  let high = width;
  for (let round = 0; round < 6; round += 1) {
    const middle = (low + high) / 2;
    const tried = wrap(words, middle, measure);
    if (tried && tried.length === fewest.length) {
      best = tried;
      high = middle;
    } else low = middle;
  }
  return best;
}

/** Cuts a text after as many lines as there is room for, also within a word that is too long. */
function cut(words: readonly string[], width: number, lines: number, measure: Measure): string[] {
  const letters = [...words.join(" ")];
  const cutLines: string[] = [];
  while (letters.length > 0 && cutLines.length < lines) {
    let line = "";
    while (letters.length > 0 && measure(line + (letters[0] ?? "")) <= width) line += letters.shift();
    if (line === "") break;
    const space = line.lastIndexOf(" ");
    if (letters.length > 0 && letters[0] !== " " && space > 0) {
      letters.unshift(...line.slice(space + 1));
      line = line.slice(0, space);
    }
    cutLines.push(line.trim());
    while (letters[0] === " ") letters.shift();
  }
  if (letters.length > 0) {
    let last = [...(cutLines.pop() ?? "")];
    while (last.length > 0 && measure(`${last.join("")}${CUT}`) > width) last = last.slice(0, -1);
    cutLines.push(`${last.join("").trimEnd()}${CUT}`);
  }
  return cutLines;
}

/** The largest size at which a text has room, and its lines. A text without room at the smallest size is cut. */
export function fitText(text: string, room: TextRoom): FittedText {
  const { font, width, lines: most, largest, smallest, tracking, height, leading = DEFAULT_LEADING } = room;
  const words = text.split(" ").filter((word) => word !== "");
  const measureAt =
    (size: number): Measure =>
    (part) =>
      textWidth(part, font, size, tracking);
  const { capHeight } = fontMetrics(font);
  const linesAt = (size: number) => {
    if (height === undefined) return most;
    return Math.max(1, Math.min(most, 1 + Math.floor((height - capHeight * size) / (size * leading))));
  };
  for (let size = largest; size >= smallest; size *= STEP) {
    const lines = balance(words, width, measureAt(size));
    if (lines && lines.length <= linesAt(size)) return { lines, size: Math.floor(size) };
  }
  return { lines: cut(words, width, linesAt(smallest), measureAt(smallest)), size: smallest };
}

/** The largest size at which an amount stays in one line: six digits and more get smaller letters. */
export function fitLine(text: string, room: Omit<TextRoom, "lines" | "height" | "leading">): number {
  const width = textWidth(text, room.font, 1, room.tracking);
  return Math.max(room.smallest, Math.min(room.largest, Math.floor(room.width / width)));
}
