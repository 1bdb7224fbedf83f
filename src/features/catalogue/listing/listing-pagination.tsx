import type { Frame } from "../parts/frame";

interface PaginationProps {
  frame: Frame;
  page: number;
  pages: number;
  /** Path of a page, without the shop's base. */
  pathOf: (page: number) => string;
  summary?: string;
}

const AROUND = 1;

// First, last and neighbouring pages; null marks a gap.
function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - AROUND, page, page + AROUND, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

export function ListingPagination({ frame, page, pages, pathOf, summary }: PaginationProps) {
  const { base, copy } = frame;
  if (pages < 2) return null;
  return (
    <nav className="more" aria-label={copy.pages}>
      <ul className="pages">
        {page > 1 ? (
          <li>
            <a className="btn btn--line" href={base + pathOf(page - 1)} rel="prev">
              {copy.previousPage}
            </a>
          </li>
        ) : null}
        {shownPages(page, pages).map((number, index) =>
          number === null ? (
            <li className="pages__hole" key={`hole-${index < 2 ? "before" : "after"}`} aria-hidden="true" />
          ) : (
            <li key={number}>
              <a
                className="pages__n"
                href={base + pathOf(number)}
                aria-current={number === page ? "page" : undefined}
                aria-label={copy.pageOf(number, pages)}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <a className="btn btn--line" href={base + pathOf(page + 1)} rel="next">
              {copy.nextPage}
            </a>
          </li>
        ) : null}
      </ul>
      {summary ? <span>{summary}</span> : null}
    </nav>
  );
}
