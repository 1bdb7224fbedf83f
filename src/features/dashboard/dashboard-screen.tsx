"use client";

import { BadgePercent, ChevronRight, ExternalLink, Image as ImageIcon } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { List, ListRow, Thumb } from "~/components/ui/list";
import { ReadFailed } from "~/components/ui/read-failed";
import { dashboardTexts } from "~/copy/dashboard";
import { fill } from "~/copy/fill";
import { promotionsLinkTexts } from "~/copy/promotions-link";
import { firstName } from "~/domain/account/person";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { dayPart } from "~/domain/dashboard/day";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { onboardingPath } from "~/domain/tent/setup";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { type Session, useSession } from "~/features/app-context/session-provider";
import { longDay } from "~/features/stats/stats-words";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { AttentionList, NewOrdersCard } from "./attention-list";
import { homeColumn, homeColumns } from "./columns";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { type Dashboard, inNumber, openingText } from "./dashboard-words";
import { SetupList } from "./setup-list";
import { TodayCard } from "./today-card";

const OwnShopPreview = lazyPart<{ tent: Tent; className: string }>(
  () => import("~/features/theme/own-shop-preview").then((module) => module.OwnShopPreview),
  ({ className }) => <div className={className} />,
);

type Tent = NonNullable<Session["tent"]>;

function ShopLink({ url }: { url: string }) {
  const { dashboard: copy } = useCopy(dashboardTexts);
  return (
    <Button asChild variant="sec" size="sm" className="hidden lg:inline-flex">
      <a href={url} target="_blank" rel="noopener">
        <ExternalLink aria-hidden="true" />
        {copy.seeShop}
      </a>
    </Button>
  );
}

/** One tap to a picture of the newest products, and to the promotions. */
function ShareRows({ data }: { data: Dashboard }) {
  const { dashboard, promotions } = useCopy(dashboardTexts, promotionsLinkTexts);
  const { picture: copy } = dashboard;
  const { recent, newest } = data;
  return (
    <List>
      <ListRow
        className="relative"
        media={
          newest ? (
            <Thumb src={newest} />
          ) : (
            <span className="grid size-14 place-items-center rounded-xl bg-brand-soft text-brand-ink">
              <ImageIcon aria-hidden="true" className="size-6" />
            </span>
          )
        }
        title={
          <Link href={pictureHref({})} className="text-ink no-underline after:absolute after:inset-0">
            {copy.title}
          </Link>
        }
        meta={<span>{recent === 0 ? copy.text.none : inNumber(copy.text, recent)}</span>}
        end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
      />
      <ListRow
        className="relative"
        media={
          <span className="grid size-14 place-items-center rounded-xl bg-brand-soft text-brand-ink">
            <BadgePercent aria-hidden="true" className="size-6" />
          </span>
        }
        title={
          <Link href={PROMOTIONS_PATH} className="text-ink no-underline after:absolute after:inset-0">
            {promotions.title}
          </Link>
        }
        meta={<span>{promotions.text}</span>}
        end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
      />
    </List>
  );
}

/** A new shop: the checklist leads, beside the shop as it is. */
function NewShop({ data, tent, left }: { data: Dashboard; tent: Tent; left: number }) {
  const { list: copy } = useCopy(dashboardTexts).dashboard;
  const address = new URL(tent.url).host;
  const isSample = data.products.length === 0;
  return (
    <>
      <PageHeader title={inNumber(copy.left, left)} subtitle={copy.text} />
      <div className={homeColumns}>
        <div className={homeColumn}>
          <SetupList data={data} whole />
          {data.withPhoto > 0 ? <ShareRows data={data} /> : null}
        </div>
        <aside aria-labelledby="vista" className="hidden min-w-0 gap-3 lg:grid">
          <div className="grid gap-0.5">
            <h2 id="vista">{isSample ? copy.sample : copy.preview}</h2>
            {isSample ? <p className="text-sm text-ink-2">{copy.sampleText}</p> : null}
          </div>
          <OwnShopPreview tent={tent} className="h-130 rounded-2xl border border-line shadow-2" />
          <a
            href={tent.url}
            target="_blank"
            rel="noopener"
            className="link flex min-h-11 items-center gap-2 wrap-anywhere"
          >
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            {fill(copy.openShop, { address })}
          </a>
        </aside>
      </div>
    </>
  );
}

/** A shop at work: what waits, and today. */
function ShopAtWork({ data, tent, left }: { data: Dashboard; tent: Tent; left: number }) {
  const { dashboard: copy } = useCopy(dashboardTexts);
  const { user } = useSession();
  const today = longDay(data.today);
  const about = `${today.charAt(0).toUpperCase()}${today.slice(1)}`;
  return (
    <>
      <PageHeader
        title={fill(copy.hello[dayPart(data.time)], { name: firstName(user.name) })}
        subtitle={[about, openingText(data, copy)].filter(Boolean).join(" · ")}
        actions={<ShopLink url={tent.url} />}
      />
      {/* one column on a phone: what waits, today, the open steps */}
      <div className={cn(homeColumns, "lg:grid-rows-[auto_1fr]")}>
        <div className={homeColumn}>
          {data.fresh.count > 0 ? <NewOrdersCard data={data} /> : null}
          <AttentionList data={data} />
        </div>
        <div className={cn(homeColumn, "lg:row-span-2")}>
          <TodayCard data={data} />
          <ShareRows data={data} />
        </div>
        {left > 0 ? (
          <section aria-labelledby="pasos" className={homeColumn}>
            <h2 id="pasos">{inNumber(copy.list.left, left)}</h2>
            <SetupList data={data} whole={false} />
          </section>
        ) : null}
      </div>
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <DashboardSkeleton />
    </div>
  );
}

/** `/` of a merchant who has no shop yet. */
function NoShop() {
  const { start: copy } = useCopy(dashboardTexts).dashboard;
  const { user } = useSession();
  return (
    <>
      <PageHeader title={fill(copy.hello, { name: firstName(user.name) })} />
      <EmptyState
        title={copy.title}
        text={copy.text}
        actions={
          <Button asChild>
            <Link href={onboardingPath(1)}>{copy.action}</Link>
          </Button>
        }
      />
    </>
  );
}

function Home({ tent }: { tent: Tent }) {
  const { dashboard: copy } = useCopy(dashboardTexts);
  // the screen says itself when it could not be loaded
  const { data, isError, refetch } = api.dashboard.get.useQuery(undefined, { meta: { ignoreErrors: true } });
  if (data) {
    const left = data.steps.filter(({ done }) => !done).length;
    return data.hasSold || left === 0 ? (
      <ShopAtWork data={data} tent={tent} left={left} />
    ) : (
      <NewShop data={data} tent={tent} left={left} />
    );
  }
  return (
    <>
      <PageHeader title={copy.title} />
      {isError ? (
        <ReadFailed retry={copy.retry} onRetry={refetch}>
          {copy.failed}
        </ReadFailed>
      ) : (
        <Waiting label={copy.loading} />
      )}
    </>
  );
}

/** `/` of the panel. */
export function DashboardScreen() {
  const { tent } = useSession();
  return tent ? <Home tent={tent} /> : <NoShop />;
}
