"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, memo, type ReactNode } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { Switch } from "~/components/ui/switch";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { validationTexts } from "~/copy/validation";
import { variantTexts } from "~/copy/variant";
import type { MoneyFormat } from "~/domain/money/number-format";
import { PRODUCT_LIMITS } from "~/domain/product/crud/limits";
import { stockSchema } from "~/domain/product/crud/schemas";
import type { CellName, Cells, Combination, VariantProblems } from "~/domain/product/variants/variants";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { cn } from "~/lib/cn";
import { priceCellId } from "./variant-prices";

/** Columns on desktop; a phone shows name and switch above, price and stock below. */
export const variantColumns =
  "md:grid-cols-[minmax(0,1fr)_168px_136px_120px_64px_44px] md:items-center md:gap-x-4 md:px-5";

const LENGTHS = { price: 40, sku: PRODUCT_LIMITS.sku, stock: 16 } as const;

/** Enter and the arrow keys move up and down a column, as in a spreadsheet. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.dataset.cell || event.nativeEvent.isComposing) return;
  const by = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-cell=${field.dataset.cell}]`)];
  const shown = column.filter((one) => one.offsetParent !== null);
  shown[shown.indexOf(field) + by]?.focus();
}

/** Moves the focus to the neighbouring item's button when the button's own item is removed. */
export function focusNeighbour(button: HTMLElement) {
  const item = button.closest("li");
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  [...(beside?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}

type VariantRowProps = {
  row: Combination;
  /** "M · Rojo" */
  name: string;
  problems: VariantProblems["rows"][string] | undefined;
  money: MoneyFormat;
  /** The product's price, which applies when the row has none. */
  productPrice: string;
  /** Whether a phone shows the codes, which are hidden by default. */
  codes: boolean;
  plainStock: (typed: string) => string;
  onEdit: (key: string, cells: Partial<Cells>) => void;
  onRemove: (key: string) => void;
};

/** One variant: price, stock and visibility. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { row, name, problems, money, productPrice, codes, plainStock, onEdit, onRemove } = props;
  const copy = useCopy(variantTexts, validationTexts);
  const { variant: text } = copy;
  const errorId = `${row.key}-error`;
  const sentences = Object.values(problems ?? {}).map((key) => sentenceOf(copy, key));
  const soldOut = row.stock.trim() !== "" && stockSchema.safeParse(row.stock).data === 0;

  const cell = (which: CellName, prefix: ReactNode, placeholder: string, className: string) => (
    <Input
      id={which === "price" ? priceCellId(row.key) : undefined}
      aria-label={fill(text.cells[which], { name })}
      data-cell={which}
      prefix={prefix}
      placeholder={placeholder}
      value={row[which]}
      maxLength={LENGTHS[which]}
      inputMode={which === "sku" ? "text" : "decimal"}
      autoComplete="off"
      enterKeyHint="next"
      aria-invalid={problems?.[which] ? true : undefined}
      aria-describedby={problems?.[which] ? errorId : undefined}
      frameClassName={cn("min-h-11 gap-1.5 px-3", className)}
      className="py-2"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onEdit(row.key, { [which]: event.target.value })}
      onBlur={() => {
        const stock = plainStock(row.stock);
        if (stock !== row.stock) onEdit(row.key, { stock });
      }}
    />
  );
  const caption = (word: string) => <span className="shrink-0 text-sm text-ink-2 md:hidden">{word}</span>;

  return (
    <li
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_104px_44px] items-center gap-x-2 gap-y-1.5 px-4 py-2.5",
        variantColumns,
      )}
    >
      <div className="row-start-1 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 md:col-start-1">
        <span className={cn("min-w-0 font-semibold wrap-anywhere", row.paused && "text-ink-2")}>{name}</span>
        {row.paused ? <Tag tone="warn">{text.paused}</Tag> : soldOut ? <Tag tone="bad">{text.soldOut}</Tag> : null}
      </div>
      {cell("price", money.symbol, productPrice, "row-start-2 md:row-start-1")}
      {cell(
        "sku",
        caption(text.columns.sku),
        "",
        cn("col-span-3 row-start-3 md:col-span-1 md:row-start-1", !codes && "max-md:hidden"),
      )}
      {cell(
        "stock",
        caption(text.columns.stock),
        text.unlimited,
        "col-span-2 row-start-2 md:col-span-1 md:row-start-1",
      )}
      <Switch
        label={text.columns.visible}
        labelClassName="md:sr-only"
        className="col-start-2 row-start-1 justify-self-end md:col-start-5 md:justify-self-start"
        aria-label={fill(text.cells.visible, { name })}
        checked={!row.paused}
        onChange={(event) => onEdit(row.key, { paused: !event.target.checked })}
      />
      <IconButton
        label={fill(text.removeRow, { name })}
        className="col-start-3 row-start-1 max-md:-mr-2 md:col-start-6"
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          onRemove(row.key);
        }}
      >
        <X aria-hidden="true" />
      </IconButton>
      {sentences.length > 0 ? (
        <p id={errorId} role="alert" className="col-span-full text-sm font-medium text-bad">
          {sentences.join(" ")}
        </p>
      ) : null}
    </li>
  );
});
