"use client";

import { ChevronRight, EyeOff, Link2, Lock, Plus, Store, Tags } from "lucide-react";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { List, ListRow } from "~/components/ui/list";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { ListSkeleton } from "~/components/ui/skeleton";
import { Tag } from "~/components/ui/tag";
import { priceListsTexts } from "~/copy/price-lists";
import { listPricesHref, NEW_LIST_PATH } from "~/domain/price-lists/list-path";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { PricingTabs } from "~/features/pricing/pricing-tabs";
import { STATE_TONES } from "~/features/pricing/state-tones";
import { api } from "~/trpc/react";
import { type ListedPriceList, termsText, whoText } from "./list-words";

function ListedList({ list }: { list: ListedPriceList }) {
  const { priceLists: copy } = useCopy(priceListsTexts);
  const money = useMoney();
  const { id, name, state, requests, hasPassword } = list;
  return (
    <ListRow
      className="relative hover:bg-surface-2"
      media={
        <span className="grid size-11 place-items-center rounded-[10px] bg-brand-soft text-brand-ink">
          <Tags aria-hidden="true" className="size-5" />
        </span>
      }
      off={state === "paused" || state === "over"}
      title={
        <Link href={listPricesHref(id)} className="text-ink no-underline wrap-anywhere after:absolute after:inset-0">
          {name}
        </Link>
      }
      meta={
        <>
          <span className="w-full">{termsText(list, copy, money)}</span>
          <span className="w-full">{whoText(list, copy, money)}</span>
          <Tag tone={STATE_TONES[state]}>
            {state === "active" ? <Link2 aria-hidden="true" /> : null}
            {copy.state[state]}
          </Tag>
          {requests > 0 ? <Tag tone="pink">{countText(copy.requests, requests, money)}</Tag> : null}
          {hasPassword ? (
            <Tag>
              <Lock aria-hidden="true" />
              {copy.withPassword}
            </Tag>
          ) : null}
        </>
      }
      end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
    />
  );
}

/** `/productos/promociones/listas` */
export function PriceListListScreen() {
  const { priceLists: copy } = useCopy(priceListsTexts);
  const money = useMoney();
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const { data, isError, refetch } = api.priceList.all.useQuery();
  const hides = data?.some(({ hidesPublic, state }) => hidesPublic && state === "active") ?? false;
  const create = (className: string) => (
    <Button asChild className={className}>
      <Link href={NEW_LIST_PATH}>
        <Plus aria-hidden="true" />
        {copy.create}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={copy.title}
        back={{ href: PROMOTIONS_PATH, label: copy.back }}
        actions={data && data.length > 0 ? create("max-lg:hidden") : null}
      />
      <PricingTabs current="lists" />
      {data === undefined && !isError ? <ListSkeleton label={copy.loading} className="h-20" /> : null}
      {data === undefined && isError ? (
        <ReadFailed retry={copy.retry} onRetry={() => refetch()}>
          {copy.failed}
        </ReadFailed>
      ) : null}
      {data?.length === 0 ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} actions={create("w-full")} />
      ) : null}
      {data && data.length > 0 ? (
        <div className="grid grid-cols-1 gap-4">
          <List aria-label={copy.listLabel}>
            <ListRow
              media={
                <span className="grid size-11 place-items-center rounded-[10px] bg-surface-2 text-ink-2">
                  <Store aria-hidden="true" className="size-5" />
                </span>
              }
              title={copy.publicTitle}
              meta={hides ? copy.hiddenText : copy.publicText}
            />
            {data.map((list) => (
              <ListedList key={list.id} list={list} />
            ))}
          </List>
          <Banner icon={<EyeOff aria-hidden="true" />}>{copy.private}</Banner>
          <div className="lg:hidden">
            <SaveBar
              label={copy.create}
              plain
              status={<b className="font-semibold text-ink">{countText(copy.count, data.length, money)}</b>}
            >
              {create("")}
            </SaveBar>
          </div>
        </div>
      ) : null}
    </>
  );
}
