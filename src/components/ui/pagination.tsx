import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { cn } from "~/lib/cn";

type PaginationProps = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  labels: { nav: string; previous: string; next: string; position: string };
  className?: string;
};

const linkClass =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-xl border border-line-strong bg-surface px-3.5 text-md font-semibold text-ink no-underline hover:bg-surface-2";

/** Previous, current page and next. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefFor, labels, className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.nav} className={cn("flex items-center justify-between gap-3 py-4", className)}>
      {page > 1 ? (
        <Link href={hrefFor(page - 1)} rel="prev" className={linkClass}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          {labels.previous}
        </Link>
      ) : (
        <span className="min-w-11" />
      )}
      <span aria-live="polite" className="text-sm text-ink-2">
        {labels.position}
      </span>
      {page < pages ? (
        <Link href={hrefFor(page + 1)} rel="next" className={linkClass}>
          {labels.next}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      ) : (
        <span className="min-w-11" />
      )}
    </nav>
  );
}
