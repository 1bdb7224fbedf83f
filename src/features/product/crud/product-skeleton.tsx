import { ArrowDownNarrowWide, BadgePercent, FileUp, ListChecks, Plus, Search } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { controlFrame } from "~/components/ui/input";
import { List } from "~/components/ui/list";
import { Skeleton } from "~/components/ui/skeleton";
import { productHeadTexts } from "~/copy/product-head";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { rowColumns } from "../row/row-columns";

/** Lengths of names and codes, so that the rows look like text. */
const ROWS = [
  "w-3/5",
  "w-2/5",
  "w-3/4",
  "w-1/2",
  "w-2/5",
  "w-2/3",
  "w-1/2",
  "w-3/5",
  "w-2/3",
  "w-2/5",
  "w-1/2",
  "w-3/5",
];
const text = "h-3 rounded-full";

/** The rows of the product list while they are read. */
export function ProductRowsSkeleton() {
  const { columns } = useCopy(productHeadTexts).productHead;
  return (
    <List aria-hidden="true" className="max-lg:border-b">
      <li className={cn("hidden bg-surface-2 text-xs font-semibold text-ink-2 lg:h-9", rowColumns)}>
        <span className="max-lg:hidden" />
        <span className="col-span-2">{columns.product}</span>
        <span className="max-lg:hidden">{columns.code}</span>
        <span className="justify-self-end max-lg:hidden">{columns.stock}</span>
        <span>{columns.category}</span>
        <span>{columns.price}</span>
        <span>{columns.visible}</span>
        <span>{columns.offer}</span>
      </li>
      {ROWS.map((width, row) => (
        <li
          key={row}
          className={cn(
            "grid grid-cols-[56px_minmax(0,1fr)_44px] gap-x-3 gap-y-1 px-4 py-2 lg:h-[45px] lg:py-0",
            row > 6 && "max-lg:hidden",
            rowColumns,
          )}
        >
          <Skeleton className="size-4.5 justify-self-center rounded max-lg:hidden" />
          <Skeleton className="size-14 rounded-xl lg:size-8 lg:rounded-lg" />
          <span className="grid content-center gap-2">
            <Skeleton className={cn(text, width)} />
            <Skeleton className={cn(text, "w-1/3 lg:hidden")} />
          </span>
          <Skeleton className={cn(text, "w-14 max-lg:hidden")} />
          <Skeleton className={cn(text, "w-6 justify-self-end max-lg:hidden")} />
          <Skeleton className={cn(text, "w-16 max-md:hidden")} />
          <span className="col-span-3 flex items-center justify-between md:contents">
            <Skeleton className="h-11 w-29 rounded-[10px] lg:h-9" />
            <Skeleton className="h-6.5 w-20 rounded-full md:w-11" />
            <Skeleton className="h-6.5 w-20 rounded-full md:w-11" />
          </span>
        </li>
      ))}
    </List>
  );
}

/** "Mis productos" from the touch until it is there. */
export function ProductListSkeleton() {
  const { productHead: copy } = useCopy(productHeadTexts);
  return (
    <>
      <div className="mb-4 flex items-center gap-3 lg:mb-6">
        <div className="min-w-0 flex-1">
          <p className="font-head text-2xl font-bold lg:text-3xl">{copy.title}</p>
          <Skeleton className={cn(text, "mt-2 mb-1 w-32")} />
        </div>
        <Button variant="sec" size="sm" className="lg:min-h-11">
          <BadgePercent aria-hidden="true" />
          <span className="lg:hidden">{copy.changeShort}</span>
          <span className="max-lg:hidden">{copy.changePrices}</span>
        </Button>
        <Button variant="sec" className="max-lg:hidden">
          <FileUp aria-hidden="true" />
          {copy.import}
        </Button>
        <Button className="max-lg:hidden">
          <Plus aria-hidden="true" />
          {copy.loadLong}
        </Button>
      </div>
      <div className="mb-2 grid gap-2 pt-1 pb-2 lg:mb-0 lg:-mt-5 lg:flex lg:pt-2">
        <div className="flex gap-2 lg:w-52">
          <span className={cn(controlFrame, "flex-1 text-ink-2 lg:text-sm")}>
            <Search aria-hidden="true" />
            {copy.searchHint}
          </span>
          <Button variant="sec" className="px-3.5 lg:hidden">
            <ListChecks aria-hidden="true" />
          </Button>
        </div>
        <div className="-mx-4 flex gap-2 overflow-hidden px-4 py-0.5 lg:mx-0 lg:gap-1 lg:px-0 lg:py-0 lg:[&_button]:px-3 lg:[&_button]:text-sm">
          <Chip className="lg:hidden">
            <ArrowDownNarrowWide aria-hidden="true" />
            {copy.newest}
          </Chip>
          <Chip chosen>{copy.all}</Chip>
          <Chip>{copy.category}</Chip>
          <Chip>{copy.inOffer}</Chip>
        </div>
      </div>
      <ProductRowsSkeleton />
    </>
  );
}
