"use client";

import {
  ArrowUpDown,
  BadgePercent,
  BellRing,
  Camera,
  ClipboardCopy,
  EllipsisVertical,
  FileDown,
  FileUp,
  Image as ImageIcon,
  ListChecks,
  Plus,
  Trash2,
} from "lucide-react";
import Link from "next/link";

import { redirect, useSearchParams } from "next/navigation";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { EmptyState } from "~/components/ui/empty-state";
import { Fab } from "~/components/ui/fab";
import { IconButton } from "~/components/ui/icon-button";
import { List } from "~/components/ui/list";
import { Meter } from "~/components/ui/meter";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { pictureHref } from "~/domain/catalogue/share-picture/share-picture";
import { formatAmount } from "~/domain/money/money";
import { ALERTS_PATH } from "~/domain/product/alerts/stock-alert";
import { type ProductListParams, productListHref } from "~/domain/product/crud/list-address";
import { listingHref } from "~/domain/product/crud/listing";
import { priceHref, readPriceParams } from "~/domain/product/prices/price-address";
import { priceListHref } from "~/domain/product/prices/price-list";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { SelectionBar } from "~/features/app-context/selection-bar";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { BulkNetworkNote } from "~/features/outbox/network-note";
import { cn } from "~/lib/cn";
import { AlertBanner } from "../alerts/alert-banner";
import { ExportDialog } from "../import/export-dialog";
import { ImportBanner } from "../import/import-banner";
import { BulkActions } from "./bulk-actions";
import { ProductChips, ProductSearch } from "./product-filters";
import { BinRow, PickRow, ProductRow, rowColumns } from "./product-row";
import { useBulk } from "./use-bulk";
import { type ProductList, useProductList } from "./use-product-list";
import { type Selection, useSelection } from "./use-selection";

const NEW = "/productos/cargar-producto";
const IMPORT = "/productos/importar";

function Used({ list }: { list: ProductList }) {
  const { product: copy } = useCopy();
  const money = useMoney();
  const used = fill(copy.used, { used: formatAmount(list.counts.all, money), limit: formatAmount(list.limit, money) });
  return (
    <div className="grid max-w-44 gap-1.5">
      <span>{used}</span>
      <Meter value={list.counts.all} max={list.limit} label={copy.usedLabel} className="h-1" />
    </div>
  );
}

/** Why no product can be added: the shop is at its plan's limit, or above it after a downgrade. */
function NoRoom({ used, limit }: { used: number; limit: number }) {
  const { product: copy } = useCopy();
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

/** Column headers on desktop; the checkbox selects the whole page. */
function ColumnNames({ selection, bin }: { selection: Selection; bin: boolean }) {
  const { columns, bulk } = useCopy().product;
  const box = <Checkbox aria-label={bulk.choosePage} checked={selection.wholePage} onChange={selection.togglePage} />;
  if (selection.on) {
    return (
      <li className="flex items-center gap-4 bg-surface-2 pr-5 text-xs font-semibold text-ink-2 max-lg:hidden lg:pl-3">
        {box}
        <span className="flex-1">{columns.product}</span>
        <ChooseNext selection={selection} />
      </li>
    );
  }
  if (bin) return null;
  return (
    <li className={cn("hidden bg-surface-2 text-xs font-semibold text-ink-2", rowColumns)}>
      <span className="max-lg:hidden">{box}</span>
      <span className="col-span-2 py-2.5">{columns.product}</span>
      <span>{columns.category}</span>
      <span>{columns.price}</span>
      <span>{columns.visible}</span>
      <span>{columns.offer}</span>
    </li>
  );
}

/** "Elegir los 30" of this page, then "Elegir los 86" of all pages. */
function ChooseNext({ selection }: { selection: Selection }) {
  const { bulk } = useCopy().product;
  const money = useMoney();
  if (selection.next === null) return null;
  return (
    <Button variant="txt" size="sm" onClick={selection.chooseNext}>
      {fill(bulk.chooseThese, { n: formatAmount(selection.next, money) })}
    </Button>
  );
}

function EmptyBin({ list }: { list: ProductList }) {
  const { tools, deleteForever, bulk } = useCopy().product;
  const money = useMoney();
  const many = useBulk();
  const [asks, setAsks] = useState(false);
  if (list.counts.bin === 0) return null;
  return (
    <>
      <Button variant="sec" size="sm" onClick={() => setAsks(true)}>
        <Trash2 aria-hidden="true" />
        {tools.emptyBin}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        tone="bad"
        title={fill(deleteForever.title, { products: countText(bulk.products, list.counts.bin, money) })}
        text={deleteForever.text}
        confirmLabel={deleteForever.confirm}
        cancelLabel={deleteForever.cancel}
        onConfirm={() => many.deleteForever({ matching: { search: "", filter: "bin" } })}
      />
    </>
  );
}

/** Actions on the list as a whole. */
function ListMenu({ asked, list }: { asked: ProductListParams; list: ProductList | undefined }) {
  const { product, productImport: copy, share, stockAlert: alerts } = useCopy();
  const [exports, setExports] = useState(false);
  const isOwn = useSession().user.viewedUntil === null;
  const shelf = asked.categoryId ?? (asked.filter === "withoutCategory" ? "none" : "all");
  const picture = pictureHref({
    scope:
      asked.filter === "offer"
        ? { of: "offers" }
        : asked.categoryId === null
          ? { of: "all" }
          : { of: "category", id: asked.categoryId },
  });
  const prices = priceListHref({ categoryId: asked.categoryId, offersOnly: asked.filter === "offer" });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            label={product.tools.label}
            className="h-auto w-12 self-stretch border border-line-strong bg-surface lg:w-11"
          >
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <Link href={listingHref(shelf)}>
              <ArrowUpDown aria-hidden="true" />
              {product.tools.order}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link href={prices}>
              <ClipboardCopy aria-hidden="true" />
              {product.tools.prices}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link href={picture}>
              <ImageIcon aria-hidden="true" />
              {share.picture.title}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link href={ALERTS_PATH}>
              <BellRing aria-hidden="true" />
              {alerts.menu}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link href={IMPORT}>
              <FileUp aria-hidden="true" />
              {copy.menu.import}
            </Link>
          </DropdownMenuItem>
          {isOwn ? (
            <DropdownMenuItem onSelect={() => setExports(true)}>
              <FileDown aria-hidden="true" />
              {copy.menu.export}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <ExportDialog
        open={exports}
        onOpenChange={setExports}
        asked={asked}
        all={list?.counts.all ?? 0}
        matching={list?.matching ?? 0}
      />
    </>
  );
}

function Loading() {
  const { product: copy } = useCopy();
  return (
    <div role="status" aria-label={copy.loading} className="grid gap-3 py-4">
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-18 w-full" />
      ))}
    </div>
  );
}

/** /productos: the list with search, filters and page from the URL, or the empty state. */
export function ProductListScreen() {
  const { product: copy, productImport } = useCopy();
  const money = useMoney();
  const { emptyAction } = productImport;
  const { tent } = useSession();
  const { asked, query, ask } = useProductList();
  const address = useSearchParams();
  if (!tent) redirect("/bienvenida");
  const list = query.data;
  const nothingYet = list !== undefined && list.counts.all === 0 && list.counts.bin === 0;
  const inBin = asked.filter === "bin";
  const selection = useSelection(asked, list);
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
              <Button asChild variant="sec" size="sm">
                <Link href={priceHref({ ...readPriceParams(address), page: 1 })} aria-label={copy.changePrices}>
                  <BadgePercent aria-hidden="true" />
                  <span className="lg:hidden">{bulk.prices}</span>
                  <span className="max-lg:hidden">{copy.changePrices}</span>
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
      {selection.on ? <BulkNetworkNote className="mb-4" /> : <AlertBanner />}
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
          <div className="mb-4 grid gap-3">
            <div className="flex gap-2">
              <ProductSearch asked={asked} onAsk={ask} />
              <Button
                variant="sec"
                aria-label={bulk.choose}
                aria-pressed={selection.on}
                className="px-3.5"
                onClick={() => (selection.on ? selection.stop() : selection.start())}
              >
                <ListChecks aria-hidden="true" />
                <span className="max-lg:hidden">{bulk.choose}</span>
              </Button>
              {selection.on ? null : <ListMenu asked={asked} list={list} />}
            </div>
            <ProductChips asked={asked} counts={list?.counts} onAsk={ask} />
            {inBin && !selection.on ? (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{copy.binHint}</p>
                {list ? <EmptyBin list={list} /> : null}
              </div>
            ) : null}
          </div>
          {list ? (
            <Rows
              list={list}
              asked={asked}
              selection={selection}
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
          {selection.on ? <BulkActions selection={selection} inBin={inBin} /> : null}
        </>
      )}
    </>
  );
}

const everything = { search: "", filter: null, categoryId: null, page: 1 } as const;

type RowsProps = {
  list: ProductList;
  asked: ProductListParams;
  selection: Selection;
  fresh: boolean;
  onClear: () => void;
};

function Rows({ list, asked, selection, fresh, onClear }: RowsProps) {
  const { product: copy } = useCopy();
  if (list.rows.length === 0) {
    const emptyBin = asked.filter === "bin" && asked.search === "" && asked.categoryId === null;
    const text = emptyBin ? copy.emptyBin : copy.nothing;
    return (
      <EmptyState
        plain
        title={text.title}
        text={text.text}
        actions={
          <Button variant="sec" block onClick={onClear}>
            {emptyBin ? copy.backToList : copy.clearFilters}
          </Button>
        }
      />
    );
  }
  return (
    <div className={cn(!fresh && "cursor-progress")} aria-busy={!fresh}>
      <List aria-label={copy.listLabel} className="max-lg:border-b">
        <ColumnNames selection={selection} bin={asked.filter === "bin"} />
        {list.rows.map((product) => {
          if (selection.on) {
            return (
              <PickRow
                key={product.id}
                product={product}
                picked={selection.isPicked(product.id)}
                onToggle={() => selection.toggle(product)}
              />
            );
          }
          const Row = product.deletedAt === null ? ProductRow : BinRow;
          return <Row key={product.id} product={product} onChoose={() => selection.start(product)} />;
        })}
      </List>
    </div>
  );
}
