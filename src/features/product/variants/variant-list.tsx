"use client";

import { EllipsisVertical, Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Chip, ChipRow } from "~/components/ui/chip";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { List } from "~/components/ui/list";
import { PriceField } from "~/components/ui/price-field";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { validationTexts } from "~/copy/validation";
import { variantTexts } from "~/copy/variant";
import type { MoneyFormat } from "~/domain/money/number-format";
import { variantCellsSchema } from "~/domain/product/crud/schemas";
import {
  type Cells,
  type Combination,
  editRows,
  MAX_VARIANTS,
  missingRows,
  restoreRow,
  wordsOf,
} from "~/domain/product/variants/variants";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { useMoney } from "~/features/app-context/session-provider";
import type { Variants } from "./use-variant-form";
import { moveInColumn, VariantRow, variantColumns } from "./variant-row";

/** Up to this many missing combinations are listed by name; beyond it only their number is shown. */
const NAMED = 12;

type ListProps = { variants: Variants; productPrice: string };

/** The list of variants: filtered by a value, filled in all at once or one by one. */
export function VariantList({ variants, productPrice }: ListProps) {
  const { variant: text } = useCopy(variantTexts);
  const { form, change, remove, problems } = variants;
  const [scope, setScope] = useState<string | null>(null);
  const [codes, setCodes] = useState(() => form.rows.some(({ sku }) => sku !== ""));
  const value = form.options.flatMap(({ values }) => values).find(({ key }) => key === scope);
  const shown = value ? form.rows.filter(({ values }) => Object.values(values).includes(value.key)) : form.rows;
  const money = useMoney();
  const edit = useCallback(
    (key: string, cells: Partial<Cells>) => change((now) => editRows(now, [key], cells)),
    [change],
  );
  const drop = useCallback((row: string) => remove({ kind: "row", row }), [remove]);
  const { columns } = text;

  return (
    <section aria-labelledby="combinations" className="grid min-w-0 grid-cols-1 gap-4">
      <Group>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="combinations">{text.combinations}</h2>
          <span className="flex items-center gap-2 text-sm text-ink-2">
            {fill(text.countOf, { n: form.rows.length, limit: MAX_VARIANTS })}
            <Chip chosen={codes} onClick={() => setCodes(!codes)} className="md:hidden">
              {text.codes}
            </Chip>
          </span>
        </div>
        {form.rows.length > 1 ? (
          <>
            <ChipRow label={text.show}>
              <Chip chosen={!value} onClick={() => setScope(null)}>
                {text.all}
              </Chip>
              {form.options.flatMap((option) =>
                option.values.map((one) => (
                  <Chip key={one.key} chosen={one.key === scope} onClick={() => setScope(one.key)}>
                    {one.text}
                  </Chip>
                )),
              )}
            </ChipRow>
            <FillBar key={scope} {...{ variants, shown, money, productPrice }} value={value?.text ?? null} />
          </>
        ) : null}
      </Group>
      <div className="min-w-0">
        <div
          aria-hidden="true"
          className={`hidden pb-2 text-sm font-semibold text-ink-2 md:grid ${variantColumns} md:border-x md:border-transparent`}
        >
          <span>{columns.combination}</span>
          <span>{columns.price}</span>
          <span>{columns.sku}</span>
          <span>{columns.stock}</span>
          <span className="text-center">{columns.visible}</span>
        </div>
        <List aria-label={text.combinations} onKeyDown={moveInColumn}>
          {shown.map((row) => (
            <VariantRow
              key={row.key}
              row={row}
              name={wordsOf(form, row.values).join(" · ")}
              problems={problems.rows[row.key]}
              money={money}
              productPrice={productPrice}
              codes={codes}
              plainStock={variants.plainStock}
              onEdit={edit}
              onRemove={drop}
            />
          ))}
        </List>
      </div>
      <MissingRows variants={variants} />
    </section>
  );
}

type FillProps = {
  variants: Variants;
  shown: readonly Combination[];
  /** The value that the list is filtered by. */
  value: string | null;
  money: MoneyFormat;
  productPrice: string;
};

/** Sets one price or stock for all visible variants; empty fields change nothing. */
function FillBar({ variants, shown, value, money, productPrice }: FillProps) {
  const copy = useCopy(variantTexts, validationTexts);
  const { variant: text } = copy;
  const [price, setPrice] = useState("");
  const [typedStock, setStock] = useState("");
  const stock = variants.plainStock(typedStock);
  const [tried, setTried] = useState(false);
  const problemOf = (which: "price" | "stock", typed: string) => {
    const issue = tried ? variantCellsSchema.shape[which].safeParse(typed).error?.issues[0] : undefined;
    return issue ? sentenceOf(copy, issue.message) : undefined;
  };
  const which =
    value === null
      ? fill(text.fillAll, { n: shown.length })
      : fill(shown.length === 1 ? text.fillOne : text.fillSome, { n: shown.length, value });
  const give = (cells: Partial<Cells>) => {
    const keys = shown.map(({ key }) => key);
    variants.change((form) => editRows(form, keys, cells));
    toast.success(keys.length === 1 ? text.appliedOne : fill(text.applied, { n: keys.length }));
  };
  const apply = () => {
    setTried(true);
    const { price: priceRule, stock: stockRule } = variantCellsSchema.shape;
    if (!priceRule.safeParse(price).success || !stockRule.safeParse(stock).success) return;
    give({ ...(price.trim() ? { price } : {}), ...(stock.trim() ? { stock } : {}) });
    setPrice("");
    setStock("");
    setTried(false);
  };
  return (
    <fieldset aria-label={text.fillTitle} className="grid min-w-0 gap-2">
      <p className="text-sm text-ink-2">{fill(text.fillHint, { which })}</p>
      <div className="grid grid-cols-2 items-start gap-2 md:grid-cols-[160px_160px_auto_44px] md:justify-start">
        <Field label={text.fillPrice} hideLabel error={problemOf("price", price)}>
          <PriceField
            prefix={money.symbol}
            placeholder={text.columns.price}
            value={price}
            maxLength={40}
            onChange={(event) => setPrice(event.target.value)}
          />
        </Field>
        <Field label={text.fillStock} hideLabel error={problemOf("stock", stock)}>
          <Input
            placeholder={text.columns.stock}
            value={typedStock}
            maxLength={16}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setStock(event.target.value)}
          />
        </Field>
        <div className="col-span-2 flex gap-2 md:contents">
          <Button variant="sec" className="flex-1" disabled={!price.trim() && !stock.trim()} onClick={apply}>
            {text.apply}
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton label={fill(text.more, { which })} className="self-center">
                <EllipsisVertical aria-hidden="true" />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={() => give({ price: "" })}>
                {text.ownPrice}: {productPrice}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => give({ stock: "" })}>{text.unlimitedAll}</DropdownMenuItem>
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={() => give({ paused: false })}>{text.showAll}</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => give({ paused: true })}>{text.pauseAll}</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
      </div>
    </fieldset>
  );
}

/** Combinations that were removed, with a button to restore them. */
function MissingRows({ variants: { form, change } }: { variants: Variants }) {
  const { variant: text } = useCopy(variantTexts);
  const missing = missingRows(form);
  if (missing.length === 0) return null;
  const room = MAX_VARIANTS - form.rows.length;
  return (
    <Group title={text.missing}>
      <p className="-mt-2 text-sm text-ink-2">{text.missingHint}</p>
      <div className="flex flex-wrap items-center gap-2">
        {missing.slice(0, NAMED).map((values) => {
          const name = wordsOf(form, values).join(" · ");
          return (
            <Button
              key={name}
              variant="sec"
              size="sm"
              className="rounded-full"
              aria-label={fill(text.bringBack, { name })}
              disabled={room === 0}
              onClick={() => change((now, stored) => restoreRow(now, stored, values))}
            >
              <Plus aria-hidden="true" />
              {name}
            </Button>
          );
        })}
        {missing.length > NAMED ? (
          <span className="text-sm text-ink-2">{fill(text.andMore, { n: missing.length - NAMED })}</span>
        ) : null}
      </div>
      {missing.length > 1 && missing.length <= room ? (
        <Button
          variant="txt"
          size="sm"
          className="-ml-3 justify-self-start"
          onClick={() => change((now, stored) => missing.reduce((all, values) => restoreRow(all, stored, values), now))}
        >
          {text.bringAll}
        </Button>
      ) : null}
    </Group>
  );
}
