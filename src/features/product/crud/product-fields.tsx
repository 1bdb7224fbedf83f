"use client";

import { Fragment } from "react";
import { type Control, useController, useFormState, useWatch } from "react-hook-form";
import { Group } from "~/components/ui/card";
import { FormField, FormInput, FormTextarea } from "~/components/ui/form";
import { FormPrice } from "~/components/ui/form-price";
import { FormSwitch } from "~/components/ui/form-toggle";
import { Select } from "~/components/ui/select";
import { Switch } from "~/components/ui/switch";
import { fill } from "~/copy/fill";
import { productFormTexts } from "~/copy/product-form";
import { formatAmount, formatPrice, parsePrice, percentOff } from "~/domain/money/money";
import { UNITS, type Unit, USUAL_STEP } from "~/domain/money/unit";
import { PRODUCT_LIMITS } from "~/domain/product/crud/limits";
import { marginOf } from "~/domain/product/prices/margin-of";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { CategoryField } from "./category-field";
import { isOvertaken, type ProductFormValues, writtenQuantity } from "./product-values";

export type ProductFields = { control: Control<ProductFormValues> };

const MAX_PRICE_TEXT = 40;

/** The prices in the form, parsed as the user types. */
export function useTypedPrices(control: Control<ProductFormValues>) {
  const [priceText, beforeText] = useWatch({ control, name: ["price", "previousPrice"] });
  const price = parsePrice(priceText);
  const before = parsePrice(beforeText);
  const now = price.ok ? price.cents : null;
  const previous = before.ok ? before.cents : null;
  return { readable: price.ok, now, previous, percent: percentOff(previous, now) };
}

function PriceHint({ control }: ProductFields) {
  const { form } = useCopy(productFormTexts).product;
  const money = useMoney();
  const { readable, now, previous, percent } = useTypedPrices(control);
  const [price, previousPrice] = useWatch({ control, name: ["price", "previousPrice"] });
  const { defaultValues: opened } = useFormState({ control });
  const kept = { price: opened?.price ?? "", previousPrice: opened?.previousPrice ?? "" };
  if (price !== kept.price && isOvertaken({ price, previousPrice }, kept))
    return (
      <p role="status" className="-mt-2 text-sm text-ink-2">
        {form.overtaken}
      </p>
    );
  if (readable && now === null) return <p className="-mt-2 text-sm text-ink-2">{form.consult}</p>;
  if (now === null || previous === null || percent === null) return null;
  const parts: Record<string, React.ReactNode> = {
    "{before}": <s>{formatPrice(previous, money)}</s>,
    "{now}": <b className="font-semibold text-accent-ink">{formatPrice(now, money)}</b>,
    "{percent}": percent,
  };
  return (
    <p className="-mt-2 text-sm text-ink-2 wrap-anywhere">
      {form.discount.split(/(\{\w+\})/).map((part) => (
        <Fragment key={part}>{parts[part] ?? part}</Fragment>
      ))}
    </p>
  );
}

export function MainFields({ control }: ProductFields) {
  const { form } = useCopy(productFormTexts).product;
  const { symbol } = useMoney();
  return (
    <Group>
      <FormInput
        control={control}
        name="name"
        label={form.name}
        maxLength={PRODUCT_LIMITS.name}
        autoComplete="off"
        enterKeyHint="next"
      />
      <div className="grid grid-cols-2 gap-3">
        <FormPrice
          control={control}
          name="price"
          label={form.price}
          prefix={symbol}
          placeholder={form.pricePlaceholder}
          maxLength={MAX_PRICE_TEXT}
        />
        <FormPrice
          control={control}
          name="previousPrice"
          label={form.previousPrice}
          prefix={symbol}
          maxLength={MAX_PRICE_TEXT}
        />
      </div>
      <PriceHint control={control} />
      <CategoryField control={control} />
      <FormTextarea
        control={control}
        name="description"
        label={form.description}
        aside={form.optional}
        rows={4}
        maxLength={PRODUCT_LIMITS.description}
      />
    </Group>
  );
}

/** What the merchant pays, and what is left of the price. Only the panel shows it. */
export function CostFields({ control }: ProductFields) {
  const { form } = useCopy(productFormTexts).product;
  const { symbol, ...numbers } = useMoney();
  const { now } = useTypedPrices(control);
  const cost = parsePrice(useWatch({ control, name: "cost" }));
  const margin = marginOf(now, cost.ok ? cost.cents : null);
  return (
    <Group title={form.costAndMargin}>
      <div className="grid grid-cols-2 items-end gap-3">
        <FormPrice control={control} name="cost" label={form.cost} prefix={symbol} maxLength={MAX_PRICE_TEXT} />
        {margin === null ? null : (
          <p role="status" className={cn("pb-3 font-semibold", margin < 0 && "text-bad")}>
            {fill(form.margin, { percent: formatAmount(Math.round(margin / 100), numbers) })}
          </p>
        )}
      </div>
      <p className="-mt-2 text-sm text-ink-2">{form.costPrivate}</p>
    </Group>
  );
}

export function StockFields({ control, byVariant }: ProductFields & { byVariant: boolean }) {
  const { form } = useCopy(productFormTexts).product;
  return (
    <Group title={form.codeAndStock}>
      <div className={byVariant ? "grid gap-3" : "grid grid-cols-2 gap-3"}>
        <FormInput control={control} name="sku" label={form.sku} maxLength={PRODUCT_LIMITS.sku} autoComplete="off" />
        {byVariant ? (
          <p className="text-sm text-ink-2">{form.stockByVariant}</p>
        ) : (
          <FormInput
            control={control}
            name="stock"
            label={form.stock}
            placeholder={form.unlimited}
            inputMode="decimal"
            maxLength={16}
            autoComplete="off"
          />
        )}
      </div>
    </Group>
  );
}

export function PortionFields({ control }: ProductFields) {
  const { form } = useCopy(productFormTexts).product;
  const numbers = useMoney();
  const unit = useWatch({ control, name: "unit" });
  const portions = [
    useController({ control, name: "step" }).field,
    useController({ control, name: "minQuantity" }).field,
  ] as const;
  const portion = { inputMode: "decimal", maxLength: 12, autoComplete: "off", suffix: form.suffix[unit] } as const;
  /** What the merchant has not written follows the unit. */
  const follow = (next: string) => {
    const [from, to] = [unit, next].map((one) => writtenQuantity(USUAL_STEP[one as Unit], numbers));
    for (const { value, onChange } of portions) if (value === from) onChange(to);
  };
  return (
    <Group title={form.portions}>
      <FormField control={control} name="unit" label={form.unit}>
        {({ onChange, ...field }) => (
          <Select
            {...field}
            onChange={(event) => {
              follow(event.target.value);
              onChange(event);
            }}
          >
            {UNITS.map((one) => (
              <option key={one} value={one}>
                {form.units[one]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <FormInput control={control} name="step" label={form.step} {...portion} />
        <FormInput control={control} name="minQuantity" label={form.minimum} {...portion} />
      </div>
    </Group>
  );
}

export function ShopFields({ control }: ProductFields) {
  const { form } = useCopy(productFormTexts).product;
  const { field } = useController({ control, name: "paused" });
  return (
    <Group title={form.inShop}>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <b id="visible-label" className="font-semibold">
            {form.visible}
          </b>
          <p className="text-sm text-ink-2">{form.visibleHint}</p>
        </div>
        <Switch
          aria-labelledby="visible-label"
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          checked={!field.value}
          onChange={(event) => field.onChange(!event.target.checked)}
        />
      </div>
      <FormSwitch control={control} name="offer" label={form.offer} hint={form.offerHint} tone="pink" />
    </Group>
  );
}
