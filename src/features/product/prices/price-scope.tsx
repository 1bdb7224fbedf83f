"use client";

import { useState } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { Chip, ChipRow } from "~/components/ui/chip";
import { Dialog } from "~/components/ui/dialog";
import { PickerButton } from "~/components/ui/picker-button";
import { SearchField } from "~/components/ui/search-field";
import { priceTexts } from "~/copy/price";
import { productTexts } from "~/copy/product";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { formatAmount } from "~/domain/money/money";
import type { ScopeKind } from "~/domain/product/prices/price-address";
import { MAX_PICKED, PRICE_FILTERS } from "~/domain/product/prices/price-change";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { CategorySelect, categoryChoices } from "~/features/category/category-select";
import { SearchedCategories } from "~/features/category/searched-categories";
import { api } from "~/trpc/react";
import { ChooseProductsDialog, DialogDone } from "../crud/choose-products-dialog";
import { namesText } from "./price-words";
import type { AskPrice, PriceForm } from "./use-price-change";

const KINDS: readonly ScopeKind[] = ["all", "categories", "search", "picked"];

type ScopeProps = { asked: PriceForm; onAsk: AskPrice };

/** Scope of the change: all products, categories, a search, or hand-picked products. */
export function PriceScopeFields({ asked, onAsk }: ScopeProps) {
  const { scope: copy } = useCopy(priceTexts).price;
  const money = useMoney();
  const [open, setOpen] = useState<ScopeKind | null>(null);
  const choose = (kind: ScopeKind) => {
    onAsk({ kind });
    const empty =
      kind === "categories"
        ? asked.categoryIds.length === 0 && !asked.withoutCategory
        : kind === "picked" && asked.ids.length === 0;
    if (empty) setOpen(kind);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-sm font-semibold">{copy.legend}</h2>
      <ChipRow label={copy.legend}>
        {KINDS.map((kind) => (
          <Chip key={kind} chosen={asked.kind === kind} onClick={() => choose(kind)}>
            {copy[kind]}
          </Chip>
        ))}
      </ChipRow>
      {asked.kind === "categories" ? <CategoryButton asked={asked} onOpen={() => setOpen("categories")} /> : null}
      {asked.kind === "search" ? <SearchFields asked={asked} onAsk={onAsk} /> : null}
      {asked.kind === "picked" ? (
        <PickerButton onClick={() => setOpen("picked")}>
          {asked.ids.length > 0
            ? copy.pickedCount(asked.ids.length, formatAmount(asked.ids.length, money))
            : copy.chooseProducts}
        </PickerButton>
      ) : null}
      <CategoryDialog asked={asked} onAsk={onAsk} open={open === "categories"} onOpenChange={() => setOpen(null)} />
      <ChooseProductsDialog
        title={copy.chooseProducts}
        open={open === "picked"}
        ids={asked.ids}
        max={MAX_PICKED}
        count={copy.pickedCount(asked.ids.length, formatAmount(asked.ids.length, money))}
        onChange={(ids) => onAsk({ ids })}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

/** The tent's categories with their product counts, plus the products without a category. */
function useCategoryChoices() {
  const { scope: copy } = useCopy(priceTexts).price;
  const { data } = api.category.list.useQuery();
  const choices: { id: number | null; name: string; products: number }[] = [...(data?.categories ?? [])];
  if (data && data.categories.length > 0 && data.withoutCategory > 0) {
    choices.push({ id: null, name: copy.withoutCategory, products: data.withoutCategory });
  }
  const isChosen = ({ categoryIds, withoutCategory }: PriceForm, id: number | null) =>
    id === null ? withoutCategory : categoryIds.includes(id);
  return { choices, isChosen };
}

function CategoryButton({ asked, onOpen }: { asked: PriceForm; onOpen: () => void }) {
  const copy = useCopy(priceTexts).price;
  const money = useMoney();
  const { choices, isChosen } = useCategoryChoices();
  const chosen = choices.filter(({ id }) => isChosen(asked, id));
  const products = chosen.reduce((sum, choice) => sum + choice.products, 0);
  const names = namesText(
    chosen.map(({ name }) => name),
    chosen.length,
    copy,
  );
  return (
    <PickerButton
      onClick={onOpen}
      note={chosen.length > 0 ? copy.scope.products(products, formatAmount(products, money)) : null}
    >
      {chosen.length > 0 ? names : copy.scope.chooseCategories}
    </PickerButton>
  );
}

type DialogState = { open: boolean; onOpenChange: () => void };

function CategoryDialog({ asked, onAsk, open, onOpenChange }: ScopeProps & DialogState) {
  const { price, product } = useCopy(priceTexts, productTexts);
  const { scope: copy } = price;
  const { choose } = product;
  const money = useMoney();
  const { choices, isChosen } = useCategoryChoices();
  const set = (id: number | null, on: boolean) => {
    if (id === null) return onAsk({ withoutCategory: on });
    const others = asked.categoryIds.filter((one) => one !== id);
    onAsk({ categoryIds: on ? [...others, id] : others });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.chooseCategories} closeLabel={choose.close}>
      {choices.length === 0 ? <p className="text-ink-2">{copy.noCategories}</p> : null}
      <SearchedCategories choices={choices}>
        {(shown) => (
          <ul className="grid">
            {shown.map(({ id, name, products }) => (
              <li key={id ?? "none"} className="flex items-center gap-3">
                <Checkbox
                  className="min-h-12 flex-1"
                  label={<span className="wrap-anywhere">{name}</span>}
                  checked={isChosen(asked, id)}
                  onChange={(event) => set(id, event.target.checked)}
                />
                <span className="text-sm text-ink-2">{formatAmount(products, money)}</span>
              </li>
            ))}
          </ul>
        )}
      </SearchedCategories>
      <DialogDone onClick={onOpenChange}>{choose.done}</DialogDone>
    </Dialog>
  );
}

function SearchFields({ asked, onAsk }: ScopeProps) {
  const { price, product } = useCopy(priceTexts, productTexts);
  const { scope: copy } = price;
  const { data } = api.category.list.useQuery();
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField
        label={product.choose.search}
        clearLabel={product.choose.clearSearch}
        value={asked.search}
        maxLength={MAX_QUERY}
        onValueChange={(search) => onAsk({ search })}
      />
      <ChipRow label={copy.filters}>
        {PRICE_FILTERS.map((filter) => (
          <Chip
            key={filter}
            chosen={asked.filter === filter}
            onClick={() => onAsk({ filter: asked.filter === filter ? null : filter })}
          >
            {product.filter[filter]}
          </Chip>
        ))}
      </ChipRow>
      {data && data.categories.length > 0 ? (
        <CategorySelect
          label={copy.category}
          choices={categoryChoices(data.categories, [{ value: "", name: copy.everyCategory }])}
          value={String(asked.categoryId ?? "")}
          onValueChange={(value) => onAsk({ categoryId: value === "" ? null : Number(value) })}
        />
      ) : null}
    </div>
  );
}
