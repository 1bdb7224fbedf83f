"use client";

import { ArrowRight, ChevronLeft, ChevronRight, TriangleAlert } from "lucide-react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { List, Thumb } from "~/components/ui/list";
import { ListSkeleton } from "~/components/ui/skeleton";
import { Switch } from "~/components/ui/switch";
import { fill } from "~/copy/fill";
import { priceTexts } from "~/copy/price";
import { productTexts } from "~/copy/product";
import { type Cents, cents, formatAmount, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { imageUrl } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { formatShare } from "./price-words";
import type { PriceForm, PricePreview, PricePreviewRow } from "./use-price-change";

type PreviewProps = {
  preview: PricePreview;
  money: MoneyFormat;
  /** A newer preview is loading. */
  stale: boolean;
  /** Null when there is no choice about the previous price. */
  previous: PriceForm["previous"] | null;
  onAsk: (change: { page: number } | { previous: PriceForm["previous"] }) => void;
};

/** Old → new of every price, paginated: first the unusual ones, explained in words, then the rest. */
export function PricePreviewList({ preview, money, stale, previous, onAsk }: PreviewProps) {
  const { preview: copy } = useCopy(priceTexts).price;
  const { summary, rows, page, pages } = preview;
  const variants = summary.variants > 0 ? copy.variants(summary.variants, formatAmount(summary.variants, money)) : null;
  const products = useCopy(priceTexts).price.scope.products(summary.products, formatAmount(summary.products, money));
  return (
    <section aria-label={copy.title} aria-busy={stale} className={cn("grid grid-cols-1 gap-3", stale && "opacity-60")}>
      {summary.unusual > 0 ? (
        <Banner tone="warn" title={copy.unusualTitle(summary.unusual, formatAmount(summary.unusual, money))}>
          {copy.unusualText(summary.unusual)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>{copy.title}</h2>
        <p className="text-sm text-ink-2">{copy.counted(products, variants)}</p>
      </div>
      <Facts preview={preview} />
      {previous !== null && summary.offers > 0 ? (
        <div className="grid">
          <Switch
            label={copy.previousSwitch}
            labelClassName="text-ink"
            className="max-md:-my-1"
            checked={previous === "follow"}
            onChange={(event) => onAsk({ previous: event.target.checked ? "follow" : "keep" })}
          />
          <p className="text-sm text-ink-2 max-md:hidden">
            {copy.previousHint(summary.offers, formatAmount(summary.offers, money))}
          </p>
        </div>
      ) : null}
      <List aria-label={copy.list}>
        {rows.map((row) => (
          <PreviewRow key={`${row.productId}/${row.variantId}`} row={row} money={money} />
        ))}
      </List>
      {pages > 1 ? <Pages page={page} pages={pages} onPage={(next) => onAsk({ page: next })} /> : null}
    </section>
  );
}

/** "31 suben · 2 quedan igual · Entre +11,9 % y +14,1 %" */
function Facts({ preview: { summary } }: { preview: PricePreview }) {
  const { facts, range } = useCopy(priceTexts).price.preview;
  const money = useMoney();
  const { lowest, highest, same, tooLow, tooHigh } = summary;
  const counts = [
    [summary.rise, facts.rise],
    [summary.fall, facts.fall],
    [summary.priced, facts.priced],
    [same + tooLow + tooHigh, facts.stay],
    [summary.withoutPrice, facts.withoutPrice],
    [summary.offersLost, facts.offersLost],
  ] as const;
  const words = counts.filter(([n]) => n > 0).map(([n, say]) => say(n, formatAmount(n, money)));
  if (lowest !== null && highest !== null && lowest !== highest) {
    words.push(fill(range, { lowest: formatShare(lowest, money), highest: formatShare(highest, money) }));
  }
  return words.length > 0 ? <p className="text-sm text-ink-2">{words.join(" · ")}</p> : null;
}

function Note({ row, money }: { row: PricePreviewRow; money: MoneyFormat }) {
  const { preview: copy } = useCopy(priceTexts).price;
  const { outcome, previousBefore, previousAfter } = row;
  if (outcome !== "changed") {
    return <>{outcome === "tooLow" ? copy.tooLow : outcome === "tooHigh" ? copy.tooHigh : copy.stays}</>;
  }
  if (previousBefore === previousAfter) return null;
  if (previousAfter === null) return <>{copy.previousLost}</>;
  const [before, after] = [formatPrice(previousBefore ?? cents(0), money), formatPrice(previousAfter, money)];
  return <>{fill(copy.previous, { before, after })}</>;
}

function PreviewRow({ row, money }: { row: PricePreviewRow; money: MoneyFormat }) {
  const { preview: copy } = useCopy(priceTexts).price;
  const price = (cents: Cents | null) => (cents === null ? copy.consult : formatPrice(cents, money));
  const share = row.share === null ? null : formatShare(row.share, money);
  const changed = row.outcome === "changed";
  return (
    <li
      className={cn(
        "flex min-h-16 items-center gap-3 px-4 py-2.5 lg:gap-4 lg:px-5",
        row.unusual && "bg-warn-soft",
        !changed && "text-ink-2",
      )}
    >
      <Thumb size="sm" src={row.image ? imageUrl(row.image, 160) : "/storage/images/app/no-photo.jpg"} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-0.5">
        <div className="min-w-0 flex-1 basis-28">
          <p className="line-clamp-2 leading-5 font-medium wrap-anywhere">
            {row.name}
            {row.variant ? <span className="font-normal text-ink-2"> · {row.variant.join(", ")}</span> : null}
          </p>
          <p className="text-xs text-ink-2">
            <Note row={row} money={money} />
          </p>
          {share && changed ? <p className="text-xs font-semibold text-ink-2 lg:hidden">{share}</p> : null}
          {row.unusual ? (
            <p className="flex items-center gap-1 text-xs font-semibold text-warn">
              <TriangleAlert aria-hidden="true" className="size-4" />
              {copy.unusual}
            </p>
          ) : null}
        </div>
        <div className="grid justify-items-end leading-5 whitespace-nowrap lg:flex lg:items-center lg:gap-3">
          {changed ? (
            <s className="text-sm text-ink-2">
              <span className="sr-only">{copy.was} </span>
              {price(row.before)}
            </s>
          ) : null}
          {changed ? <ArrowRight aria-hidden="true" className="size-4 text-ink-2 max-lg:hidden" /> : null}
          <b className={cn("lg:min-w-24 lg:text-right", changed ? "font-semibold" : "font-medium")}>
            <span className="sr-only">{copy.now} </span>
            {price(row.after)}
          </b>
        </div>
        <span aria-hidden="true" className="w-16 text-right text-xs font-semibold text-ink-2 max-lg:hidden">
          {changed ? share : null}
        </span>
      </div>
    </li>
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { price, product } = useCopy(priceTexts, productTexts);
  const { choose: words } = product;
  const money = useMoney();
  return (
    <nav aria-label={price.preview.page} className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="sec" size="sm" className="shrink-0" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
        {words.previousPage}
      </Button>
      <span aria-live="polite" className="text-sm text-ink-2">
        {fill(words.page, { page: formatAmount(page, money), pages: formatAmount(pages, money) })}
      </span>
      <Button variant="sec" size="sm" className="shrink-0" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.nextPage}
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}

/** Placeholder while the first preview loads. */
export function PreviewLoading() {
  const { preview: copy } = useCopy(priceTexts).price;
  return <ListSkeleton label={copy.loading} rows={4} className="h-14" />;
}
