import { Group, TwoColumns } from "~/components/ui/card";
import { List } from "~/components/ui/list";
import { Skeleton } from "~/components/ui/skeleton";
import { ProgressSteps } from "~/components/ui/step-indicator";
import { orderHeadTexts } from "~/copy/order-head";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";

const text = "h-3 rounded-full";

/** An order from the touch until it is there. */
export function OrderSkeleton({ number }: { number: number }) {
  const { orderHead: copy } = useCopy(orderHeadTexts);
  const { steps } = copy;
  return (
    <>
      <PageHeader title={copy.titleOf(number)} back={{ href: "/pedidos", label: copy.back }} />
      <TwoColumns className="max-sm:-mt-4">
        <div className="grid min-w-0 gap-4">
          <Group>
            <div className="flex items-start justify-between gap-3 lg:hidden">
              <div className="grid flex-1 gap-2.5">
                <Skeleton className="h-8 w-32" />
                <Skeleton className={`${text} w-3/4`} />
              </div>
              <Skeleton className="h-7 w-24" />
            </div>
            <ProgressSteps
              label={steps.label}
              doneLabel={steps.done}
              steps={[steps.new, steps.confirmed, steps.payment, steps.delivery].map((label) => ({
                label,
                state: "next",
              }))}
            />
            <Skeleton className={`${text} w-4/5`} />
          </Group>
          <Group title={copy.lines}>
            {["w-3/5", "w-1/2"].map((width) => (
              <div key={width} className="flex items-center gap-3">
                <Skeleton className="size-11 shrink-0 rounded-[10px]" />
                <div className="grid flex-1 gap-2">
                  <Skeleton className={`${text} ${width}`} />
                  <Skeleton className={`${text} w-1/4`} />
                </div>
                <Skeleton className={`${text} w-16`} />
              </div>
            ))}
            <div className="flex justify-between border-t border-line pt-4 font-head text-xl font-bold">
              {copy.total}
              <Skeleton className="h-6 w-24" />
            </div>
          </Group>
        </div>
        <aside className="grid min-w-0 gap-4">
          {[copy.customerTitle, copy.deliveryAndPayment].map((title) => (
            <Group key={title} title={title}>
              <Skeleton className={`${text} w-1/2`} />
              <Skeleton className={`${text} w-3/4`} />
            </Group>
          ))}
        </aside>
      </TwoColumns>
      <div
        data-bottom-bar=""
        className="fixed inset-x-0 bottom-0 z-bar flex gap-2 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:flex-auto lg:hidden"
      >
        <Skeleton className="h-12 rounded-xl" />
        <Skeleton className="h-12 rounded-xl" />
      </div>
    </>
  );
}

/** The rows of "Mis pedidos" until they are there. */
export function OrderRowsSkeleton() {
  return (
    <List aria-hidden="true">
      {["w-1/2", "w-2/5", "w-3/5", "w-1/3", "w-1/2", "w-2/5"].map((width, row) => (
        <li key={row} className="grid gap-2.5 px-4 py-3.5">
          <span className="flex items-center justify-between gap-3">
            <Skeleton className={`h-4 rounded-full ${width}`} />
            <Skeleton className="h-5 w-20" />
          </span>
          <Skeleton className={`${text} w-4/5`} />
          <span className="flex items-center justify-between gap-3 md:hidden">
            <Skeleton className="h-6 w-20" />
            <Skeleton className="h-11 w-28 rounded-xl" />
          </span>
        </li>
      ))}
    </List>
  );
}
