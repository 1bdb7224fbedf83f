"use client";

import type { ComponentProps } from "react";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { Skeleton } from "~/components/ui/skeleton";
import { promotionsTexts } from "~/copy/promotions";
import { useCopy } from "~/features/app-context/copy-provider";
import { FormWithExample } from "~/features/app-context/forms/form-with-example";
import { lazyPart } from "~/lib/lazy-part";
import type { RuleExampleProps } from "./rule-example";

const RuleExample = lazyPart<RuleExampleProps>(
  () => import("./rule-example").then((module) => module.RuleExample),
  () => <Skeleton className="h-56 w-full rounded-2xl" />,
);

type RuleFormFrameProps = Omit<ComponentProps<typeof FormWithExample>, "example"> & { example: RuleExampleProps };

/** The form of a rule beside what it makes of some products. */
export function RuleFormFrame({ example, ...form }: RuleFormFrameProps) {
  return <FormWithExample {...form} example={<RuleExample {...example} />} />;
}

export function RuleLeaveGuard({ when, onLeave }: { when: boolean; onLeave: () => void }) {
  const { form: copy } = useCopy(promotionsTexts).promotions;
  return <LeaveGuard when={when} copy={copy} onLeave={onLeave} />;
}
