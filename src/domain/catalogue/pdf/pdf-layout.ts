/** An A4 sheet, in points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 36 } as const;

const COLUMNS = 3;
const GAP = { x: 14, y: 9 } as const;
const TOP = 36;
const BOTTOM = 52;

/** A product's cell: photo above, text below. */
export const CELL = {
  width: (SHEET.width - 2 * SHEET.margin - (COLUMNS - 1) * GAP.x) / COLUMNS,
  height: 170,
  photo: 108,
} as const;
export const HEADING = 30;

export interface PagePosition {
  x: number;
  y: number;
}

/** The content of one page: headings by section index, products by index across all sections. */
export interface PdfPage {
  headings: ({ section: number } & PagePosition)[];
  products: ({ at: number } & PagePosition)[];
}

interface Section {
  heading: string | null;
  products: number;
}

/** Computes every position first, so that the page count is known before the first page is drawn. */
export function layOut(sections: readonly Section[]): PdfPage[] {
  const pages: PdfPage[] = [];
  const end = SHEET.height - BOTTOM;
  let page: PdfPage | undefined;
  let y: number = TOP;
  let at = 0;
  const room = (height: number): PdfPage => {
    if (!page || y + height > end) {
      page = { headings: [], products: [] };
      pages.push(page);
      y = TOP;
    }
    return page;
  };
  for (const [section, { heading, products }] of sections.entries()) {
    if (products === 0) continue;
    if (heading !== null) {
      // A heading is never the last element of a page.
      room(HEADING + CELL.height).headings.push({ section, x: SHEET.margin, y });
      y += HEADING;
    }
    for (let row = 0; row * COLUMNS < products; row += 1) {
      const on = room(CELL.height);
      const inRow = Math.min(COLUMNS, products - row * COLUMNS);
      for (let column = 0; column < inRow; column += 1) {
        on.products.push({ at, x: SHEET.margin + column * (CELL.width + GAP.x), y });
        at += 1;
      }
      y += CELL.height + GAP.y;
    }
  }
  return pages;
}
