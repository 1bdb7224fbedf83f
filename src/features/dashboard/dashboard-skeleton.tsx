import { Card } from "~/components/ui/card";
import { List, ListRow } from "~/components/ui/list";
import { Skeleton } from "~/components/ui/skeleton";
import { panelTexts } from "~/copy/panel";
import { useCopy } from "~/features/app-context/copy-provider";
import { homeColumn, homeColumns } from "./columns";

const text = "h-3 rounded-full";

/** What waits, and today, until they are there. */
export function DashboardSkeleton() {
  const { today } = useCopy(panelTexts).panel;
  return (
    <div aria-hidden="true" className={homeColumns}>
      <div className={homeColumn}>
        <Card className="border-2">
          <div className="grid gap-2.5">
            <span className="flex justify-between gap-3">
              <Skeleton className="h-6 w-2/5" />
              <Skeleton className="h-8 w-20" />
            </span>
            <Skeleton className={`${text} w-1/2`} />
          </div>
          <Skeleton className="h-12 rounded-xl lg:h-11" />
        </Card>
        <List>
          {["w-1/2", "w-2/5", "w-3/5", "w-2/5"].map((width, row) => (
            <ListRow
              key={row}
              media={<Skeleton className="size-11 rounded-xl" />}
              title={<Skeleton className={`${text} ${width}`} />}
              meta={<Skeleton className={`${text} mt-1 w-3/5`} />}
            />
          ))}
        </List>
      </div>
      <Card title={today.title} className="max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0">
        <div className="grid grid-cols-2 gap-4 text-sm text-ink-2">
          {[today.sold, today.orders].map((label) => (
            <span key={label} className="grid gap-2">
              {label}
              <Skeleton className="h-8 w-24" />
            </span>
          ))}
        </div>
        <Skeleton className="h-24" />
      </Card>
    </div>
  );
}
