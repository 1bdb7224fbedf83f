"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Minus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { ErrorBanner } from "~/components/ui/banner";
import { Group } from "~/components/ui/card";
import { Chip } from "~/components/ui/chip";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Thumb } from "~/components/ui/list";
import { PriceField } from "~/components/ui/price-field";
import { SearchField } from "~/components/ui/search-field";
import { Tag } from "~/components/ui/tag";
import { fitQuantity } from "~/domain/catalogue/cart/cart";
import { formatPrice, parsePrice, plus } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity, type Milli, milli } from "~/domain/money/quantity";
import { ORDER_LIMITS } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useRested } from "~/features/app-context/use-rested";
import { api } from "~/trpc/react";
import {
  type DraftLine,
  draftLineKey,
  draftLineName,
  draftTotal,
  type SoldProduct,
  type SoldVariant,
  withProduct,
} from "./draft-lines";

const TYPING_MS = 250;
const FIRST_SHOWN = 5;

type LineEditorProps = {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  money: MoneyFormat;
  /** Why the lines cannot be saved. */
  problem: string | null;
};

/** Editor of an order's lines: product search above, quantity and price of each line below. */
export function LineEditor({ lines, onChange, money, problem }: LineEditorProps) {
  const { form: copy } = useCopy().order;
  const change = (key: string, over: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...over } : line)));
  return (
    <Group title={copy.products}>
      <ProductFinder
        open={lines.length === 0}
        money={money}
        taken={new Set(lines.map(({ productId, variantId }) => draftLineKey(productId, variantId)))}
        onAdd={(product, variant) => onChange(withProduct(lines, product, variant, money))}
      />
      <ErrorBanner>{problem}</ErrorBanner>
      {lines.length === 0 ? (
        <p className="text-sm text-ink-2">{copy.noLines}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {lines.map((line) => (
            <EditedLine
              key={line.key}
              line={line}
              money={money}
              onChange={(over) => change(line.key, over)}
              onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          ))}
        </ul>
      )}
    </Group>
  );
}

type EditedLineProps = {
  line: DraftLine;
  money: MoneyFormat;
  onChange: (over: Partial<DraftLine>) => void;
  onRemove: () => void;
};

function EditedLine({ line, money, onChange, onRemove }: EditedLineProps) {
  const { form: copy } = useCopy().order;
  const { sentence } = useFormMessages();
  const { quantity, rule, unit, price } = line;
  const name = draftLineName(line);
  const parsed = parsePrice(price);
  const total = draftTotal(line);
  const step = (by: Milli) => onChange({ quantity: fitQuantity(plus(quantity, by), rule) });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center gap-3">
        <Thumb src={line.photo} size="sm" />
        <p className="min-w-0 flex-1 font-medium leading-5 wrap-anywhere">{name}</p>
        <IconButton label={copy.removeOf(name)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <fieldset
          aria-label={copy.quantityOf(name)}
          className="flex min-h-12 min-w-0 items-center rounded-xl border border-line-strong lg:min-h-11"
        >
          <IconButton label={copy.less} disabled={quantity <= rule.minQuantity} onClick={() => step(milli(-rule.step))}>
            <Minus aria-hidden="true" />
          </IconButton>
          <output className="min-w-12 px-1 text-center font-semibold whitespace-nowrap">
            {formatQuantity(quantity, unit, money)}
          </output>
          <IconButton label={copy.more} onClick={() => step(rule.step)}>
            <Plus aria-hidden="true" />
          </IconButton>
        </fieldset>
        <Field
          label={copy.priceOf(name)}
          hideLabel
          error={parsed.ok ? undefined : sentence(`price.${parsed.reason}`)}
          className="w-32 flex-[0_1_8rem]"
        >
          <PriceField
            prefix={money.symbol}
            value={price}
            placeholder={copy.consult}
            maxLength={20}
            onChange={(event) => onChange({ price: event.target.value })}
          />
        </Field>
        <b className="ml-auto self-center text-right font-semibold whitespace-nowrap">
          {total === undefined ? "–" : total === null ? copy.consult : formatPrice(total, money)}
        </b>
      </div>
    </li>
  );
}

type ProductFinderProps = {
  /** Shows some products before the user types. */
  open: boolean;
  money: MoneyFormat;
  taken: ReadonlySet<string>;
  onAdd: (product: SoldProduct, variant: SoldVariant | null) => void;
};

function ProductFinder({ open, money, taken, onAdd }: ProductFinderProps) {
  const { form: copy } = useCopy().order;
  const [typed, setTyped] = useState("");
  const search = useRested(typed.trim(), TYPING_MS);
  const { data } = api.order.products.useQuery({ search: search || null }, { placeholderData: keepPreviousData });
  const shown = typed.trim() ? data : open ? data?.slice(0, FIRST_SHOWN) : [];
  return (
    <div className="grid gap-2">
      <div className="flex">
        <SearchField
          label={copy.find}
          clearLabel={copy.clearFind}
          value={typed}
          onValueChange={setTyped}
          maxLength={ORDER_LIMITS.search}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault(); // would submit the surrounding form
          }}
        />
      </div>
      {typed.trim() && data?.length === 0 ? <p role="status">{copy.noneFound}</p> : null}
      {shown && shown.length > 0 ? (
        <ul aria-label={copy.found} className="divide-y divide-line rounded-xl bg-surface-2 px-3">
          {shown.map((product) => (
            <FoundProduct key={product.id} product={product} money={money} taken={taken} onAdd={onAdd} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type FoundProductProps = Pick<ProductFinderProps, "money" | "taken" | "onAdd"> & { product: SoldProduct };

function FoundProduct({ product, money, taken, onAdd }: FoundProductProps) {
  const { form: copy } = useCopy().order;
  const { name, price, paused, variants } = product;
  const isTaken = taken.has(draftLineKey(product.id, null));
  return (
    <li className="py-2">
      <div className="flex items-center gap-3">
        <Thumb src={product.photo} size="sm" />
        <div className="min-w-0 flex-1">
          <p className="leading-5 font-medium wrap-anywhere">{name}</p>
          <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-2">
            {price === null ? copy.consult : formatPrice(price, money)}
            {paused ? <Tag>{copy.paused}</Tag> : null}
            {isTaken ? <Tag tone="blue">{copy.inOrder}</Tag> : null}
          </p>
        </div>
        {variants.length === 0 ? (
          <IconButton
            label={copy.addOf(name)}
            className="bg-surface text-brand-ink"
            onClick={() => onAdd(product, null)}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {variants.length > 0 ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {variants.map((variant) => (
            <Chip key={variant.id} asChild chosen={taken.has(draftLineKey(product.id, variant.id))}>
              <button
                type="button"
                aria-label={copy.addOf(`${name} (${variant.label})`)}
                onClick={() => onAdd(product, variant)}
              >
                <Plus aria-hidden="true" />
                {variant.label}
              </button>
            </Chip>
          ))}
        </div>
      ) : null}
    </li>
  );
}
