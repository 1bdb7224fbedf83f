"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { redirect, useSearchParams } from "next/navigation";
import { useState } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import { Field } from "~/components/ui/field";
import { List, twoColumnsClass } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { ListSkeleton } from "~/components/ui/skeleton";
import { Sortable } from "~/components/ui/sortable";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { productListHref } from "~/domain/product/crud/list-address";
import { listingHref, listingQuery, readListingParams } from "~/domain/product/crud/listing";
import type { ProductListing } from "~/domain/product/crud/listing-schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { sortTexts } from "~/features/app-context/sort-texts";
import { CategorySelect, categoryChoices } from "~/features/category/category-select";
import { type ChangeOutcome, useChange } from "~/features/outbox/use-change";
import { useOutbox } from "~/features/outbox/use-outbox";
import { showAddress } from "~/lib/back/show-address";
import { cn } from "~/lib/cn";
import { useIsDesk } from "~/lib/use-is-desk";
import { api } from "~/trpc/react";
import type { ListedProductRow, ProductList } from "../crud/use-product-list";
import { ListingRow } from "./listing-row";
import { withPendingMoves } from "./pending-moves";
import { PlaceDialog } from "./place-dialog";

type MoveTo = (product: ListedProductRow, place: number) => Promise<ChangeOutcome<unknown>>;

/** One page of a listing and its moves. */
function useShelf(shelf: ProductListing, page: number) {
  const asked = listingQuery(shelf, page);
  const query = api.product.list.useQuery(asked, { placeholderData: keepPreviousData });
  const change = useChange();
  const move = api.product.move.useMutation();
  const first = (page - 1) * (asked.size ?? 0) + 1;

  /** Moves a product to a place, counted from 1. */
  const moveTo: MoveTo = ({ id }, place) => change(move.mutateAsync({ id, place, shelf }), { id: "place" });
  const rows = withPendingMoves(query.data?.rows ?? [], { shelf, first }, useOutbox());
  return { query, rows, first, moveTo };
}

function ShelfSelect({ shelf }: { shelf: ProductListing }) {
  const { order, noCategory } = useCopy(productTexts).product;
  const { data } = api.category.list.useQuery();
  if (!data || data.categories.length === 0) return null;
  const go = (value: string) => {
    const next = value === "all" || value === "none" ? value : Number(value);
    showAddress(listingHref(next));
  };
  return (
    <Field label={order.shelf}>
      <CategorySelect
        label={order.shelf}
        choices={categoryChoices(
          data.categories,
          [{ value: "all", name: order.all }],
          [{ value: "none", name: noCategory }],
        )}
        value={String(shelf)}
        onValueChange={go}
      />
    </Field>
  );
}

function listHref(shelf: ProductListing): string {
  return productListHref({
    search: "",
    filter: shelf === "none" ? "withoutCategory" : null,
    categoryId: typeof shelf === "number" ? shelf : null,
    page: 1,
  });
}

/** /productos/orden: the products of the shop, or of one category, in the order that visitors see. */
export function ListingOrderScreen() {
  const copy = useCopy(productTexts).product;
  const { tent } = useSession();
  const { shelf, page } = readListingParams(useSearchParams());
  const { query, rows, first, moveTo } = useShelf(shelf, page);
  if (!tent) redirect("/bienvenida");
  const list = query.data;

  return (
    <>
      <PageHeader title={copy.order.title} back={{ href: listHref(shelf), label: copy.order.back }} />
      <div className="mb-4 grid gap-3">
        <ShelfSelect shelf={shelf} />
        {list && list.matching > 1 ? <p className="text-sm text-ink-2">{copy.order.hint}</p> : null}
      </div>
      {query.isPending ? <ListSkeleton label={copy.loading} rows={4} className="h-16" /> : null}
      {query.isError && !list ? (
        <ReadFailed retry={copy.retry} onRetry={query.refetch}>
          {copy.failed}
        </ReadFailed>
      ) : null}
      {list && list.rows.length > 0 ? (
        <>
          <Rows list={list} rows={rows} first={first} fresh={!query.isPlaceholderData} onMoveTo={moveTo} />
          {list.matching === 1 ? <p className="py-3 text-sm text-ink-2">{copy.order.one}</p> : null}
          <Pagination
            page={page}
            pages={list.pages}
            hrefFor={(to) => listingHref(shelf, to)}
            labels={{ ...copy.pages, position: fill(copy.pages.position, { page, pages: list.pages }) }}
          />
        </>
      ) : null}
      {list && list.rows.length === 0 ? (
        <EmptyState plain title={copy.order.empty.title} text={copy.order.empty.text} />
      ) : null}
    </>
  );
}

type RowsProps = {
  list: ProductList;
  /** With the moves that wait. */
  rows: readonly (ListedProductRow & { pending: boolean })[];
  first: number;
  fresh: boolean;
  onMoveTo: MoveTo;
};

function Rows({ list, rows, first, fresh, onMoveTo }: RowsProps) {
  const { order, sort } = useCopy(productTexts).product;
  const isDesk = useIsDesk();
  const [asked, setAsked] = useState<{ product: ListedProductRow; place: number } | null>(null);
  return (
    <div className={cn(!fresh && "cursor-progress")} aria-busy={!fresh}>
      <Sortable
        rows={!isDesk}
        items={rows.map(({ id, name }) => ({ id, name }))}
        texts={sortTexts(sort, list.matching, first)}
        onMove={(from, to) => {
          const product = rows[from];
          if (product) void onMoveTo(product, first + to);
        }}
      >
        <List aria-label={order.listLabel} className={twoColumnsClass}>
          {rows.map((product, index) => (
            <ListingRow
              key={product.id}
              product={product}
              place={first + index}
              count={list.matching}
              onMoveTo={(place) => onMoveTo(product, place)}
              onAskPlace={() => setAsked({ product, place: first + index })}
            />
          ))}
        </List>
      </Sortable>
      <PlaceDialog asked={asked} count={list.matching} onClose={() => setAsked(null)} onMove={onMoveTo} />
    </div>
  );
}
