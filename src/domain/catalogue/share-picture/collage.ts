export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many products stand beside each other in each row, by their number: upright and square. */
const ROWS: Record<"status" | "post", readonly (readonly number[])[]> = {
  status: [[1], [1, 1], [1, 2], [2, 2], [1, 2, 2], [2, 2, 2]],
  post: [[1], [2], [1, 2], [2, 2], [2, 3], [3, 3]],
};

/** Divides an area among one to six products, in their order, with a gap between them. */
export function collageBoxes(format: "status" | "post", count: number, area: Box, gap: number): Box[] {
  // Three in a square: one tall at the left, two at the right.
  if (format === "post" && count === 3) {
    const width = (area.width - gap) / 2;
    const height = (area.height - gap) / 2;
    const right = area.x + width + gap;
    return [
      { ...area, width },
      { x: right, y: area.y, width, height },
      { x: right, y: area.y + height + gap, width, height },
    ];
  }
  return rowBoxes(ROWS[format][count - 1] ?? [], area, gap);
}

/**
 * Divides an area into rows of so many boxes each, with a gap between them. `shares` are the rows' heights in relation to
 * each other, by the number of their boxes; without them the rows are of the same height.
 */
export function rowBoxes(rows: readonly number[], area: Box, gap: number, shares?: readonly number[]): Box[] {
  const shareOf = (inRow: number) => shares?.[inRow] ?? 1;
  const shared = rows.reduce((sum, inRow) => sum + shareOf(inRow), 0);
  let y = area.y;
  return rows.flatMap((inRow) => {
    const width = (area.width - gap * (inRow - 1)) / inRow;
    const height = ((area.height - gap * (rows.length - 1)) * shareOf(inRow)) / shared;
    const boxes = Array.from({ length: inRow }, (_, place) => ({
      x: area.x + place * (width + gap),
      y,
      width,
      height,
    }));
    y += height + gap;
    return boxes;
  });
}
