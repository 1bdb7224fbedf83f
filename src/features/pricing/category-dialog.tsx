"use client";

import { Checkbox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { promotionsTexts } from "~/copy/promotions";
import { formatAmount } from "~/domain/money/money";
import { MAX_RULE_CATEGORIES } from "~/domain/pricing/rule-scope";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { SearchedCategories } from "~/features/category/searched-categories";
import { DialogDone } from "~/features/product/crud/choose-products-dialog";
import { api } from "~/trpc/react";

type CategoryDialogProps = {
  open: boolean;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  onClose: () => void;
};

/** Chooses categories of the shop. */
export function ChooseCategoriesDialog({ open, ids, onChange, onClose }: CategoryDialogProps) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const money = useMoney();
  const { data } = api.category.list.useQuery();
  const isFull = ids.length >= MAX_RULE_CATEGORIES;
  const set = (id: number, on: boolean) => {
    const others = ids.filter((one) => one !== id);
    onChange(on ? [...others, id] : others);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => (on ? undefined : onClose())}
      title={copy.form.chooseCategories}
      closeLabel={copy.close}
    >
      {data?.categories.length === 0 ? <p className="text-ink-2">{copy.form.noCategories}</p> : null}
      <SearchedCategories choices={data?.categories ?? []}>
        {(shown) => (
          <ul className="grid">
            {shown.map(({ id, name, products }) => (
              <li key={id} className="flex items-center gap-3">
                <Checkbox
                  className="min-h-12 flex-1"
                  label={<span className="wrap-anywhere">{name}</span>}
                  checked={ids.includes(id)}
                  disabled={isFull && !ids.includes(id)}
                  onChange={(event) => set(id, event.target.checked)}
                />
                <span className="text-sm text-ink-2">{formatAmount(products, money)}</span>
              </li>
            ))}
          </ul>
        )}
      </SearchedCategories>
      <DialogDone onClick={onClose}>{copy.form.done}</DialogDone>
    </Dialog>
  );
}
