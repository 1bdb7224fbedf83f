"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { Thumb } from "~/components/ui/list";
import { SearchField } from "~/components/ui/search-field";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { imageUrl } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";

interface ChooseProductsDialogProps {
  title: string;
  open: boolean;
  /** The chosen products, in their order. */
  ids: readonly number[];
  /** How many can be chosen; with one, another choice replaces it. */
  max: number;
  /** How many are chosen, in words. */
  count?: ReactNode;
  onChange: (ids: number[]) => void;
  onClose: () => void;
}

/** Chooses products of the shop by name. */
export function ChooseProductsDialog({ title, open, ids, max, count, onChange, onClose }: ChooseProductsDialogProps) {
  const { choose: texts } = useCopy(productTexts).product;
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const { data } = api.product.list.useQuery(
    { search: search.trim(), sort: "shop", page },
    { enabled: open, placeholderData: keepPreviousData },
  );
  const chosen = new Set(ids);
  const isFull = max > 1 && ids.length >= max;
  const set = (id: number, on: boolean) => {
    const others = max === 1 ? [] : ids.filter((each) => each !== id);
    onChange(on ? [...others, id].slice(0, max) : others);
  };
  return (
    <Dialog open={open} onOpenChange={(on) => (on ? undefined : onClose())} title={title} closeLabel={texts.close}>
      <SearchField
        label={texts.search}
        clearLabel={texts.clearSearch}
        value={search}
        maxLength={MAX_QUERY}
        onValueChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {max > 1 ? (
        <div className="flex min-h-11 items-center justify-between gap-3 text-sm text-ink-2">
          <span role="status">{count}</span>
          {ids.length > 0 ? (
            <Button variant="txt" size="sm" onClick={() => onChange([])}>
              {texts.clear}
            </Button>
          ) : null}
        </div>
      ) : null}
      {data?.rows.length === 0 ? <p className="text-ink-2">{texts.nothingFound}</p> : null}
      <ul className="-mt-2 grid min-h-40 content-start">
        {data?.rows.map(({ id, name, image }) => (
          <li key={id}>
            <Checkbox
              className="min-h-14 w-full"
              label={
                <span className="flex items-center gap-3">
                  <Thumb size="sm" src={image ? imageUrl(image, 160) : "/storage/images/app/no-photo.jpg"} />
                  <span className="line-clamp-2 leading-5 wrap-anywhere">{name}</span>
                </span>
              }
              checked={chosen.has(id)}
              disabled={isFull && !chosen.has(id)}
              onChange={(event) => set(id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      {data && data.pages > 1 ? (
        <div className="flex items-center justify-between gap-3">
          <Button variant="sec" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {texts.previousPage}
          </Button>
          <span aria-live="polite" className="text-sm text-ink-2">
            {fill(texts.page, { page, pages: data.pages })}
          </span>
          <Button variant="sec" size="sm" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            {texts.nextPage}
          </Button>
        </div>
      ) : null}
      <DialogDone onClick={onClose}>{texts.done}</DialogDone>
    </Dialog>
  );
}

/** Ends a choice; sticky at the bottom of a long list. */
export function DialogDone({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <div className="sticky -bottom-[calc(20px+env(safe-area-inset-bottom))] -mx-5 -mb-[calc(20px+env(safe-area-inset-bottom))] bg-surface px-5 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mx-7 sm:-mb-6 sm:px-7 sm:pb-6">
      <Button block onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}
