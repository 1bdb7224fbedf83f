"use client";

import type { ReactNode } from "react";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { Skeleton } from "~/components/ui/skeleton";
import { promotionsTexts } from "~/copy/promotions";
import { useCopy } from "~/features/app-context/copy-provider";
import { lazyPart } from "~/lib/lazy-part";
import { useIsDesk } from "~/lib/use-is-desk";
import type { RuleExampleProps } from "./rule-example";

const RuleExample = lazyPart<RuleExampleProps>(
  () => import("./rule-example").then((module) => module.RuleExample),
  () => <Skeleton className="h-56 w-full rounded-2xl" />,
);

type RuleFormFrameProps = {
  id: string;
  onSubmit: (event: React.FormEvent) => void;
  /** The fields above the example on a phone, and those below it. */
  first: ReactNode;
  rest: ReactNode;
  example: RuleExampleProps;
};

/** A form beside its live example: on a phone it stands below the first fields, on a desk it stays at the right. */
export function RuleFormFrame({ id, onSubmit, first, rest, example }: RuleFormFrameProps) {
  const isDesk = useIsDesk();
  return (
    <form
      id={id}
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-6"
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {first}
        {isDesk ? null : <RuleExample {...example} />}
        {rest}
      </div>
      {isDesk ? (
        <aside className="sticky top-6">
          <RuleExample {...example} />
        </aside>
      ) : null}
    </form>
  );
}

export function RuleLeaveGuard({ when, onLeave }: { when: boolean; onLeave: () => void }) {
  const { form: copy } = useCopy(promotionsTexts).promotions;
  return (
    <LeaveGuard
      when={when}
      title={copy.leaveTitle}
      text={copy.leaveText}
      leaveLabel={copy.leave}
      stayLabel={copy.stay}
      onLeave={onLeave}
    />
  );
}
