"use client";

import { ChevronDown } from "lucide-react";
import { Button } from "~/components/ui/button";
import { ReadFailed } from "~/components/ui/read-failed";
import { ListSkeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import type { Cents } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";
import { PriceFacts } from "./price-facts";
import { SavedPriceRow } from "./saved-price-row";

interface VariantsButtonProps {
  count: number;
  open: boolean;
  onClick: () => void;
}

/** Shows and hides the prices of a product's variants. */
export function VariantsButton({ count, open, onClick }: VariantsButtonProps) {
  const { prices: copy } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  return (
    <Button variant="txt" size="sm" aria-expanded={open} onClick={onClick}>
      {countText(copy.byVariant, count, money)}
      <ChevronDown aria-hidden="true" className={cn("transition-transform", open && "rotate-180")} />
    </Button>
  );
}

interface VariantPricesProps {
  listId: number;
  product: { id: number; name: string };
  onSaving?: (by: 1 | -1) => void;
}

/** What each variant of a product costs on a list. */
export function VariantPrices({ listId, product, onSaving }: VariantPricesProps) {
  const { priceLists } = useCopy(priceListsTexts);
  const { prices: copy } = priceLists;
  const { data, isError, refetch } = api.priceList.ofProduct.useQuery({ productId: product.id, listId });
  if (!data && isError)
    return (
      <ReadFailed retry={priceLists.retry} onRetry={() => refetch()}>
        {priceLists.failed}
      </ReadFailed>
    );
  if (!data) return <ListSkeleton label={priceLists.loading} rows={2} className="h-16" />;
  const { cost }: { cost: Cents | null } = data;
  return (
    <ul
      aria-label={fill(copy.variantsOf, { name: product.name })}
      className="-mx-4 -mb-2.5 divide-y divide-line border-t border-line"
    >
      {data.lists
        .flatMap(({ variants }) => variants)
        .map(({ id, label, ...prices }) => (
          <SavedPriceRow
            key={id}
            nested
            place={{ listId, productId: product.id, variantId: id }}
            prices={prices}
            title={label}
            meta={<PriceFacts prices={prices} cost={cost} />}
            label={fill(copy.priceOf, { name: `${product.name}, ${label}` })}
            onSaving={onSaving}
          />
        ))}
    </ul>
  );
}
