"use client";

import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import { Chip, ChipRow } from "~/components/ui/chip";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { Seg } from "~/components/ui/seg";
import { priceTexts } from "~/copy/price";
import { validationTexts } from "~/copy/validation";
import { type Cents, formatPrice, ROUNDINGS } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { readPriceValue } from "~/domain/product/prices/price-change";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import type { AskPrice, PriceForm } from "./use-price-change";

type RuleProps = { asked: PriceForm; onAsk: AskPrice; money: MoneyFormat; refusal: string | null };

/** Direction (up, down or a fixed price), amount and rounding. */
export function PriceRuleFields({ asked, onAsk, money, refusal }: RuleProps) {
  const copy = useCopy(priceTexts, validationTexts);
  const { rule: text } = copy.price;
  const isSet = asked.direction === "set";
  const inPercent = asked.unit === "percent" && !isSet;
  const read = asked.value.trim() === "" ? null : readPriceValue(asked.value, asked);
  const error = refusal ?? (read && !read.ok ? sentenceOf(copy, read.key) : null);
  return (
    <>
      <div className="grid gap-3">
        <h2 className="text-sm font-semibold">{text.legend}</h2>
        <Seg
          label={text.legend}
          name="direction"
          value={asked.direction}
          onValueChange={(direction) => onAsk({ direction })}
          options={[
            { value: "up", label: <Direction icon={<TrendingUp />}>{text.up}</Direction> },
            { value: "down", label: <Direction icon={<TrendingDown />}>{text.down}</Direction> },
            { value: "set", label: <Direction icon={<Equal />}>{text.set}</Direction> },
          ]}
        />
        <div className="flex items-start gap-2">
          <Field label={isSet ? text.setValue : text.value} hideLabel error={error} className="flex-1">
            <Input
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={40}
              value={asked.value}
              placeholder={isSet ? text.setValue : text.value}
              prefix={inPercent ? undefined : money.symbol}
              suffix={inPercent ? "%" : undefined}
              onChange={(event) => onAsk({ value: event.target.value })}
              onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
              frameClassName="min-h-14 lg:min-h-14"
              className="font-head text-2xl font-bold placeholder:font-sans placeholder:text-base placeholder:font-normal"
            />
          </Field>
          {isSet ? null : (
            <Seg
              label={text.unit}
              name="unit"
              value={asked.unit}
              onValueChange={(unit) => onAsk({ unit })}
              className="h-14 w-34 shrink-0"
              options={[
                { value: "percent", label: <Sign name={text.percent}>%</Sign> },
                { value: "amount", label: <Sign name={text.amount}>{money.symbol}</Sign> },
              ]}
            />
          )}
        </div>
        {isSet ? <p className="text-sm text-ink-2">{text.setHint}</p> : null}
      </div>
      {isSet ? null : <Rounding value={asked.rounding} onChange={(rounding) => onAsk({ rounding })} money={money} />}
    </>
  );
}

function Direction({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      {children}
    </>
  );
}

function Sign({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}

/** Ref callback: React calls it whenever a different chip is selected. */
function scrollToCentre(chip: HTMLButtonElement | null): void {
  const row = chip?.parentElement;
  if (chip && row) row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

/** Rounding steps, largest first; the selected one is scrolled into view. */
function Rounding({ value, onChange, money }: { value: Cents; onChange: (step: Cents) => void; money: MoneyFormat }) {
  const { rule: copy } = useCopy(priceTexts).price;
  return (
    <div className="grid gap-3">
      <h2 className="text-sm font-semibold">{copy.rounding}</h2>
      <ChipRow label={copy.rounding}>
        {[...ROUNDINGS].reverse().map((step) => (
          <Chip
            key={step}
            ref={step === value ? scrollToCentre : null}
            chosen={step === value}
            onClick={() => onChange(step)}
          >
            {step === 1 ? copy.cents : formatPrice(step, money)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
