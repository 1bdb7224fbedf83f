"use client";

import { BadgePercent, Eye, Layers, Pause, Tag, TagX, Trash2, Undo2 } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { BulkBar } from "~/components/ui/bulk-bar";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { QuestionBar } from "~/components/ui/question-bar";
import { fill } from "~/copy/fill";
import { productListTexts } from "~/copy/product-list";
import { formatAmount } from "~/domain/money/money";
import type { BulkChange } from "~/domain/product/crud/bulk";
import { priceHref, readPriceParams } from "~/domain/product/prices/price-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { CategoryDialog, categoryChoices } from "~/features/category/category-select";
import { useOffline } from "~/features/outbox/network-note";
import { api } from "~/trpc/react";
import { storePickedProducts } from "./picked-products";
import { useBulk } from "./use-bulk";
import type { Selection } from "./use-selection";

/** URL of the price change screen for a selection: by ids, or by the list's filters when all results are selected. */
function pricesHref(selection: Selection, list: URLSearchParams, tentId: number): string {
  const chosen = selection.selection();
  if (!("ids" in chosen)) return priceHref({ ...readPriceParams(list), page: 1 });
  storePickedProducts(tentId, chosen.ids);
  return priceHref({ ...readPriceParams(new URLSearchParams()), kind: "picked", ids: chosen.ids });
}

/** Actions on the selected products; in the bin: restore or delete permanently. */
export function BulkActions({ open, selection, inBin }: { open: boolean; selection: Selection; inBin: boolean }) {
  const { bulk, deleteForever, noCategory } = useCopy(productListTexts).product;
  const money = useMoney();
  const { data: categories } = api.category.list.useQuery();
  const many = useBulk();
  const router = useRouter();
  const address = useSearchParams();
  const { tent } = useSession();
  const [asks, setAsks] = useState<"category" | "delete" | "deleteForever" | null>(null);
  const { count } = selection;
  const offline = useOffline();
  const disabled = (offline && selection.all) || count === 0 || many.busy;
  const close = () => setAsks(null);
  const run = async (change: BulkChange) => {
    if (await many.change(selection.selection(), change)) selection.stop();
  };
  const entry = (label: string, icon: React.ReactNode, onSelect: () => void, tone?: "bad") => ({
    label,
    icon,
    onSelect,
    disabled,
    ...(tone ? { tone } : {}),
  });
  /** What is never queued: a preview of the server, and what cannot be taken back. */
  const online = (one: ReturnType<typeof entry>) => ({ ...one, disabled: one.disabled || offline });
  const switchOf = (is: "paused" | "offer", to: boolean) =>
    is === "paused"
      ? entry(to ? bulk.pause : bulk.show, to ? <Pause aria-hidden="true" /> : <Eye aria-hidden="true" />, () => {
          void run({ kind: "pause", paused: to });
        })
      : entry(to ? bulk.offer : bulk.noOffer, to ? <Tag aria-hidden="true" /> : <TagX aria-hidden="true" />, () => {
          void run({ kind: "offer", offer: to });
        });
  const [allPaused, allOffer] = [selection.every("paused"), selection.every("offer")];
  const category = entry(bulk.category, <Layers aria-hidden="true" />, () => setAsks("category"));
  const prices = entry(bulk.prices, <BadgePercent aria-hidden="true" />, () =>
    router.push(pricesHref(selection, address, tent?.id ?? 0)),
  );
  const remove = entry(bulk.delete, <Trash2 aria-hidden="true" />, () => setAsks("delete"), "bad");
  const restore = entry(bulk.restore, <Undo2 aria-hidden="true" />, () => void run({ kind: "restore" }));
  const erase = entry(bulk.deleteForever, <Trash2 aria-hidden="true" />, () => setAsks("deleteForever"), "bad");
  const products = countText(bulk.products, count, money);

  if (!open) return null;
  return (
    <>
      <BulkBar
        label={bulk.label}
        covered={asks === "delete"}
        count={count === 0 ? bulk.nothingChosen : countText(bulk, count, money)}
        clearLabel={bulk.clear}
        onClear={selection.stop}
        actions={
          inBin
            ? [restore, online(erase)]
            : [
                switchOf("paused", !allPaused),
                switchOf("offer", !allOffer),
                online(prices),
                category,
                { ...remove, wide: true },
              ]
        }
        more={
          inBin
            ? undefined
            : {
                label: bulk.more,
                actions: [switchOf("paused", allPaused), switchOf("offer", allOffer)],
              }
        }
      />
      <CategoryDialog
        open={asks === "category"}
        onClose={close}
        title={bulk.categoryTitle}
        choices={categoryChoices(categories?.categories, [], [{ value: "", name: noCategory }])}
        onChoose={(value) => void run({ kind: "category", categoryId: value === "" ? null : Number(value) })}
      />
      {asks === "delete" ? (
        <QuestionBar
          title={fill(bulk.deleteTitle, { products })}
          text={bulk.deleteText}
          confirmLabel={fill(bulk.deleteThese, { n: formatAmount(count, money) })}
          cancelLabel={bulk.keep}
          onClose={close}
          onConfirm={() => run({ kind: "delete" })}
        />
      ) : null}
      <ConfirmDialog
        open={asks === "deleteForever"}
        onOpenChange={close}
        tone="bad"
        title={fill(deleteForever.title, { products })}
        text={deleteForever.text}
        confirmLabel={deleteForever.confirm}
        cancelLabel={deleteForever.cancel}
        onConfirm={async () => {
          if (await many.deleteForever(selection.selection())) selection.stop();
        }}
      />
    </>
  );
}
