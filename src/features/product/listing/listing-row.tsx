"use client";

import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, EllipsisVertical, Hash } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { Thumb } from "~/components/ui/list";
import { DragHandle, useSortableItem } from "~/components/ui/sortable";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { formatAmount } from "~/domain/money/money";
import { imageUrl } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { PendingTag } from "~/features/outbox/pending-tag";
import type { ChangeOutcome } from "~/features/outbox/use-change";
import { cn } from "~/lib/cn";
import { brief } from "../crud/brief";
import type { ListedProductRow } from "../crud/use-product-list";

type ShelfRowProps = {
  product: ListedProductRow & { pending: boolean };
  /** Counted from 1, across all pages. */
  place: number;
  count: number;
  onMoveTo: (place: number) => Promise<ChangeOutcome<unknown>>;
  onAskPlace: () => void;
};

/** A product in the listing order: dragged by its handle, or moved further through its menu. */
export function ListingRow({ product, place, count, onMoveTo, onAskPlace }: ShelfRowProps) {
  const { order: copy, tags } = useCopy(productTexts).product;
  const money = useMoney();
  const { item, handle, dragging } = useSortableItem(product.id);
  const go = async (to: number) => {
    if ((await onMoveTo(to)).kind === "saved") {
      toast.success(fill(copy.moved, { name: brief(product.name), n: formatAmount(to, money) }), { id: "place" });
    }
  };
  return (
    <li
      {...item}
      className={cn(
        "relative flex min-h-16 items-center gap-3 px-4 py-1.5 md:px-5",
        dragging && "z-1 bg-surface shadow-3",
      )}
    >
      <span className="w-9 shrink-0 text-right text-sm text-ink-2 tabular-nums">
        <span className="sr-only">{fill(copy.place, { n: formatAmount(place, money) })}</span>
        <span aria-hidden="true">{formatAmount(place, money)}</span>
      </span>
      <Thumb
        size="sm"
        src={product.image ? imageUrl(product.image, 160) : "/storage/images/app/no-photo.jpg"}
        width={44}
        height={44}
        className={cn(product.paused && "opacity-60")}
      />
      <div className="min-w-0 flex-1">
        <p className={cn("line-clamp-2 leading-5 font-semibold wrap-anywhere", product.paused && "text-ink-2")}>
          {product.name}
        </p>
        {product.paused ? <Tag tone="warn">{tags.paused}</Tag> : null}
        {product.pending ? <PendingTag /> : null}
      </div>
      <span className="-mr-3 flex md:mr-0">
        <DragHandle label={fill(copy.drag, { name: product.name })} {...handle} />
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={fill(copy.optionsOf, { name: product.name })}>
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem disabled={place === 1} onSelect={() => void go(place - 1)}>
              <ArrowUp aria-hidden="true" />
              {copy.up}
            </DropdownMenuItem>
            <DropdownMenuItem disabled={place === count} onSelect={() => void go(place + 1)}>
              <ArrowDown aria-hidden="true" />
              {copy.down}
            </DropdownMenuItem>
            <DropdownMenuItem disabled={place === 1} onSelect={() => void go(1)}>
              <ArrowUpToLine aria-hidden="true" />
              {copy.first}
            </DropdownMenuItem>
            <DropdownMenuItem disabled={place === count} onSelect={() => void go(count)}>
              <ArrowDownToLine aria-hidden="true" />
              {copy.last}
            </DropdownMenuItem>
            <DropdownMenuItem disabled={count === 1} onSelect={onAskPlace}>
              <Hash aria-hidden="true" />
              {copy.toPlace}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </span>
    </li>
  );
}
