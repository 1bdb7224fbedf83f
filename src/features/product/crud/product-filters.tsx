"use client";

import { ChevronDown } from "lucide-react";
import { Chip, ChipRow } from "~/components/ui/chip";
import { SearchField } from "~/components/ui/search-field";
import { productListTexts } from "~/copy/product-list";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { MANY_CATEGORIES } from "~/domain/category/limits";
import { formatAmount } from "~/domain/money/money";
import { PRODUCT_FILTERS } from "~/domain/product/crud/list";
import { type ProductListParams, productListHref } from "~/domain/product/crud/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { ManyCategoriesChip } from "~/features/category/many-categories-chip";
import { KeyCap } from "~/features/keys/key-cap";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";
import { SortChip } from "./product-sort";
import type { ProductList } from "./use-product-list";

type FilterProps = {
  asked: ProductListParams;
  counts: ProductList["counts"] | undefined;
  onAsk: (change: Partial<ProductListParams>) => void;
};

/** Searches as the user types, debounced. */
export function ProductSearch({ asked }: Pick<FilterProps, "asked">) {
  const { product: copy } = useCopy(productListTexts);
  const [text, type] = useTypedSearch(asked.search || null, (search) =>
    productListHref({ ...asked, search: search ?? "", page: 1 }),
  );
  return (
    <SearchField
      label={copy.search}
      placeholder={copy.searchHint}
      clearLabel={copy.clearSearch}
      value={text}
      maxLength={MAX_QUERY}
      onValueChange={type}
      className="lg:text-sm"
      keyHint={<KeyCap className="max-lg:hidden">/</KeyCap>}
    />
  );
}

/** Filter chips, of which one can be active, combined with a category. Chips without results are hidden. */
export function ProductChips({ asked, counts, onAsk }: FilterProps) {
  const { product: copy } = useCopy(productListTexts);
  const money = useMoney();
  const chips = PRODUCT_FILTERS.filter((filter) => filter === asked.filter || (counts?.[filter] ?? 0) > 0);
  return (
    <ChipRow
      label={copy.filters}
      className="sideways:ml-0 sideways:flex-1 sideways:items-center sideways:pl-0 lg:flex-1 lg:gap-1 lg:py-0 lg:[&_button]:px-3 lg:[&_button]:text-sm"
    >
      <SortChip sort={asked.sort} onSort={(sort) => onAsk({ sort })} className="lg:hidden" />
      <Chip
        chosen={asked.filter === null && asked.categoryId === null}
        count={counts && formatAmount(counts.all, money)}
        onClick={() => onAsk({ filter: null, categoryId: null })}
      >
        {copy.all}
      </Chip>
      <CategoryChip value={asked.categoryId} onChange={(categoryId) => onAsk({ categoryId })} />
      {chips.map((filter) => (
        <Chip
          key={filter}
          chosen={asked.filter === filter}
          count={counts && formatAmount(counts[filter], money)}
          onClick={() => onAsk({ filter: asked.filter === filter ? null : filter })}
        >
          {copy.filter[filter]}
        </Chip>
      ))}
    </ChipRow>
  );
}

function CategoryChip({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const { product: copy } = useCopy(productListTexts);
  const { data } = api.category.list.useQuery();
  if (!data || data.categories.length === 0) return null;
  if (data.categories.length > MANY_CATEGORIES)
    return (
      <ManyCategoriesChip
        label={copy.category}
        every={copy.everyCategory}
        categories={data.categories}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <span
      className={cn(
        "relative inline-flex min-h-11 shrink-0 items-center rounded-full border base:border-line base:bg-surface text-md base:font-medium base:hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink",
        value !== null && "border-brand-ink bg-brand-soft font-semibold text-brand-ink hover:bg-brand-soft",
      )}
    >
      <select
        aria-label={copy.category}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value === "" ? null : Number(event.target.value))}
        className="min-h-11 max-w-52 [field-sizing:content] cursor-pointer appearance-none truncate rounded-full bg-transparent pr-10 pl-4 outline-none lg:pr-8 lg:pl-3 lg:text-sm focus-visible:outline-none"
      >
        <option value="">{value === null ? copy.category : copy.everyCategory}</option>
        {data.categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-4 size-4 lg:right-3" />
    </span>
  );
}
