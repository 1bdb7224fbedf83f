import { List } from "~/components/ui/list";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import type { PanelCopy } from "~/copy/panel";
import { DashboardSkeleton } from "~/features/dashboard/dashboard-skeleton";
import { OrderRowsSkeleton, OrderSkeleton } from "~/features/order/manage/order-skeleton";
import { ProductListSkeleton } from "~/features/product/crud/product-skeleton";
import { currentEntry, type MenuEntry, type MenuKey } from "./menu";

const ROWS = ["a", "b", "c", "d", "e", "f", "g"] as const;

const LISTS: readonly MenuKey[] = ["categories", "news", "payments", "settings"];

/** A screen that is being opened. */
interface Coming {
  entry: MenuEntry;
  /** The number of the order that it shows. */
  order: number | null;
}

/** What is drawn while `href` opens: a screen of the menu or an order; null for others, and where the path stays the same. */
export function comingScreen(menu: readonly MenuEntry[], href: string, path: string): Coming | null {
  const [to = ""] = href.split("?");
  const entry = currentEntry(menu, to);
  if (!entry || to === path) return null;
  const order = /^\/pedidos\/(\d+)$/.exec(to)?.[1];
  if (order) return { entry, order: Number(order) };
  return entry.href === to ? { entry, order: null } : null;
}

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

function Named({ name, entry }: { name: string; entry: MenuKey }) {
  return (
    <>
      <p className="mb-4 font-head text-2xl font-bold lg:mb-6 lg:text-3xl">{name}</p>
      {entry === "orders" ? (
        <>
          <SearchSkeleton />
          <OrderRowsSkeleton />
        </>
      ) : LISTS.includes(entry) ? (
        <RowsSkeleton />
      ) : (
        <CardsSkeleton />
      )}
    </>
  );
}

/** Stands for a screen from the touch until it is there: what is known is text, the rest is grey. */
export function ScreenSkeleton({ coming: { entry, order }, copy }: { coming: Coming; copy: PanelCopy }) {
  const name = copy.menu[entry.key];
  return (
    <div
      aria-busy="true"
      data-skeleton={entry.key}
      className="sticky top-[calc(var(--above)+var(--top)+16px)] h-0 group-has-data-page-bar/shell:top-[calc(var(--above)+16px)] lg:top-[calc(var(--above)+32px)]"
    >
      <p role="status" className="sr-only">
        {fill(copy.loading, { screen: name })}
      </p>
      <div aria-hidden="true" inert>
        {order !== null ? (
          <OrderSkeleton number={order} />
        ) : entry.key === "products" ? (
          <ProductListSkeleton />
        ) : entry.key === "home" ? (
          <>
            {/* the heading of the home is the merchant's own */}
            <Skeleton className="mb-2 h-4 w-44" />
            <Skeleton className="mb-5 h-8 w-56" />
            <DashboardSkeleton />
          </>
        ) : (
          <Named name={name} entry={entry.key} />
        )}
      </div>
    </div>
  );
}
