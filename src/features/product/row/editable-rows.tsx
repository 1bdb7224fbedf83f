"use client";

import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { EmptyState } from "~/components/ui/empty-state";
import { List } from "~/components/ui/list";
import { fill } from "~/copy/fill";
import { productListTexts } from "~/copy/product-list";
import { formatAmount } from "~/domain/money/money";
import type { ProductSort } from "~/domain/product/crud/list";
import type { ProductListParams } from "~/domain/product/crud/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { useIsDesk } from "~/lib/use-is-desk";
import type { Selection } from "../bulk/use-selection";
import { SortColumn } from "../crud/product-sort";
import type { ProductList } from "../crud/use-product-list";
import { BinRow, PickRow, ProductRow } from "./product-row";
import { rowColumns } from "./row-columns";
import { useRowsInSight } from "./use-rows-in-sight";
import { useStillRows } from "./use-still-rows";

type ColumnNamesProps = {
  asked: ProductListParams;
  selection: Selection;
  bin: boolean;
  onAsk: (change: Partial<ProductListParams>) => void;
};

/** Column headers on desktop, which sort; the checkbox selects the whole page. */
function ColumnNames({ asked, selection, bin, onAsk }: ColumnNamesProps) {
  const { columns, bulk } = useCopy(productListTexts).product;
  const box = (
    <Checkbox
      data-page-pick=""
      aria-label={bulk.choosePage}
      checked={selection.wholePage}
      onChange={selection.togglePage}
    />
  );
  if (bin) {
    if (!selection.on) return null;
    return (
      <li className="flex items-center gap-4 bg-surface-2 pr-5 text-xs font-semibold text-ink-2 max-lg:hidden lg:pl-3">
        {box}
        <span className="flex-1">{columns.product}</span>
      </li>
    );
  }
  const sorts = { sort: asked.sort, onSort: (sort: ProductSort) => onAsk({ sort }) };
  return (
    <li
      className={cn(
        "hidden bg-surface-2 text-xs font-semibold text-ink-2 lg:h-9",
        rowColumns,
        selection.on && "md:max-lg:hidden",
      )}
    >
      <span className="max-lg:hidden [&>label]:min-h-9">{box}</span>
      <SortColumn column="name" {...sorts} className="col-span-2 justify-self-start" />
      <span className="max-lg:hidden">{columns.code}</span>
      <SortColumn column="stock" {...sorts} className="justify-self-end max-lg:hidden" />
      <span>{columns.category}</span>
      <SortColumn column="price" {...sorts} className="justify-self-start" />
      <span>{columns.visible}</span>
      <span>{columns.offer}</span>
    </li>
  );
}

/** "Elegir los 30" of this page, then "Elegir los 86" of all pages. */
export function ChooseNext({ selection }: { selection: Selection }) {
  const { bulk } = useCopy(productListTexts).product;
  const money = useMoney();
  if (selection.next === null) return null;
  return (
    <Button variant="txt" size="sm" onClick={selection.chooseNext}>
      {fill(bulk.chooseThese, { n: formatAmount(selection.next, money) })}
    </Button>
  );
}

/** On a desktop, above the rows: whether the choice goes beyond this page. */
function ChosenPages({ selection }: { selection: Selection }) {
  const { bulk } = useCopy(productListTexts).product;
  const money = useMoney();
  if (!selection.all && selection.next === null) return null;
  return (
    <li className="flex min-h-11 items-center justify-center gap-1 bg-brand-soft text-md max-lg:hidden">
      {selection.all ? (
        <>
          <span>{fill(bulk.allPages, { n: formatAmount(selection.count, money) })}</span>
          <Button variant="txt" size="sm" onClick={selection.onlyThisPage}>
            {bulk.onlyPage}
          </Button>
        </>
      ) : (
        <ChooseNext selection={selection} />
      )}
    </li>
  );
}

type RowsProps = {
  list: ProductList;
  asked: ProductListParams;
  selection: Selection;
  onAsk: (change: Partial<ProductListParams>) => void;
  fresh: boolean;
  onClear: () => void;
};

/** The rows of a page, to be edited in place or chosen. */
export function EditableRows({ list, asked, selection, onAsk, fresh, onClear }: RowsProps) {
  const { product: copy } = useCopy(productListTexts);
  const isDesk = useIsDesk();
  const rows = useRowsInSight(useStillRows(list.rows));
  const inBin = asked.filter === "bin";
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
        <ColumnNames asked={asked} selection={selection} bin={inBin} onAsk={onAsk} />
        {selection.on && (selection.all || selection.wholePage) ? <ChosenPages selection={selection} /> : null}
        {rows.map((product) => {
          if (selection.on && isDesk && !inBin) {
            return (
              <ProductRow
                key={product.id}
                product={product}
                picked={selection.isPicked(product.id)}
                onChoose={() => selection.toggle(product)}
              />
            );
          }
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
