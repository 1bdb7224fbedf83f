"use client";

import { keepPreviousData } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Chip, ChipRow } from "~/components/ui/chip";
import { EmptyState } from "~/components/ui/empty-state";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { SearchField } from "~/components/ui/search-field";
import { Skeleton } from "~/components/ui/skeleton";
import { toastFailure } from "~/components/ui/toast-failure";
import { catalogueTexts } from "~/copy/catalogue";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { shareTexts } from "~/copy/share";
import { readPictureParams } from "~/domain/catalogue/share-picture/picture-address";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { MAX_PICTURED } from "~/domain/catalogue/share-picture/share-picture";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { MANY_CATEGORIES } from "~/domain/category/limits";
import { formatAmount, formatPrice } from "~/domain/money/money";
import { MAX_PRODUCTS_PAGE } from "~/domain/product/crud/list";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { useRested } from "~/features/app-context/use-rested";
import { ManyCategoriesChip } from "~/features/category/many-categories-chip";
import { cn } from "~/lib/cn";
import { api, type RouterOutputs } from "~/trpc/react";
import { PictureThumb } from "./picture-thumb";

type Row = RouterOutputs["product"]["list"]["rows"][number];

/** What the list shows at first; "Ver más" adds as many. */
const PICK_STEP = 24;

/** `/compartir/imagen/elegir`: up to six products, in the order in which they are touched. */
export function PicturePickScreen() {
  const { share, product: words } = useCopy(shareTexts, productTexts);
  const money = useMoney();
  const { pick, full } = share.picture;
  const { productIds, format } = readPictureParams(useSearchParams());
  const [before] = useState(productIds);
  const [ids, setIds] = useState(productIds);
  const choose = (next: number[]) => {
    setIds(next);
    // in the URL, the choice outlives a reload and a way back
    window.history.replaceState(null, "", pictureHref({ productIds: next, format }, true));
  };
  const [filter, setFilter] = useState<"offer" | null>(null);
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [typed, setTyped] = useState("");
  const [size, setSize] = useState(PICK_STEP);
  const search = useRested(typed.trim());
  const { data: categories } = api.category.list.useQuery();
  const many = categories && categories.categories.length > MANY_CATEGORIES ? categories.categories : null;
  const query = api.product.list.useQuery(
    { search, filter, categoryId, size: Math.min(size, MAX_PRODUCTS_PAGE) },
    { placeholderData: keepPreviousData },
  );
  const list = query.data;

  const toggle = (id: number) => {
    if (ids.includes(id)) choose(ids.filter((one) => one !== id));
    else if (ids.length >= MAX_PICTURED) toastFailure(full);
    else choose([...ids, id]);
  };

  return (
    <>
      <PageHeader title={pick.title} back={{ href: pictureHref({ productIds: before, format }), label: pick.back }} />
      <div className="grid gap-4">
        <SearchField
          label={words.search}
          clearLabel={words.clearSearch}
          value={typed}
          maxLength={MAX_QUERY}
          onValueChange={setTyped}
        />
        <ChipRow label={pick.filters}>
          <Chip
            chosen={filter === null && categoryId === null}
            onClick={() => {
              setFilter(null);
              setCategoryId(null);
            }}
          >
            {pick.newest}
          </Chip>
          {list && list.counts.offer > 0 ? (
            <Chip
              chosen={filter === "offer"}
              count={formatAmount(list.counts.offer, money)}
              onClick={() => setFilter(filter === "offer" ? null : "offer")}
            >
              {pick.offers}
            </Chip>
          ) : null}
          {many ? (
            <ManyCategoriesChip
              label={words.category}
              every={words.everyCategory}
              categories={many}
              value={categoryId}
              onChange={setCategoryId}
            />
          ) : (
            categories?.categories.map(({ id, name }) => (
              <Chip
                key={id}
                chosen={categoryId === id}
                onClick={() => setCategoryId(categoryId === id ? null : id)}
                className="max-w-60"
              >
                <span className="truncate">{name}</span>
              </Chip>
            ))
          )}
        </ChipRow>
        {list ? (
          list.rows.length > 0 ? (
            <ul className="grid grid-cols-3 gap-x-3 gap-y-4 huge-text:grid-cols-2 sm:grid-cols-4 lg:grid-cols-6">
              {list.rows.map((row) => (
                <Tile key={row.id} row={row} place={ids.indexOf(row.id) + 1} onToggle={() => toggle(row.id)} />
              ))}
            </ul>
          ) : (
            <EmptyState plain title={pick.nothing.title} text={pick.nothing.text} />
          )
        ) : query.isError ? (
          <ReadFailed retry={words.retry} onRetry={query.refetch}>
            {words.failed}
          </ReadFailed>
        ) : (
          <Skeleton className="h-96" />
        )}
        {list && list.matching > list.rows.length && size < MAX_PRODUCTS_PAGE ? (
          <Button variant="sec" loading={query.isFetching} onClick={() => setSize(size + PICK_STEP)}>
            {pick.more}
          </Button>
        ) : null}
      </div>
      <SaveBar
        label={pick.title}
        plain
        status={
          <>
            <b className="block font-semibold text-ink">
              {ids.length === 0 ? pick.chosen.none : countText(pick.chosen, ids.length, money)}
            </b>
            {ids.length > 1 ? pick.inOrder : null}
          </>
        }
      >
        {ids.length > 0 ? (
          <Button asChild>
            <Link href={pictureHref({ productIds: ids, format })} replace>
              {pick.make}
            </Link>
          </Button>
        ) : (
          <Button disabled>{pick.make}</Button>
        )}
      </SaveBar>
    </>
  );
}

function Tile({ row, place, onToggle }: { row: Row; place: number; onToggle: () => void }) {
  const { share, catalogue } = useCopy(shareTexts, catalogueTexts);
  const money = useMoney();
  const { name, image, paused } = row;
  const price = row.span?.low ?? row.price;
  return (
    <li className="min-w-0">
      <button type="button" aria-pressed={place > 0} onClick={onToggle} className="group grid w-full gap-1 text-left">
        <span className="relative block rounded-xl group-aria-pressed:outline-3 group-aria-pressed:-outline-offset-1 group-aria-pressed:outline-brand-ink">
          <PictureThumb
            name={name}
            photo={image}
            className={cn("aspect-square w-full rounded-xl", paused && "opacity-60")}
          />
          <span
            aria-hidden="true"
            className={cn(
              "absolute top-1.5 right-1.5 grid size-[1.75rem] place-items-center rounded-full border-2 border-surface text-sm font-bold",
              place > 0 ? "bg-brand text-on-brand" : "bg-line-strong/70",
            )}
          >
            {place > 0 ? place : null}
          </span>
        </span>
        <span className="line-clamp-2 text-md leading-5 font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-2">
          {paused ? share.picture.pick.paused : price === null ? catalogue.askPrice : formatPrice(price, money)}
        </span>
        {place > 0 ? <span className="sr-only">{fill(share.picture.pick.place, { n: place })}</span> : null}
      </button>
    </li>
  );
}
