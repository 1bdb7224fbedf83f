/** The heights of one section of a catalogue, in the unit of the sheet. */
export interface SectionSize {
  /** 0 for a section without a heading. */
  heading: number;
  /** Rows of cards. `shrink` is how much of its height a row can do without, for one more element on its page. */
  rows: readonly { height: number; shrink: number }[];
  /** Products of a list, which flows down one column after the other. */
  lines: readonly number[];
}

export interface SheetSize {
  /** Where content begins and ends. */
  top: number;
  bottom: number;
  /** Between two rows of cards. */
  rowGap: number;
  /** Before the heading of a further section on the same page. */
  sectionGap: number;
  /** Between cards and the list below them. */
  lineGap: number;
  lineColumns: number;
  /** How much a row of a full page may grow, so that the page ends where its sheet does. */
  mostStretch: number;
}

export type Placed =
  | { kind: "heading"; section: number; y: number; continued: boolean; continues: boolean }
  | { kind: "row"; section: number; row: number; y: number; stretch: number; shrink: number }
  | { kind: "line"; section: number; line: number; column: number; y: number };

type Page = Placed[];

type PlacedRow = Extract<Placed, { kind: "row" }>;

/**
 * Places headings, rows of cards and lines of lists on pages. A section that goes on repeats its heading, no heading is
 * the last element of a page, and the last page does not hold one row alone where the page before it can spare some.
 */
export function layOut(sections: readonly SectionSize[], sheet: SheetSize): Page[] {
  const pages = place(sections, sheet, null);
  const [before, final] = pages.slice(-2);
  if (!before || !final || rowsOf(final) !== 1 || final.some(({ kind }) => kind === "line")) return pages;
  for (const row of before.filter((placed) => placed.kind === "row").toReversed()) {
    const other = place(sections, sheet, row);
    const [spared = 0, last = 0] = other.slice(-2).map(rowsOf);
    if (other.length === pages.length && spared >= last) return other;
  }
  return pages;
}

/** Fills one page after the other, with a page that begins with `first` if that is a row. */
function place(sections: readonly SectionSize[], sheet: SheetSize, first: PlacedRow | null): Page[] {
  const pages: Page[] = [];
  /** Where the next element goes, and where the last one ended. */
  let y = sheet.top;
  let end = sheet.top;
  const turn = (): Page => {
    const full = pages.at(-1);
    if (full) stretch(full, Math.min(sheet.bottom - end, sheet.mostStretch * rowsOf(full)));
    y = sheet.top;
    end = y;
    const next: Page = [];
    pages.push(next);
    return next;
  };
  const page = (): Page => pages.at(-1) ?? turn();
  /** Whether a row fits if the rows of the page shrink. */
  const fits = (from: number, { height, shrink }: { height: number; shrink: number }): boolean =>
    from + height <= sheet.bottom + shrinkOf(page()) + shrink;
  const moveBy = (height: number): void => {
    y += height;
    end = y;
  };
  const putHeading = (section: number, height: number, continued: boolean): void => {
    if (height === 0) return;
    page().push({ kind: "heading", section, y, continued, continues: false });
    moveBy(height);
  };
  const goOn = (section: number, { heading }: SectionSize): void => {
    const above = page().findLast((placed) => placed.kind === "heading");
    if (above?.kind === "heading" && above.section === section) above.continues = true;
    turn();
    putHeading(section, heading, true);
  };
  const isFirst = (section: number, row: number): boolean => first?.section === section && first.row === row;
  for (const [section, size] of sections.entries()) {
    const { heading, rows, lines } = size;
    const [[row], [line]] = [rows, lines];
    if (row === undefined && line === undefined) continue;
    if (page().length > 0) {
      const from = end + sheet.sectionGap;
      const isRoom = row === undefined ? from + heading + (line ?? 0) <= sheet.bottom : fits(from + heading, row);
      if (isRoom && !isFirst(section, 0)) y = from;
      else turn();
    }
    putHeading(section, heading, false);
    for (const [at, own] of rows.entries()) {
      if (at > 0 && (isFirst(section, at) || !fits(y, own))) goOn(section, size);
      page().push({ kind: "row", section, row: at, y, stretch: 0, shrink: own.shrink });
      moveBy(own.height);
      y += sheet.rowGap;
    }
    if (rows.length > 0) y = end + sheet.lineGap;
    for (let at = 0; at < lines.length; ) {
      const rest = lines.slice(at);
      const lent = sheet.bottom - y + shrinkOf(page());
      const whole = columnsOf(rest, sheet.lineColumns, lent).flat().length === rest.length;
      const isRoom = whole ? (rest[0] ?? 0) <= lent : (rest[0] ?? 0) <= sheet.bottom - y;
      if ((at > 0 || rows.length > 0) && !isRoom) goOn(section, size);
      const from = y;
      const room = whole && isRoom ? lent : sheet.bottom - from;
      for (const [column, heights] of fillColumns(rest, sheet.lineColumns, room).entries()) {
        let next = from;
        for (const own of heights) {
          page().push({ kind: "line", section, line: at, column, y: next });
          next += own;
          at += 1;
        }
        end = Math.max(end, next);
      }
      // What is left of the list goes to the next page.
      y = sheet.bottom;
    }
  }
  const final = pages.at(-1);
  if (final) stretch(final, Math.min(0, sheet.bottom - end));
  return pages;
}

/** As many heights as fit into columns of this height; when all do, the columns end at about the same height. */
function fillColumns(heights: readonly number[], count: number, room: number): number[][] {
  const total = heights.reduce((sum, height) => sum + height, 0);
  const step = Math.max(1, total / 100);
  for (let limit = total / count; limit < room; limit += step) {
    const even = columnsOf(heights, count, limit);
    if (even.flat().length === heights.length) return even;
  }
  return columnsOf(heights, count, room);
}

function columnsOf(heights: readonly number[], count: number, limit: number): number[][] {
  let at = 0;
  return Array.from({ length: count }, (_, column) => {
    const own: number[] = [];
    let used = 0;
    for (let next = heights[at]; next !== undefined; next = heights[at]) {
      // The first is placed in any case: it may be taller than a page.
      if (used + next > limit && (own.length > 0 || column > 0)) break;
      own.push(next);
      used += next;
      at += 1;
    }
    return own;
  });
}

const rowsOf = (page: Page): number => page.filter(({ kind }) => kind === "row").length;

const shrinkOf = (page: Page): number =>
  page.reduce((sum, placed) => sum + (placed.kind === "row" ? placed.shrink : 0), 0);

/** Gives the space that is left on a full page to its rows, or takes what is missing from those that can shrink. */
function stretch(page: Page, spare: number): void {
  const [rows, shrink] = [rowsOf(page), shrinkOf(page)];
  if (rows === 0) return;
  let shift = 0;
  for (const placed of page) {
    placed.y += shift;
    if (placed.kind !== "row") continue;
    placed.stretch = spare < 0 ? (spare * placed.shrink) / Math.max(shrink, 1) : spare / rows;
    shift += placed.stretch;
  }
}

/** The index of the page each section begins on; null for an empty section. */
export function firstPages(pages: readonly Page[], sections: number): (number | null)[] {
  const found = new Map<number, number>();
  for (const [index, page] of pages.entries()) {
    for (const { section } of page) if (!found.has(section)) found.set(section, index);
  }
  return Array.from({ length: sections }, (_, section) => found.get(section) ?? null);
}
