"use client";

import { Camera, EllipsisVertical, FileDown, FileUp, Plus } from "lucide-react";
import Link from "next/link";

import { redirect, useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
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
import { Notice } from "~/components/ui/notice";
import { Pagination } from "~/components/ui/pagination";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { type ProductListAsked, productListHref } from "~/domain/product/list-address";
import { formatAmount } from "~/domain/product/money";
import { priceHref, readPriceAsked } from "~/domain/product/price-address";
import { PageHeader } from "~/features/panel/page-header";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { cn } from "~/lib/cn";
import { ExportDialog } from "./import/export-dialog";
import { ImportNotice } from "./import/import-notice";
import { ProductChips, ProductSearch } from "./product-filters";
import { BinRow, ProductRow, rowColumns } from "./product-row";
import { type ProductList, useProductList } from "./use-product-list";

const NEW = "/productos/cargar-producto";
const IMPORT = "/productos/importar";

function Used({ list }: { list: ProductList }) {
  const { product: copy } = useCopy();
  const used = fill(copy.used, { used: formatAmount(list.counts.all), limit: formatAmount(list.limit) });
  return (
    <div className="grid max-w-44 gap-1.5">
      <span>{used}</span>
      <Meter value={list.counts.all} max={list.limit} label={copy.usedLabel} className="h-1" />
    </div>
  );
}

function ColumnNames() {
  const { columns } = useCopy().product;
  return (
    <div className={cn("hidden bg-surface-2 py-2.5 text-xs font-semibold text-ink-2", rowColumns)}>
      <span className="col-span-2">{columns.product}</span>
      <span>{columns.category}</span>
      <span>{columns.price}</span>
      <span>{columns.visible}</span>
      <span>{columns.offer}</span>
    </div>
  );
}

/** What is done with the list as a whole. */
function ListMenu({ asked, list }: { asked: ProductListAsked; list: ProductList | undefined }) {
  const { product, productImport: copy } = useCopy();
  const [exports, setExports] = useState(false);
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
            <Link href={IMPORT}>
              <FileUp aria-hidden="true" />
              {copy.menu.import}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setExports(true)}>
            <FileDown aria-hidden="true" />
            {copy.menu.export}
          </DropdownMenuItem>
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

/** /productos: the list with search, chips and pages of its address; or the empty shop window. */
export function ProductListScreen() {
  const { product: copy, productImport } = useCopy();
  const { emptyAction } = productImport;
  const { tent } = useSession();
  const { asked, query, ask } = useProductList();
  const address = useSearchParams();
  if (!tent) redirect("/bienvenida");
  const list = query.data;
  const nothingYet = list !== undefined && list.counts.all === 0 && list.counts.bin === 0;
  const inBin = asked.filter === "bin";

  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={list && !nothingYet ? <Used list={list} /> : undefined}
        notice={
          list && list.counts.all >= list.limit ? (
            <Notice tone="warn">{fill(copy.atLimit, { limit: formatAmount(list.limit) })}</Notice>
          ) : undefined
        }
        actions={
          nothingYet ? undefined : (
            <>
              <Button asChild variant="sec" size="sm">
                <Link href={priceHref(readPriceAsked(address))}>{copy.changePrices}</Link>
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
      <ImportNotice />
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
              <ListMenu asked={asked} list={list} />
            </div>
            <ProductChips asked={asked} counts={list?.counts} onAsk={ask} />
            {inBin ? <p className="text-sm text-ink-2">{copy.binHint}</p> : null}
          </div>
          {list ? <Rows list={list} fresh={!query.isPlaceholderData} onClear={() => ask(everything)} /> : null}
          {query.isPending ? <Loading /> : null}
          {query.isError && !list ? (
            <Notice
              tone="bad"
              role="alert"
              action={
                <Button variant="sec" size="sm" onClick={() => void query.refetch()}>
                  {copy.retry}
                </Button>
              }
            >
              {copy.failed}
            </Notice>
          ) : null}
          {list && list.rows.length > 0 ? (
            <Pagination
              page={asked.page}
              pages={list.pages}
              hrefFor={(page) => productListHref({ ...asked, page })}
              labels={{ ...copy.pages, position: fill(copy.pages.position, { page: asked.page, pages: list.pages }) }}
            />
          ) : null}
          {inBin ? null : <Fab href={NEW} icon={<Plus aria-hidden="true" />} label={copy.load} />}
        </>
      )}
    </>
  );
}

const everything = { search: "", filter: null, categoryId: null, page: 1 } as const;

function Rows({ list, fresh, onClear }: { list: ProductList; fresh: boolean; onClear: () => void }) {
  const { product: copy } = useCopy();
  const { asked } = useProductList();
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
        {asked.filter === "bin" ? null : (
          <li aria-hidden="true" className="max-md:hidden">
            <ColumnNames />
          </li>
        )}
        {list.rows.map((product) => {
          const Row = product.deletedAt === null ? ProductRow : BinRow;
          return <Row key={product.id} product={product} />;
        })}
      </List>
    </div>
  );
}
