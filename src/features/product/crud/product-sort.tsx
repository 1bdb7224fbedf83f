"use client";

import { ArrowDownNarrowWide, ArrowDownWideNarrow, ArrowUp } from "lucide-react";
import { useState } from "react";
import { Chip } from "~/components/ui/chip";
import { SheetContent, SheetRoot, sheetItemClass } from "~/components/ui/sheet";
import { fill } from "~/copy/fill";
import { productListTexts } from "~/copy/product-list";
import { PRODUCT_SORTS, type ProductSort } from "~/domain/product/crud/list";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";

type SortProps = { sort: ProductSort; onSort: (sort: ProductSort) => void };

/** The list's order, and a sheet with all of them. */
export function SortChip({ sort, onSort, className }: SortProps & { className?: string }) {
  const { sorting } = useCopy(productListTexts).product;
  const [open, setOpen] = useState(false);
  return (
    <SheetRoot open={open} onOpenChange={setOpen}>
      <Chip
        aria-label={fill(sorting.by, { order: sorting.names[sort] })}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      >
        {sort === "priceDown" ? <ArrowDownWideNarrow aria-hidden="true" /> : <ArrowDownNarrowWide aria-hidden="true" />}
        {sorting.short[sort]}
      </Chip>
      <SheetContent title={sorting.title}>
        <ul className="grid">
          {PRODUCT_SORTS.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={one === sort}
                onClick={() => {
                  onSort(one);
                  setOpen(false);
                }}
                className={cn(sheetItemClass, one === sort && "bg-brand-soft font-semibold text-brand-ink")}
              >
                <span className="flex-1">{sorting.names[one]}</span>
                <span
                  aria-hidden="true"
                  className={cn(
                    "size-5.5 shrink-0 rounded-full",
                    one === sort ? "border-7 border-brand-ink bg-surface" : "border-2 border-line-strong",
                  )}
                />
              </button>
            </li>
          ))}
        </ul>
      </SheetContent>
    </SheetRoot>
  );
}

type SortableColumn = "name" | "stock" | "price";

/** The name of a column, which sorts by it; the price's turns around at the second click. */
export function SortColumn({
  column,
  sort,
  onSort,
  className,
}: SortProps & { column: SortableColumn; className?: string }) {
  const { columns, sorting } = useCopy(productListTexts).product;
  const on = sort === column || (column === "price" && sort === "priceDown");
  const next = sort === "price" && column === "price" ? "priceDown" : column;
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={fill(sorting.by, { order: sorting.names[next] })}
      onClick={() => onSort(next)}
      className={cn("flex h-9 items-center gap-1.5 rounded-md", on ? "text-brand-ink" : "hover:text-ink", className)}
    >
      {column === "name" ? columns.product : columns[column]}
      {on ? <ArrowUp aria-hidden="true" className={cn("size-4", sort === "priceDown" && "rotate-180")} /> : null}
    </button>
  );
}
