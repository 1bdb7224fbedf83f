"use client";

import { Lock } from "lucide-react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { Chip, ChipRow } from "~/components/ui/chip";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { List } from "~/components/ui/list";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { validationTexts } from "~/copy/validation";
import { type Cents, cents, formatAmount, formatPrice, percentOf, plus, ROUNDINGS } from "~/domain/money/money";
import { type MarginRule, priceFromCost } from "~/domain/product/prices/margin";
import { marginOf } from "~/domain/product/prices/margin-of";
import { readPriceValue } from "~/domain/product/prices/price-change";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { api, type RouterOutputs } from "~/trpc/react";
import { counted } from "./counted";

type Costs = RouterOutputs["product"]["import"]["costs"];

const FIRST: MarginRule = { hundredths: 5_000, rounding: cents(10_000) };
/** $ 10, $ 50, $ 100 and $ 500, largest first; and none. */
const STEPS = ROUNDINGS.filter((step) => step >= 1_000 || step === 1).reverse();
const SHOWN = 8;
const MORE = 100;

/** What the merchant adds to the costs of a file, with the prices that it gives. */
export function MarginStep({ id, onNext, onBack }: { id: number; onNext: () => void; onBack: () => void }) {
  const { productImport: copy } = useCopy(productImportTexts);
  const query = api.product.import.costs.useQuery({ id }, { staleTime: Number.POSITIVE_INFINITY });
  if (query.data) return <MarginForm id={id} data={query.data} onNext={onNext} onBack={onBack} />;
  if (query.isError) {
    return (
      <ReadFailed retry={copy.preview.retry} onRetry={query.refetch}>
        {copy.preview.failed}
      </ReadFailed>
    );
  }
  return (
    <div role="status" aria-label={copy.preview.loading} className="grid gap-3">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

const percentText = (hundredths: number) => String(hundredths / 100);

type MarginFormProps = { id: number; data: Costs; onNext: () => void; onBack: () => void };

function MarginForm({ id, data, onNext, onBack }: MarginFormProps) {
  const all = useCopy(productImportTexts, validationTexts);
  const { margin: copy, columns } = all.productImport;
  const money = useMoney();
  const utils = api.useUtils();
  const start = data.margin ?? FIRST;
  const [typed, setTyped] = useState(() => percentText(start.hundredths).replace(".", money.decimal));
  const [rounding, setRounding] = useState<Cents>(start.rounding);
  const [shown, setShown] = useState(SHOWN);
  const choose = api.product.import.choose.useMutation();
  const read = readPriceValue(typed, { direction: "up", unit: "percent" });
  const rule = read.ok ? { hundredths: read.hundredths, rounding } : null;
  const rows = data.costs.map(({ name, cost }) => {
    const price = rule ? priceFromCost(cost, rule) : null;
    return { name, cost, price, margin: marginOf(price, cost) };
  });
  const margins = rows.flatMap(({ margin }) => margin ?? []);
  const average = margins.length > 0 ? margins.reduce((sum, margin) => sum + margin, 0) / margins.length : null;
  const hasPrices = data.costs.some(({ price }) => price !== null);
  const [first] = rows;

  const go = async (margin: MarginRule | null) => {
    try {
      await choose.mutateAsync({ id, margin });
      await Promise.all([utils.product.import.costs.invalidate({ id }), utils.product.import.preview.invalidate()]);
      onNext();
    } catch {
      // A popup has shown the error; what was typed stays.
    }
  };
  return (
    <div className="grid gap-4">
      <h2>{copy.title}</h2>
      <TwoColumns className="md:grid-cols-[320px_minmax(0,1fr)]">
        <section className="grid min-w-0 gap-2">
          <Group>
            <Banner icon={<Lock aria-hidden="true" />}>{copy.private}</Banner>
            <Field label={copy.percent} error={read.ok ? null : sentenceOf(all, read.key)}>
              <Input
                value={typed}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                suffix="%"
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            <div className="grid gap-1.5">
              <span aria-hidden="true" className="text-sm font-semibold">
                {copy.rounding}
              </span>
              <ChipRow label={copy.rounding} className="flex-wrap">
                {STEPS.map((step) => (
                  <Chip key={step} chosen={step === rounding} onClick={() => setRounding(step)}>
                    {step === 1 ? copy.exact : formatPrice(step, money)}
                  </Chip>
                ))}
              </ChipRow>
            </div>
            {first && rule && first.price !== null ? (
              <p className="text-sm">
                {fill(copy.example, {
                  cost: formatPrice(first.cost, money),
                  percent: formatAmount(rule.hundredths / 100, money),
                  exact: formatPrice(plus(first.cost, percentOf(first.cost, rule.hundredths / 100)), money),
                  price: formatPrice(first.price, money),
                })}
              </p>
            ) : null}
          </Group>
        </section>
        <section className="grid min-w-0 gap-2">
          <div className="flex items-baseline justify-between gap-3">
            <h3>{copy.list}</h3>
            <span className="text-sm text-ink-2">{counted(copy.count, rows.length, money)}</span>
          </div>
          {rows.length === 0 ? <p className="text-ink-2">{copy.none}</p> : null}
          <List aria-label={copy.list}>
            {rows.slice(0, shown).map(({ name, cost, price, margin }, index) => (
              <li
                key={index}
                className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 px-4 py-2.5 huge-text:grid-cols-1"
              >
                <p className="min-w-0 leading-5 font-medium wrap-anywhere">
                  {name}
                  <span className="block text-sm font-normal text-ink-2">
                    {fill(copy.cost, { cost: formatPrice(cost, money) })}
                  </span>
                </p>
                <p
                  className={cn("text-sm font-semibold whitespace-nowrap", (margin ?? 0) > 0 ? "text-ok" : "text-bad")}
                >
                  {margin === null ? "" : fill(copy.share, { percent: formatAmount(Math.round(margin / 100), money) })}
                </p>
                <b className="min-w-20 text-right font-semibold whitespace-nowrap md:min-w-28">
                  {price === null ? "" : formatPrice(price, money)}
                </b>
              </li>
            ))}
          </List>
          {rows.length > shown ? (
            <Button variant="txt" onClick={() => setShown(shown + MORE)}>
              {counted(copy.more, Math.min(MORE, rows.length - shown), money)}
            </Button>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button variant="sec" loading={choose.isPending} onClick={() => void go(null)}>
              {hasPrices ? copy.keep : copy.without}
            </Button>
            <Button variant="txt" onClick={onBack}>
              {all.productImport.preview.columns}
            </Button>
          </div>
        </section>
      </TwoColumns>
      <SaveBar
        plain
        label={columns.next}
        status={
          average === null ? undefined : fill(copy.average, { percent: formatAmount(Math.round(average / 100), money) })
        }
      >
        <Button disabled={!rule || rows.length === 0} loading={choose.isPending} onClick={() => void go(rule)}>
          {copy.use}
        </Button>
      </SaveBar>
    </div>
  );
}
