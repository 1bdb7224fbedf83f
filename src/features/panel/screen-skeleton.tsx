import { List } from "~/components/ui/list";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import type { PanelCopy } from "~/copy/panel";
import type { MenuEntry, MenuKey } from "./menu";

const ROWS = ["a", "b", "c", "d", "e", "f", "g"] as const;

/** Screens that begin with a search field and filters. */
const SEARCHED: readonly MenuKey[] = ["orders", "products", "categories"];
const LISTS: readonly MenuKey[] = [...SEARCHED, "news", "payments", "settings"];

function SkeletonList({ searched, prices }: { searched: boolean; prices: boolean }) {
  return (
    <>
      {searched ? (
        <div className="mb-4 grid gap-3">
          <Skeleton className="h-12 w-full" />
          <div className="flex gap-2 overflow-hidden">
            {ROWS.slice(0, 4).map((key) => (
              <Skeleton key={key} className="h-11 w-24 shrink-0 rounded-full" />
            ))}
          </div>
        </div>
      ) : null}
      <List>
        {ROWS.map((key) => (
          <li key={key} className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-2.5">
            <Skeleton className="size-14 rounded-xl lg:size-8" />
            <div className="grid gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3.5 w-2/5 lg:hidden" />
            </div>
            {prices ? (
              <div className="col-span-2 flex justify-between gap-2 lg:hidden">
                <Skeleton className="h-11 w-29" />
                <Skeleton className="h-6 w-20 self-center rounded-full" />
                <Skeleton className="h-6 w-20 self-center rounded-full" />
              </div>
            ) : null}
          </li>
        ))}
      </List>
    </>
  );
}

function SkeletonCards() {
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

/** Stands for a screen of the menu from the touch until it is there: its name is known, the rest is grey. */
export function ScreenSkeleton({ entry, copy }: { entry: MenuEntry; copy: PanelCopy }) {
  const name = copy.menu[entry.key];
  return (
    <div aria-busy="true" data-skeleton={entry.key}>
      <p role="status" className="sr-only">
        {fill(copy.loading, { screen: name })}
      </p>
      <div aria-hidden="true">
        <div className="mb-4 lg:mb-6">
          {/* the heading of the home is the merchant's own */}
          {entry.key === "home" ? (
            <Skeleton className="h-8 w-56" />
          ) : (
            <p className="font-head text-2xl font-bold lg:text-3xl">{name}</p>
          )}
        </div>
        {LISTS.includes(entry.key) ? (
          <SkeletonList searched={SEARCHED.includes(entry.key)} prices={entry.key === "products"} />
        ) : (
          <SkeletonCards />
        )}
      </div>
    </div>
  );
}
