import { List } from "~/components/ui/list";
import { Skeleton } from "~/components/ui/skeleton";
import { DashboardSkeleton } from "~/features/dashboard/dashboard-skeleton";
import { OrderRowsSkeleton, OrderSkeleton } from "~/features/order/manage/order-skeleton";
import { ProductListSkeleton } from "~/features/product/crud/product-skeleton";
import { type Coming, ComingFrame, ComingName, type ComingProps } from "./coming-screen";
import type { MenuEntry } from "./menu";

const ROWS = ["a", "b", "c", "d", "e", "f", "g"] as const;

function SearchSkeleton() {
  return (
    <div className="mb-3 grid gap-3">
      <Skeleton className="h-12 w-full rounded-xl lg:h-11" />
      <div className="flex gap-2 overflow-hidden">
        {ROWS.slice(0, 4).map((key) => (
          <Skeleton key={key} className="h-11 w-24 shrink-0 rounded-full" />
        ))}
      </div>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <List>
      {ROWS.map((key) => (
        <li key={key} className="flex min-h-16 items-center gap-3 px-4 py-2.5">
          <Skeleton className="size-11 shrink-0 rounded-xl" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3 w-3/5 rounded-full" />
            <Skeleton className="h-3 w-2/5 rounded-full" />
          </div>
        </li>
      ))}
    </List>
  );
}

function CardsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {ROWS.slice(0, 4).map((key) => (
        <div key={key} className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}

function Named({ name, entry }: { name: string; entry: MenuEntry }) {
  return (
    <>
      <ComingName>{name}</ComingName>
      {entry.key === "orders" ? (
        <>
          <SearchSkeleton />
          <OrderRowsSkeleton />
        </>
      ) : entry.rows ? (
        <RowsSkeleton />
      ) : (
        <CardsSkeleton />
      )}
    </>
  );
}

function Inside({ coming: { entry, order }, name }: { coming: Coming; name: string }) {
  if (order !== null) return <OrderSkeleton number={order} />;
  if (entry.key === "products") return <ProductListSkeleton />;
  if (entry.key !== "home") return <Named name={name} entry={entry} />;
  return (
    <>
      {/* the heading of the home is the merchant's own */}
      <Skeleton className="mb-2 h-4 w-44" />
      <Skeleton className="mb-5 h-8 w-56" />
      <DashboardSkeleton />
    </>
  );
}

/** A screen from the touch until it is there: what is known is text, the rest is grey. */
export function ScreenSkeleton({ coming, copy }: ComingProps) {
  if (!coming) return null;
  return (
    <ComingFrame coming={coming} copy={copy}>
      <Inside coming={coming} name={copy.menu[coming.entry.key]} />
    </ComingFrame>
  );
}
