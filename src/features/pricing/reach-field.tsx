"use client";

import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Thumb } from "~/components/ui/list";
import { PickerButton } from "~/components/ui/picker-button";
import { Seg } from "~/components/ui/seg";
import { promotionsTexts } from "~/copy/promotions";
import { MAX_RULE_PRODUCTS } from "~/domain/pricing/rule-scope";
import { isReachMissing, type ReachChoice, type ReachValues } from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { lazyPart } from "~/lib/lazy-part";
import type { SampledProduct } from "./rule-example";

const ChooseProductsDialog = lazyPart(() =>
  import("~/features/product/crud/choose-products-dialog").then((module) => module.ChooseProductsDialog),
);
const ChooseCategoriesDialog = lazyPart(() =>
  import("./category-dialog").then((module) => module.ChooseCategoriesDialog),
);

type ReachFieldProps = {
  values: ReachValues;
  onChange: (change: Partial<ReachValues>) => void;
  error?: string | undefined;
  /** Names of the chosen categories, and products for their pictures. */
  categories: ReadonlyMap<number, string>;
  sample: readonly SampledProduct[];
  /** How many products that are. */
  products: number | undefined;
};

/** Where a rule applies: everything, categories or products. */
export function ReachField({ values, onChange, error, categories, sample, products }: ReachFieldProps) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const { form } = copy;
  const money = useMoney();
  const [open, setOpen] = useState<ReachChoice | null>(null);
  const errorId = useId();
  const { reach, categoryIds, productIds } = values;
  const choose = (next: ReachChoice) => {
    onChange({ reach: next });
    if (isReachMissing({ ...values, reach: next })) setOpen(next);
  };
  const names = categoryIds.flatMap((id) => categories.get(id) ?? []);
  const chosen =
    reach === "categories"
      ? names.length > 0
        ? names.join(", ")
        : form.chooseCategories
      : productIds.length > 0
        ? countText(copy.products, productIds.length, money)
        : form.chooseProducts;
  const count = products === undefined ? null : countText(copy.products, products, money);
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="text-sm font-semibold">{form.reach}</h2>
      <Seg
        label={form.reach}
        name="reach"
        value={reach}
        options={[
          { value: "all", label: form.all },
          { value: "categories", label: form.categories },
          { value: "products", label: form.picked },
        ]}
        onValueChange={choose}
      />
      {reach === "all" ? (
        <p className="text-sm text-ink-2">{count}</p>
      ) : (
        <PickerButton
          aria-describedby={error ? errorId : undefined}
          onClick={() => setOpen(reach)}
          lead={
            sample.length > 0 && !isReachMissing(values) ? (
              <span aria-hidden="true" className="flex shrink-0 -space-x-2">
                {sample.slice(0, 2).map(({ id, photo }) => (
                  <Thumb key={id} src={photo} size="xs" className="border-2 border-surface" />
                ))}
              </span>
            ) : null
          }
          note={reach === "categories" && names.length > 0 ? count : null}
        >
          {chosen}
        </PickerButton>
      )}
      {error ? (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm font-medium text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
      <ChooseCategoriesDialog
        open={open === "categories"}
        ids={categoryIds}
        onChange={(ids) => onChange({ categoryIds: ids })}
        onClose={() => setOpen(null)}
      />
      <ChooseProductsDialog
        title={form.chooseProducts}
        open={open === "products"}
        ids={productIds}
        max={MAX_RULE_PRODUCTS}
        count={countText(form.chosen, productIds.length, money)}
        onChange={(ids) => onChange({ productIds: ids })}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
