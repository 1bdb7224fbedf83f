"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Copy as CopyIcon, MessageCircle, Share2 } from "lucide-react";
import { redirect, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { EmptyState } from "~/components/ui/empty-state";
import { Field } from "~/components/ui/field";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import { Textarea } from "~/components/ui/textarea";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { formatAmount } from "~/domain/money/money";
import { productListHref } from "~/domain/product/crud/list-address";
import { priceListHref, priceListText, readPriceList, sendUrl } from "~/domain/product/prices/price-list";
import type { PriceListScope } from "~/domain/product/prices/price-list-schema";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { CategorySelect, categoryChoices } from "~/features/category/category-select";
import { showAddress } from "~/lib/back/show-address";
import { api } from "~/trpc/react";

function Scope({ scope }: { scope: PriceListScope }) {
  const { prices } = useCopy(productTexts).product;
  const { data } = api.category.list.useQuery();
  const ask = (change: Partial<PriceListScope>) => showAddress(priceListHref({ ...scope, ...change }));
  return (
    <div className="grid items-end gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={prices.scope}>
        <CategorySelect
          label={prices.scope}
          choices={categoryChoices(data?.categories, [{ value: "", name: prices.all }])}
          value={String(scope.categoryId ?? "")}
          onValueChange={(value) => ask({ categoryId: value === "" ? null : Number(value) })}
        />
      </Field>
      <Checkbox
        label={prices.onlyOffers}
        checked={scope.offersOnly}
        onChange={(event) => ask({ offersOnly: event.target.checked })}
      />
    </div>
  );
}

/** Copy, WhatsApp and the share sheet. Without clipboard access, the text is selected for copying by hand. */
function useWays(text: string) {
  const { prices } = useCopy(productTexts).product;
  const field = useRef<HTMLTextAreaElement>(null);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(prices.copied);
    } catch {
      field.current?.focus();
      field.current?.select();
      toastFailure(prices.copyFailed);
    }
  };
  const share = canShare ? () => void navigator.share({ text }).catch(() => undefined) : null;
  return { field, copy, share };
}

/** /productos/lista-de-precios: available products as one text, previewed before it is copied. */
export function PriceListScreen() {
  const { prices, retry } = useCopy(productTexts).product;
  const money = useMoney();
  const { tent } = useSession();
  const scope = readPriceList(useSearchParams());
  const query = api.product.prices.useQuery(scope, { placeholderData: keepPreviousData });
  const products = query.data?.products ?? [];
  const shop = { name: tent?.name ?? "", url: tent?.url ?? "", money };
  const total = query.data?.total ?? 0;
  const { text, left } = priceListText(products, shop, prices.words, { total });
  const { field, copy, share } = useWays(text);
  if (!tent) redirect("/bienvenida");
  const chat = sendUrl(text);

  return (
    <>
      <PageHeader
        title={prices.title}
        back={{
          href: productListHref({
            search: "",
            filter: scope.offersOnly ? "offer" : null,
            categoryId: scope.categoryId ?? null,
            page: 1,
          }),
          label: prices.back,
        }}
      />
      <div className="grid max-w-170 gap-4">
        <p className="text-ink-2">{prices.intro}</p>
        <Scope scope={scope} />
        {query.isPending ? <Skeleton className="h-72 w-full" /> : null}
        {query.isError && !query.data ? (
          <ReadFailed retry={retry} onRetry={query.refetch}>
            {prices.failed}
          </ReadFailed>
        ) : null}
        {query.data && products.length === 0 ? (
          <EmptyState plain title={prices.empty.title} text={prices.empty.text} />
        ) : null}
        {products.length > 0 ? (
          <>
            {left > 0 ? <Banner tone="warn">{fill(prices.left, { n: formatAmount(left, money) })}</Banner> : null}
            <Field label={prices.preview}>
              <Textarea ref={field} readOnly rows={16} value={text} />
            </Field>
            {chat ? null : <p className="text-sm text-ink-2">{prices.tooLongForChat}</p>}
            <SaveBar label={prices.title}>
              <p className="min-w-0 flex-1 text-sm text-ink-2">{countText(prices.count, total - left, money)}</p>
              {chat ? (
                <Button asChild variant="sec" className="max-sm:px-3.5">
                  <a href={chat} target="_blank" rel="noopener noreferrer" aria-label={prices.whatsapp}>
                    <MessageCircle aria-hidden="true" className="text-ok" />
                    <span className="max-sm:hidden">{prices.whatsapp}</span>
                  </a>
                </Button>
              ) : null}
              {share ? (
                <Button variant="sec" aria-label={prices.share} className="max-sm:px-3.5" onClick={share}>
                  <Share2 aria-hidden="true" />
                  <span className="max-sm:hidden">{prices.share}</span>
                </Button>
              ) : null}
              <Button onClick={() => void copy()}>
                <CopyIcon aria-hidden="true" />
                {prices.copy}
              </Button>
            </SaveBar>
          </>
        ) : null}
      </div>
    </>
  );
}
