"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Plus, Undo2, Wrench } from "lucide-react";
import { useState } from "react";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Chip } from "~/components/ui/chip";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { Thumb } from "~/components/ui/list";
import { PriceField } from "~/components/ui/price-field";
import { SearchField } from "~/components/ui/search-field";
import { Tag } from "~/components/ui/tag";
import { orderEditFormTexts } from "~/copy/order-edit-form";
import { orderFormTexts } from "~/copy/order-form";
import { orderRulesTexts } from "~/copy/order-rules";
import { priceRulesTexts } from "~/copy/price-rules";
import { lineKey } from "~/domain/catalogue/cart/cart";
import { formatPrice, parsePrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import {
  allowedRule,
  type DraftLine,
  draftLineName,
  draftTotal,
  type SoldProduct,
  type SoldVariant,
  soldPrice,
  withCustomLine,
  withProduct,
} from "~/domain/order/draft/draft-lines";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { useCopy } from "~/features/app-context/copy-provider";
import { useRested } from "~/features/app-context/use-rested";
import { randomUuid } from "~/lib/random-uuid";
import { api } from "~/trpc/react";
import { QuantityField } from "./quantity-field";

const TYPING_MS = 250;
const FIRST_SHOWN = 5;

type LineEditorProps = {
  lines: readonly DraftLine[];
  /** The lines of the stored order; those that `lines` lacks can be put back. */
  first?: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  money: MoneyFormat;
  /** The price list of the order; null for the public prices. */
  listId: number | null;
  /** Why the lines cannot be saved. */
  problem: string | null;
  /** Whether the user tried to save: what is missing is said then. */
  tried: boolean;
};

/** Editor of an order's lines: product search above, quantity and price of each line below. */
export function LineEditor({ lines, first = [], onChange, money, listId, problem, tried }: LineEditorProps) {
  const { order, orderEdit } = useCopy(orderFormTexts, orderEditFormTexts);
  const { form: copy } = order;
  const change = (key: string, over: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...over } : line)));
  const isKept = (key: string) => lines.some((line) => line.key === key);
  const removed = first.filter(({ key }) => !isKept(key));
  const putBack = (line: DraftLine) => {
    const stored = first.filter(({ key }) => key === line.key || isKept(key));
    const kept = stored.map((one) => lines.find(({ key }) => key === one.key) ?? one);
    onChange([...kept, ...lines.filter(({ key }) => !stored.some((one) => one.key === key))]);
  };
  const add = (product: SoldProduct, variant: SoldVariant | null) => {
    const sold = lineKey({ productId: product.id, variantId: variant?.id ?? null });
    const earlier = removed.find((line) => lineKey(line) === sold);
    if (earlier) putBack(earlier);
    else onChange(withProduct(lines, product, variant, money, listId));
  };
  return (
    <Group title={copy.products}>
      <ProductFinder
        open={lines.length === 0}
        money={money}
        listId={listId}
        taken={new Set(lines.map(lineKey))}
        onAdd={add}
      />
      <ErrorBanner>{problem}</ErrorBanner>
      {lines.length === 0 && removed.length === 0 ? (
        <p className="text-sm text-ink-2">{copy.noLines}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {lines.map((line) => (
            <EditedLine
              key={line.key}
              line={line}
              before={first.find(({ key }) => key === line.key)}
              isStored={first.length > 0}
              money={money}
              tried={tried}
              onChange={(over) => change(line.key, over)}
              onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          ))}
          {removed.map((line) => (
            <li key={line.key} className="flex items-center gap-3 py-3 huge-text:flex-wrap">
              <Thumb src={line.photo} size="sm" className="opacity-50" />
              <p className="min-w-0 flex-1 leading-5 wrap-anywhere huge-text:basis-44">
                <s className="font-medium text-ink-2">{draftLineName(line)}</s>
                <span className="block text-sm font-semibold text-bad">{orderEdit.leaves}</span>
              </p>
              <Button variant="txt" aria-label={orderEdit.putBackOf(draftLineName(line))} onClick={() => putBack(line)}>
                <Undo2 aria-hidden="true" />
                {orderEdit.putBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="txt"
        className="-my-2 justify-self-start"
        onClick={() => onChange(withCustomLine(lines, randomUuid()))}
      >
        <Plus aria-hidden="true" />
        {orderEdit.addCustom}
      </Button>
    </Group>
  );
}

type EditedLineProps = {
  line: DraftLine;
  before: DraftLine | undefined;
  /** The order exists, so that a line without `before` is new in it. */
  isStored: boolean;
  money: MoneyFormat;
  tried: boolean;
  onChange: (over: Partial<DraftLine>) => void;
  onRemove: () => void;
};

function EditedLine({ line, before, isStored, money, tried, onChange, onRemove }: EditedLineProps) {
  const { order, orderEdit, orderRules, priceRules } = useCopy(
    orderFormTexts,
    orderEditFormTexts,
    orderRulesTexts,
    priceRulesTexts,
  );
  const { form: copy } = order;
  const { quantity, rule, unit, price, custom } = line;
  const isTyped = custom && line.lineId === null;
  const name = draftLineName(line) || orderEdit.customLine;
  const parsed = parsePrice(price);
  const priceProblem = parsed.ok ? (isTyped && tried && parsed.cents === null ? "required" : null) : parsed.reason;
  const total = draftTotal(line);
  const oldTotal = before ? draftTotal(before) : total;
  const written = (amount: typeof total) =>
    amount === undefined ? "–" : amount === null ? copy.consult : formatPrice(amount, money);
  const hint =
    before && before.quantity !== quantity
      ? orderEdit.was(formatQuantity(before.quantity, unit, money))
      : isStored && !before
        ? orderEdit.newLine
        : custom
          ? orderEdit.customLine
          : null;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start gap-3 huge-text:flex-wrap">
        {custom ? (
          <span className="flex size-11 shrink-0 items-center justify-center rounded-[10px] bg-surface-2 text-ink-2">
            <Wrench aria-hidden="true" className="size-5" />
          </span>
        ) : (
          <Thumb src={line.photo} size="sm" />
        )}
        <div className="min-w-0 flex-1">
          {isTyped ? (
            <Field
              label={orderEdit.customName}
              hideLabel
              error={tried && line.name.trim() === "" ? orderRules["order.lineNameRequired"] : undefined}
            >
              <Input
                value={line.name}
                placeholder={orderEdit.customExample}
                maxLength={ORDER_LIMITS.lineName}
                autoComplete="off"
                onChange={({ target }) => onChange({ name: target.value })}
              />
            </Field>
          ) : (
            <p className="leading-5 font-medium wrap-anywhere">{name}</p>
          )}
          {hint ? <p className="text-sm font-semibold text-brand-ink">{hint}</p> : null}
        </div>
        <p className="text-right font-semibold whitespace-nowrap huge-text:basis-full">
          {oldTotal === total ? null : <s className="block text-sm font-normal text-ink-2">{written(oldTotal)}</s>}
          {written(total)}
        </p>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 lg:justify-start lg:pl-14">
        <QuantityField
          label={copy.quantityOf(name)}
          lessLabel={copy.less}
          moreLabel={copy.more}
          quantity={quantity}
          typed={line.typedQuantity}
          unit={unit}
          numbers={money}
          rule={rule}
          allowed={allowedRule(line)}
          tried={tried}
          onChange={({ typed, ...over }) => onChange({ ...over, typedQuantity: typed })}
          onRemove={{ label: copy.removeOf(name), remove: onRemove }}
        />
        <Field
          label={copy.priceOf(name)}
          hideLabel
          error={priceProblem === null ? undefined : priceRules[`price.${priceProblem}`]}
          className="max-w-44 min-w-32 flex-[1_1_8rem] lg:w-40 lg:flex-none"
        >
          <PriceField
            prefix={money.symbol}
            value={price}
            placeholder={isTyped ? "" : copy.consult}
            maxLength={20}
            onChange={(event) => onChange({ price: event.target.value, prices: undefined })}
          />
        </Field>
      </div>
    </li>
  );
}

type ProductFinderProps = Pick<LineEditorProps, "listId"> & {
  /** Shows some products before the user types. */
  open: boolean;
  money: MoneyFormat;
  taken: ReadonlySet<string>;
  onAdd: (product: SoldProduct, variant: SoldVariant | null) => void;
};

function ProductFinder({ open, money, listId, taken, onAdd }: ProductFinderProps) {
  const { form: copy } = useCopy(orderFormTexts).order;
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
            <FoundProduct
              key={product.id}
              product={product}
              money={money}
              listId={listId}
              taken={taken}
              onAdd={onAdd}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type FoundProductProps = Pick<ProductFinderProps, "money" | "listId" | "taken" | "onAdd"> & { product: SoldProduct };

function FoundProduct({ product, money, listId, taken, onAdd }: FoundProductProps) {
  const { form: copy } = useCopy(orderFormTexts).order;
  const { name, paused, variants } = product;
  const price = soldPrice(product, listId);
  const isTaken = taken.has(lineKey({ productId: product.id, variantId: null }));
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
            <Chip
              key={variant.id}
              asChild
              chosen={taken.has(lineKey({ productId: product.id, variantId: variant.id }))}
            >
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
