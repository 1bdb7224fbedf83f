"use client";

import { Check, ChevronRight, Pause, Trash2 } from "lucide-react";
import Link from "next/link";
import { useEffect, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { IconButton } from "~/components/ui/icon-button";
import { Thumb } from "~/components/ui/list";
import { Switch } from "~/components/ui/switch";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { productListTexts } from "~/copy/product-list";
import { ONE } from "~/domain/money/milli";
import { formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { binDaysLeft } from "~/domain/product/crud/bin";
import { imageUrl } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { ConflictTag } from "~/features/outbox/conflict-tag";
import { withPendingProduct } from "~/features/outbox/pending-product";
import { PendingTag } from "~/features/outbox/pending-tag";
import { changeOutcome } from "~/features/outbox/use-change";
import { useOutbox } from "~/features/outbox/use-outbox";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { useLongPress } from "~/lib/use-long-press";
import { api } from "~/trpc/react";
import { useProductActions } from "../crud/product-actions";
import type { ListedProductRow as Product } from "../crud/use-product-list";
import { variantsHref } from "../variants/variants-href";
import { ProductMenu } from "./product-menu";
import { RowCamera } from "./row-camera";
import { rowColumns } from "./row-columns";
import { RowPrice } from "./row-price";

const DeleteForeverDialog = lazyPart(() =>
  import("../bulk/delete-forever-dialog").then((module) => module.DeleteForeverDialog),
);

const SAVED_MS = 3_000;

function useJustSaved() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (count === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return { shown, mark: () => setCount((before) => before + 1) };
}

function Switches({ product }: { product: Product }) {
  const { product: copy } = useCopy(productListTexts);
  const update = api.product.updateField.useMutation();
  const set = (field: "paused" | "offer", value: boolean) =>
    changeOutcome(update.mutateAsync({ id: product.id, field, value, seen: { [field]: !value } }));
  return (
    <>
      <Switch
        label={copy.columns.visible}
        labelClassName="md:sr-only"
        data-row-show=""
        aria-label={fill(copy.visibleOf, { name: product.name })}
        checked={!product.paused}
        onChange={(event) => void set("paused", !event.target.checked)}
      />
      <Switch
        tone="pink"
        label={copy.columns.offer}
        labelClassName="md:sr-only"
        aria-label={fill(copy.offerOf, { name: product.name })}
        checked={product.offer}
        onChange={(event) => void set("offer", event.target.checked)}
      />
    </>
  );
}

function Tags({ product, saved }: { product: Product; saved: boolean }) {
  const { product: copy } = useCopy(productListTexts);
  if (saved) {
    return (
      <Tag tone="ok">
        <Check aria-hidden="true" />
        {copy.tags.saved}
      </Tag>
    );
  }
  if (product.paused) {
    return (
      <Tag tone="warn">
        <Pause aria-hidden="true" />
        {copy.tags.paused}
      </Tag>
    );
  }
  // on a desktop the column says it
  if (product.offer)
    return (
      <Tag tone="pink" className="lg:hidden">
        {copy.tags.offer}
      </Tag>
    );
  return null;
}

/** What is left to sell, in the product's own unit. */
function StockLeft({ product, plain }: { product: Product; plain?: boolean }) {
  const { product: copy } = useCopy(productListTexts);
  const money = useMoney();
  // The merchant's own change of the stock shows before the server has counted again.
  const left = product.variants === 0 ? product.stock : product.left;
  if (left === null) return plain ? <span className="sr-only">{copy.left.unlimited}</span> : null;
  if (left <= 0) return <b className="font-semibold text-bad">{copy.left.none}</b>;
  const amount = formatQuantity(left, product.unit, money);
  if (plain) return amount;
  return left === ONE && product.unit === "UNIT" ? copy.left.one : fill(copy.left.many, { n: amount });
}

/** The code, or the category, and what is left; a long code gives way to what is left. */
function Facts({ product, first, className }: { product: Product; first: string; className?: string }) {
  return (
    <span className={cn("flex max-w-full min-w-0 gap-x-1.5 huge-text:flex-wrap", className)}>
      <span className="truncate">{first}</span>
      <span className="shrink-0 before:mr-1.5 before:content-['·'] empty:hidden">
        <StockLeft product={product} />
      </span>
    </span>
  );
}

function Picture({ product, off }: { product: Product; off: boolean }) {
  return (
    <Thumb
      src={product.image ? imageUrl(product.image, 160) : "/storage/images/app/no-photo.jpg"}
      width={56}
      height={56}
      className={cn("lg:size-8 lg:rounded-lg", off && "opacity-60")}
    />
  );
}

/** "desde $ 800" or a single price; a null price reads "Consultar". */
function usePriceText(product: Product): string {
  const { product: copy } = useCopy(productListTexts);
  const money = useMoney();
  const { low, high } = product.span ?? { low: product.price, high: product.price };
  if (low === null) return copy.toConsult;
  const price = formatPrice(low, money);
  return low === high ? price : copy.from(price);
}

/** Variants with their own prices are edited on their own screen. */
function VariantPrices({ product }: { product: Product }) {
  const { product: copy } = useCopy(productListTexts);
  const price = usePriceText(product);
  return (
    <Link
      href={variantsHref(product.id)}
      aria-label={`${fill(copy.variantPrices, { name: product.name })}: ${price}`}
      className="inline-flex min-h-11 min-w-29 items-center justify-between gap-1 rounded-[10px] border border-line px-2.5 py-1 leading-5 lg:min-h-9 lg:text-sm lg:whitespace-nowrap font-semibold text-ink no-underline hover:border-line-strong hover:bg-surface-2"
    >
      {price}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
    </Link>
  );
}

const nameClass = "line-clamp-2 leading-5 font-semibold wrap-anywhere huge-text:line-clamp-none";

type RowProps = {
  product: Product;
  /** In selection mode on a desktop, where the rest of the row works as before. */
  picked?: boolean;
  onChoose: () => void;
};

/** One product: name and details, price edited in place, visibility in the shop, and the menu. */
export function ProductRow({ product: read, picked = false, onChoose }: RowProps) {
  const product = withPendingProduct(read, useOutbox());
  const { product: copy } = useCopy(productListTexts);
  const held = useLongPress(onChoose);
  const saved = useJustSaved();
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  if (product.deleted) return null;
  const category = product.category?.name ?? copy.noCategory;
  const variants =
    product.variants === 0
      ? null
      : product.variants === 1
        ? copy.oneVariant
        : fill(copy.variants, { n: product.variants });
  return (
    <li
      {...held}
      data-row=""
      className={cn(
        "grid scroll-mt-44 grid-cols-[56px_minmax(0,1fr)_44px] gap-x-3 gap-y-1 px-4 py-2 [-webkit-touch-callout:none] lg:h-[45px] lg:scroll-mt-30 lg:scroll-mb-16 lg:py-0 lg:focus-within:bg-surface-2 lg:focus-within:shadow-[inset_3px_0_var(--brand-ink)] lg:has-[[role=alert]]:h-auto",
        picked && "bg-brand-soft",
        rowColumns,
      )}
    >
      <Checkbox
        data-row-pick=""
        aria-label={fill(copy.bulk.chooseOne, { name: product.name })}
        checked={picked}
        onChange={onChoose}
        className="max-lg:hidden"
      />
      {product.image ? <Picture product={product} off={product.paused} /> : <RowCamera product={product} />}
      <div
        className={cn(
          "grid min-h-14 min-w-0 content-center lg:min-h-11",
          // what waits is said below the name, which would have no room beside it
          product.pending ? "lg:[&_span]:h-5" : "lg:flex lg:items-center lg:gap-2",
        )}
      >
        <Link
          href={`/productos/${product.id}`}
          data-row-link=""
          title={product.name}
          className={cn(
            nameClass,
            "base:text-ink no-underline hover:underline lg:line-clamp-1 lg:font-medium",
            product.paused && "text-ink-2",
          )}
        >
          {product.name}
        </Link>
        <div className="mt-0.5 flex min-h-6 min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-2 md:min-h-0 lg:mt-0 lg:shrink-0 lg:flex-nowrap lg:whitespace-nowrap">
          <Facts product={product} first={product.sku ?? category} className="lg:hidden" />
          {variants ? <span>{variants}</span> : null}
          <span role="status" className="contents">
            {product.conflict ? (
              <ConflictTag entry={product.conflict} name={product.name} />
            ) : product.pending ? (
              <PendingTag />
            ) : (
              <Tags product={product} saved={saved.shown} />
            )}
          </span>
        </div>
      </div>
      <span className="hidden truncate text-sm text-ink-2 lg:block">{product.sku}</span>
      <span className="hidden truncate text-right text-sm font-semibold lg:block">
        <StockLeft product={product} plain />
      </span>
      <span className="hidden truncate text-sm text-ink-2 md:block">{category}</span>
      <div className="col-span-3 flex flex-wrap items-center justify-between gap-x-2 md:contents">
        {product.span ? (
          <VariantPrices product={product} />
        ) : (
          <RowPrice product={product} onSaved={saved.mark} errorId={errorId} onError={setError} />
        )}
        <Switches product={product} />
      </div>
      <ProductMenu
        product={product}
        className="col-start-3 row-start-1 max-md:-mr-3 max-md:self-center max-md:justify-self-end md:col-start-auto md:row-start-auto"
      />
      {error ? (
        <p id={errorId} role="alert" className="col-span-full text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </li>
  );
}

const pickColumns =
  "grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[56px_minmax(0,1fr)_140px_180px] md:gap-x-5 lg:gap-x-4";

/** A product in selection mode: the whole row is its checkbox. */
export function PickRow({ product, picked, onToggle }: { product: Product; picked: boolean; onToggle: () => void }) {
  const { product: copy } = useCopy(productListTexts);
  const price = usePriceText(product);
  const off = product.paused || product.deletedAt !== null;
  const category = product.category?.name ?? copy.noCategory;
  return (
    <li className={cn("px-1 md:px-2 lg:pr-5 lg:pl-3", picked && "bg-brand-soft")}>
      <Checkbox
        aria-label={fill(copy.bulk.chooseOne, { name: product.name })}
        checked={picked}
        onChange={onToggle}
        className="flex w-full gap-x-3 py-2 pr-3 pl-3 lg:gap-x-4 lg:pr-0 [&>span:last-child]:flex-1"
        label={
          <span className={pickColumns}>
            <Picture product={product} off={off} />
            <span className="grid min-h-14 min-w-0 content-center">
              <span className={cn(nameClass, off && "text-ink-2")}>{product.name}</span>
              <span className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-2">
                <Facts product={product} first={product.sku ?? category} />
                <Tags product={product} saved={false} />
              </span>
            </span>
            <span className="hidden truncate text-sm text-ink-2 md:block">{category}</span>
            <b className="max-w-32 text-right font-semibold wrap-anywhere md:max-w-none">{price}</b>
          </span>
        }
      />
    </li>
  );
}

/** A product in the bin, with the days left until it is deleted. */
export function BinRow({ product, onChoose }: { product: Product; onChoose: () => void }) {
  const copy = useCopy(productListTexts).product;
  const { restore } = useProductActions();
  const held = useLongPress(onChoose);
  const [asks, setAsks] = useState(false);
  const { pending } = withPendingProduct(product, useOutbox());
  const days = product.deletedAt ? binDaysLeft(product.deletedAt, new Date()) : 1;
  return (
    <li
      {...held}
      className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-2.5 [-webkit-touch-callout:none] sm:grid-cols-[56px_minmax(0,1fr)_auto] md:px-5"
    >
      <Picture product={product} off />
      <div className="min-w-0">
        <p className={cn(nameClass, "text-ink-2")}>{product.name}</p>
        <p className="text-sm text-ink-2" suppressHydrationWarning>
          {days === 1 ? copy.oneDayLeft : fill(copy.daysLeft, { n: days })}
        </p>
        {pending ? <PendingTag /> : null}
      </div>
      <div className="col-start-2 flex items-center justify-between gap-3 sm:col-start-3">
        <Button
          variant="sec"
          size="sm"
          aria-label={fill(copy.restoreOf, { name: product.name })}
          onClick={() => void restore(product)}
        >
          {copy.restore}
        </Button>
        <IconButton
          label={fill(copy.deleteForever.of, { name: product.name })}
          className="-mr-3 md:mr-0"
          onClick={() => setAsks(true)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <DeleteForeverDialog
        open={asks}
        onOpenChange={setAsks}
        title={fill(copy.deleteForever.oneTitle, { name: product.name })}
        selection={{ ids: [product.id] }}
      />
    </li>
  );
}
