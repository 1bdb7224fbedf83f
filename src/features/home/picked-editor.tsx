"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { Thumb } from "~/components/ui/list";
import { DragHandle, Sortable, useSortableItem } from "~/components/ui/sortable";
import { catalogueTexts } from "~/copy/catalogue";
import { composerTexts } from "~/copy/composer";
import { fill } from "~/copy/fill";
import { MAX_PICKED_PRODUCTS } from "~/domain/home/kinds";
import type { SectionOf } from "~/domain/home/schemas";
import { formatPrice } from "~/domain/money/money";
import { moved } from "~/domain/moved";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { sortTexts } from "~/features/app-context/sort-texts";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { api, type RouterOutputs } from "~/trpc/react";

const ChooseProductsDialog = lazyPart(() =>
  import("~/features/product/crud/choose-products-dialog").then((module) => module.ChooseProductsDialog),
);

type HomeProduct = RouterOutputs["home"]["products"][number];

/** The products with these ids, from the server; `undefined` for one that was not read yet. */
export function useHomeProducts(ids: readonly number[]) {
  const asked = [...ids].sort((one, other) => one - other);
  const { data, isPlaceholderData } = api.home.products.useQuery(
    { ids: asked },
    { enabled: asked.length > 0, placeholderData: keepPreviousData },
  );
  const known = new Map(data?.map((product) => [product.id, product]));
  return { known, isRead: data !== undefined && !isPlaceholderData };
}

interface PickedEditorProps {
  section: SectionOf<"picked">;
  onChange: (section: SectionOf<"picked">) => void;
}

/** The products of a hand-picked row, in their order. */
export function PickedEditor({ section, onChange }: PickedEditorProps) {
  const { composer: texts } = useCopy(composerTexts);
  const [choosing, setChoosing] = useState(false);
  const { products } = section;
  const { known, isRead } = useHomeProducts(products);
  const set = (ids: number[]) => onChange({ ...section, products: ids });
  const nameOf = (id: number) => known.get(id)?.name ?? "";
  return (
    <Group
      title={texts.editor.products}
      aside={
        <Button variant="txt" size="sm" className="-mr-3" onClick={() => setChoosing(true)}>
          <Plus aria-hidden="true" />
          {texts.editor.addProducts}
        </Button>
      }
    >
      {products.length === 0 ? <p className="text-sm text-ink-2">{texts.editor.noProducts}</p> : null}
      <Sortable
        rows
        items={products.map((id) => ({ id, name: nameOf(id) }))}
        texts={sortTexts(texts.sort, products.length)}
        onMove={(from, to) => set(moved(products, from, to))}
      >
        <ol aria-label={texts.editor.products} className="-mx-3 divide-y divide-line">
          {products.map((id) => (
            <PickedRow
              key={id}
              id={id}
              product={known.get(id)}
              isRead={isRead}
              onRemove={() => set(products.filter((each) => each !== id))}
            />
          ))}
        </ol>
      </Sortable>
      {products.length > 0 && section.display !== "rail" ? (
        <p className="text-sm text-ink-2">{texts.editor.lead}</p>
      ) : null}
      {choosing ? (
        <ChooseProductsDialog
          title={texts.editor.chooseProducts}
          open
          ids={products}
          max={MAX_PICKED_PRODUCTS}
          count={fill(texts.editor.pickedCount, { n: products.length, max: MAX_PICKED_PRODUCTS })}
          onChange={set}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Group>
  );
}

interface PickedRowProps {
  id: number;
  product: HomeProduct | undefined;
  isRead: boolean;
  onRemove: () => void;
}

function PickedRow({ id, product, isRead, onRemove }: PickedRowProps) {
  const { composer, catalogue } = useCopy(composerTexts, catalogueTexts);
  const { editor: texts } = composer;
  const money = useMoney();
  const { item, handle, dragging } = useSortableItem(id);
  const name = product?.name ?? (isRead ? texts.gone : "");
  const price = product && (product.priceCents === null ? catalogue.ask : formatPrice(product.priceCents, money));
  return (
    <li
      {...item}
      className={cn(
        "grid min-h-14 grid-cols-[44px_44px_minmax(0,1fr)_44px] items-center gap-x-2 bg-surface py-1",
        dragging && "relative z-1 rounded-xl shadow-3",
      )}
    >
      <DragHandle label={fill(texts.moveProduct, { name })} {...handle} />
      <Thumb size="sm" src={product ? (product.photo ?? "/storage/images/app/no-photo.jpg") : null} />
      <span className="min-w-0">
        <span className={cn("line-clamp-2 leading-5 wrap-anywhere", product ? "font-medium" : "text-ink-2")}>
          {name}
        </span>
        {product ? (
          <small className={cn("block text-sm", product.shown ? "text-ink-2" : "text-bad")}>
            {product.shown ? price : product.soldOut ? texts.soldOut : texts.notSeen}
          </small>
        ) : null}
      </span>
      <IconButton label={fill(texts.takeOut, { name })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
