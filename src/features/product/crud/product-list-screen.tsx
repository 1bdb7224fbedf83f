"use client";

import { BadgePercent, Camera, FileUp, Images, ListChecks, Plus, Trash2 } from "lucide-react";
import Link from "next/link";
import { redirect } from "next/navigation";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Fab } from "~/components/ui/fab";
import { Meter } from "~/components/ui/meter";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { fill } from "~/copy/fill";
import { importNoticeTexts } from "~/copy/import-notice";
import { photoLinkTexts } from "~/copy/photo-link";
import { productListTexts } from "~/copy/product-list";
import { formatAmount } from "~/domain/money/money";
import { productListHref } from "~/domain/product/crud/list-address";
import { BATCH_PATH } from "~/domain/product/images/photo-upload";
import { pricesOfListHref } from "~/domain/product/prices/price-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { SelectionBar } from "~/features/app-context/selection-bar";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { useSendPhotos } from "~/features/image/use-photo-queue";
import { KeyHints } from "~/features/keys/key-hints";
import { BulkNetworkNote } from "~/features/outbox/network-note";
import { useOutbox } from "~/features/outbox/use-outbox";
import { lazyPart } from "~/lib/lazy-part";
import { AlertBanner } from "../alerts/alert-banner";
import { useSelection } from "../bulk/use-selection";
import { ImportBanner } from "../import/import-banner";
import { ChooseNext, EditableRows } from "../row/editable-rows";
import { type UnsentProduct, unsentProducts } from "../unsent/pending-products";
import { ListMenu } from "./list-menu";
import { useListPlace } from "./list-place";
import { ProductChips, ProductSearch } from "./product-filters";
import { SortChip } from "./product-sort";
import { type ProductList, useProductList } from "./use-product-list";

const BulkActions = lazyPart(() => import("../bulk/bulk-actions").then((module) => module.BulkActions));
const DeleteForeverDialog = lazyPart(() =>
  import("../bulk/delete-forever-dialog").then((module) => module.DeleteForeverDialog),
);
const ProductRowsSkeleton = lazyPart(() => import("./product-skeleton").then((module) => module.ProductRowsSkeleton));

const UnsentProducts = lazyPart<{ open: boolean; products: readonly UnsentProduct[] }>(() =>
  import("../unsent/unsent-products").then((module) => module.UnsentProducts),
);

const NEW = "/productos/cargar-producto";
const IMPORT = "/productos/importar";

function Used({ list }: { list: ProductList }) {
  const { product: copy } = useCopy(productListTexts);
  const money = useMoney();
  const used = fill(copy.used, { used: formatAmount(list.counts.all, money), limit: formatAmount(list.limit, money) });
  return (
    <div className="grid max-w-44 gap-1.5">
      <span>{used}</span>
      <Meter value={list.counts.all} max={list.limit} label={copy.usedLabel} className="h-1 lg:hidden" />
    </div>
  );
}

/** Why no product can be added: the shop is at its plan's limit, or above it after a downgrade. */
function NoRoom({ used, limit }: { used: number; limit: number }) {
  const { product: copy } = useCopy(productListTexts);
  const money = useMoney();
  const over = used > limit;
  const values = {
    used: formatAmount(used, money),
    limit: formatAmount(limit, money),
    n: formatAmount(used - limit + 1, money),
  };
  return (
    <Banner tone="warn" action={over ? <Link href="/pagos/planes">{copy.seePlans}</Link> : undefined}>
      {fill(over ? copy.overLimit : copy.atLimit, values)}
    </Banner>
  );
}

const emptiedBin = { matching: { search: "", filter: "bin" } } as const;

function EmptyBin({ list }: { list: ProductList }) {
  const { tools, deleteForever, bulk } = useCopy(productListTexts).product;
  const money = useMoney();
  const [asks, setAsks] = useState(false);
  if (list.counts.bin === 0) return null;
  return (
    <>
      <Button variant="sec" size="sm" onClick={() => setAsks(true)}>
        <Trash2 aria-hidden="true" />
        {tools.emptyBin}
      </Button>
      <DeleteForeverDialog
        open={asks}
        onOpenChange={setAsks}
        title={fill(deleteForever.title, { products: countText(bulk.products, list.counts.bin, money) })}
        selection={emptiedBin}
      />
    </>
  );
}

function Loading() {
  const { product: copy } = useCopy(productListTexts);
  return (
    <div role="status" aria-label={copy.loading}>
      <ProductRowsSkeleton />
    </div>
  );
}

const everything = { search: "", filter: null, categoryId: null, sort: "newest", page: 1 } as const;

/** /productos: the list with search, filters and page from the URL, or the empty state. */
export function ProductListScreen() {
  const { product: copy, productImport, photos } = useCopy(productListTexts, importNoticeTexts, photoLinkTexts);
  const money = useMoney();
  const { emptyAction } = productImport;
  const { tent } = useSession();
  useSendPhotos();
  const { asked, query, ask } = useProductList();
  if (!tent) redirect("/bienvenida");
  const list = query.data;
  const unsent = unsentProducts(useOutbox(), list?.rows ?? [], asked);
  const nothingYet = list !== undefined && list.counts.all === 0 && list.counts.bin === 0 && unsent.length === 0;
  const inBin = asked.filter === "bin";
  const selection = useSelection(asked, list);
  useListPlace(productListHref(asked));
  const { bulk } = copy;

  return (
    <>
      {selection.on ? (
        <SelectionBar
          count={selection.count === 0 ? bulk.nothingChosen : countText(bulk, selection.count, money)}
          clearLabel={bulk.clear}
          onClear={selection.stop}
          action={<ChooseNext selection={selection} />}
        />
      ) : null}
      <PageHeader
        className={selection.on ? "max-lg:hidden" : undefined}
        title={copy.title}
        subtitle={list && !nothingYet ? <Used list={list} /> : undefined}
        notice={
          list && list.counts.all >= list.limit ? <NoRoom used={list.counts.all} limit={list.limit} /> : undefined
        }
        actions={
          nothingYet ? undefined : (
            <>
              <ListMenu asked={asked} list={list} className="max-lg:hidden" />
              <SortChip
                sort={asked.sort}
                onSort={(sort) => ask({ sort })}
                className="rounded-xl border-line-strong max-lg:hidden"
              />
              <Button asChild variant="sec" size="sm" className="lg:min-h-11">
                <Link href={pricesOfListHref(asked)} aria-label={copy.changePrices}>
                  <BadgePercent aria-hidden="true" />
                  <span className="lg:hidden">{bulk.prices}</span>
                  <span className="max-lg:hidden">{copy.changePrices}</span>
                </Link>
              </Button>
              <Button asChild variant="sec" className="max-lg:hidden">
                <Link href={IMPORT}>
                  <FileUp aria-hidden="true" />
                  {copy.import}
                </Link>
              </Button>
              <Button asChild className="max-lg:hidden">
                <Link href={NEW}>
                  <Plus aria-hidden="true" />
                  {copy.loadLong}
                </Link>
              </Button>
            </>
          )
        }
      />
      <ImportBanner />
      {selection.on ? (
        <BulkNetworkNote need={selection.all ? "all" : inBin ? "forever" : "prices"} className="mb-4" />
      ) : (
        <AlertBanner />
      )}
      {nothingYet ? (
        <EmptyState
          title={copy.empty.title}
          text={copy.empty.text}
          actions={
            <>
              <Button asChild block>
                <Link href={NEW}>
                  <Camera aria-hidden="true" />
                  {copy.loadLong}
                </Link>
              </Button>
              <Button asChild variant="sec" block>
                <Link href={BATCH_PATH}>
                  <Images aria-hidden="true" />
                  {photos.menu}
                </Link>
              </Button>
              <Button asChild variant="txt" block>
                <Link href={IMPORT}>
                  <FileUp aria-hidden="true" />
                  {emptyAction}
                </Link>
              </Button>
            </>
          }
        />
      ) : (
        <>
          <div className="sticky top-[calc(var(--above)+var(--top))] z-sheet -mx-4 mb-2 grid gap-2 bg-bg px-4 pt-1 pb-2 huge-text:static sideways:static sideways:flex lg:top-(--above) lg:mx-0 lg:-mt-5 lg:mb-0 lg:flex lg:flex-wrap lg:items-start lg:px-0 lg:pt-2">
            <div className="flex gap-2 huge-text:flex-wrap huge-text:*:first:basis-full sideways:w-80 sideways:shrink-0 lg:w-52">
              <ProductSearch asked={asked} />
              <Button
                variant="sec"
                aria-label={bulk.choose}
                aria-pressed={selection.on}
                className="px-3.5 lg:hidden"
                onClick={() => (selection.on ? selection.stop() : selection.start())}
              >
                <ListChecks aria-hidden="true" />
              </Button>
              {selection.on ? null : <ListMenu asked={asked} list={list} className="lg:hidden" />}
            </div>
            <ProductChips asked={asked} counts={list?.counts} onAsk={ask} />
          </div>
          <div className="grid gap-2">
            {inBin && !selection.on ? (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{copy.binHint}</p>
                {list ? <EmptyBin list={list} /> : null}
              </div>
            ) : null}
          </div>
          <UnsentProducts
            key={String(unsent.length > 0 && !selection.on)}
            open={unsent.length > 0 && !selection.on}
            products={unsent}
          />
          {list && (list.rows.length > 0 || unsent.length === 0) ? (
            <EditableRows
              list={list}
              asked={asked}
              selection={selection}
              onAsk={ask}
              fresh={!query.isPlaceholderData}
              onClear={() => ask(everything)}
            />
          ) : null}
          {query.isPending ? <Loading /> : null}
          {query.isError && !list ? (
            <ReadFailed retry={copy.retry} onRetry={query.refetch}>
              {copy.failed}
            </ReadFailed>
          ) : null}
          {list && list.rows.length > 0 ? (
            <Pagination
              page={asked.page}
              pages={list.pages}
              hrefFor={(page) => productListHref({ ...asked, page })}
              labels={{ ...copy.pages, position: fill(copy.pages.position, { page: asked.page, pages: list.pages }) }}
            />
          ) : null}
          {inBin || selection.on ? null : <Fab href={NEW} icon={<Plus aria-hidden="true" />} label={copy.load} />}
          <BulkActions open={selection.on} selection={selection} inBin={inBin} />
          {selection.on ? null : <KeyHints />}
        </>
      )}
    </>
  );
}
