"use client";

import { ChevronRight, Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { List, ListRow } from "~/components/ui/list";
import { Tag } from "~/components/ui/tag";
import { adminTexts } from "~/copy/admin";
import { billingTexts } from "~/copy/billing";
import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { formatPrice } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { useCopy } from "~/features/app-context/copy-provider";
import { perInterval } from "~/features/app-context/plan-words";
import { api } from "~/trpc/react";
import { AdminHeader } from "./admin-header";
import { WaitingList } from "./list-tools";
import { UnownedSubscriptions } from "./unowned-subscriptions";

/** `/admin/planes`: every plan, including hidden and test plans. */
export function PlanListScreen() {
  const copies = useCopy(adminTexts, billingTexts);
  const { plans: copy } = copies.admin;
  const { data } = api.billing.allPlans.useQuery();
  return (
    <>
      <AdminHeader
        subtitle={copy.keeps}
        actions={
          <Button asChild size="sm">
            <Link href="/admin/planes/nuevo">
              <Plus aria-hidden="true" />
              {copy.add}
            </Link>
          </Button>
        }
      />
      <UnownedSubscriptions />
      {data ? (
        <List aria-label={copy.list}>
          {data.map(({ id, name, totalCents, currency, interval, visible, test, subscribers }) => (
            <ListRow
              key={id}
              className="relative py-3"
              title={
                <Link
                  href={`/admin/planes/${id}`}
                  prefetch={false}
                  className="text-ink no-underline wrap-anywhere after:absolute after:inset-0"
                >
                  {name}
                </Link>
              }
              meta={
                <>
                  <span className="wrap-anywhere">
                    {id === FREE_PLAN_ID
                      ? copy.free
                      : `${formatPrice(totalCents, { symbol: `${currency} `, ...DOT_GROUPS })} ${perInterval(copies, interval)}`}
                  </span>
                  <span aria-hidden="true">·</span>
                  <span>{copy.people(subscribers)}</span>
                  {visible ? null : <Tag>{copy.hidden}</Tag>}
                  {test ? <Tag tone="pink">{copy.test}</Tag> : null}
                </>
              }
              end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
            />
          ))}
        </List>
      ) : (
        <WaitingList />
      )}
    </>
  );
}
