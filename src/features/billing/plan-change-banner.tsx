"use client";

import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { planChangeTexts } from "~/copy/plan-change";
import { priceIn } from "~/domain/billing/price";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { changeHref } from "./plan-grid";
import { type Account, momentText } from "./words";

/** The plan change scheduled for the next charge, with undo, and the shops that exceed the plan's limit. */
export function PlanChangeBanner({ account }: { account: Account }) {
  const { planChange: copy, billing } = useCopy(planChangeTexts, billingTexts);
  const { user, tent } = useSession();
  const { pending: words } = copy;
  const { current, closedByPlan } = account;
  const charged = current?.charged ?? null;
  return (
    <>
      {current && charged ? (
        <Group>
          <div>
            <p className="font-semibold wrap-anywhere">
              {current.changesAt
                ? fill(words.title, { plan: charged.name, date: momentText(current.changesAt, account) })
                : fill(words.paid, { plan: charged.name })}
            </p>
            <p className="text-sm text-ink-2">
              {fill(current.changesAt ? words.text : words.paidText, {
                from: current.plan.name,
                plan: charged.name,
                price: priceIn(current.price.cents, current.price.currency, tent?.countryId ?? user.countryId),
              })}
            </p>
          </div>
          <div className="grid sm:flex">
            <Button asChild wraps variant="sec">
              <Link href={changeHref(current.plan.id)}>{fill(copy.stay, { plan: current.plan.name })}</Link>
            </Button>
          </div>
        </Group>
      ) : null}
      {closedByPlan.length > 0 ? (
        <Group>
          <div>
            <p className="font-semibold">{words.closed}</p>
            <p className="text-sm text-ink-2 wrap-anywhere">
              {fill(words.closedText, { shops: closedByPlan.join(", ") })}
            </p>
          </div>
          <div className="grid sm:flex">
            <Button asChild variant="soft">
              <Link href="/pagos/planes">{billing.seePlans}</Link>
            </Button>
          </div>
        </Group>
      ) : null}
    </>
  );
}
