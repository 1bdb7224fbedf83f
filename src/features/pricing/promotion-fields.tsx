"use client";

import Link from "next/link";
import { useState } from "react";
import { type Control, useController, useWatch } from "react-hook-form";
import { Field } from "~/components/ui/field";
import { FormInput } from "~/components/ui/form";
import { FormSwitch } from "~/components/ui/form-toggle";
import { Input } from "~/components/ui/input";
import { Seg } from "~/components/ui/seg";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import type { PromotionValues } from "~/domain/pricing/typed-promotion";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";

type Fields = { control: Control<PromotionValues> };

const PAIRS = [
  ["2", "1"],
  ["3", "2"],
  ["4", "3"],
] as const;

function NxmFields({ control }: Fields) {
  const { form: copy } = useCopy(promotionsTexts).promotions;
  const buy = useController({ control, name: "buy" }).field;
  const pay = useController({ control, name: "pay" }).field;
  const known = PAIRS.find(([one, other]) => one === buy.value.trim() && other === pay.value.trim());
  const [isOther, setIsOther] = useState(false);
  const shown = isOther || !known ? "other" : known.join("x");
  return (
    <>
      <Seg
        label={copy.howMany}
        name="pair"
        value={shown}
        options={[
          ...PAIRS.map((pair) => ({ value: pair.join("x"), label: pair.join("x") })),
          { value: "other", label: copy.other },
        ]}
        onValueChange={(value) => {
          const pair = PAIRS.find((one) => one.join("x") === value);
          setIsOther(!pair);
          if (!pair) return;
          buy.onChange(pair[0]);
          pay.onChange(pair[1]);
        }}
      />
      {shown === "other" ? (
        <div className="grid grid-cols-2 items-start gap-3">
          <FormInput control={control} name="buy" label={copy.buy} inputMode="numeric" maxLength={2} />
          <FormInput control={control} name="pay" label={copy.pay} inputMode="numeric" maxLength={2} />
        </div>
      ) : null}
    </>
  );
}

function ValueField({ control }: Fields) {
  const { form: copy } = useCopy(promotionsTexts).promotions;
  const money = useMoney();
  const { field } = useController({ control, name: "kind" });
  const isAmount = field.value === "amount";
  return (
    <>
      <Seg
        label={copy.by}
        name="kind"
        value={isAmount ? "amount" : "percent"}
        options={[
          { value: "percent", label: copy.byPercent },
          { value: "amount", label: copy.byAmount },
        ]}
        onValueChange={field.onChange}
      />
      <FormInput
        control={control}
        name="value"
        label={copy.discount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...(isAmount ? { prefix: money.symbol, hint: copy.amountHint } : { suffix: "%" })}
      />
    </>
  );
}

/** What the promotion gives. */
export function OfferFields({ control }: Fields) {
  const { form: copy } = useCopy(promotionsTexts).promotions;
  const kind = useWatch({ control, name: "kind" });
  if (kind === "nxm") return <NxmFields control={control} />;
  if (kind === "percent" || kind === "amount") return <ValueField control={control} />;
  if (kind === "free_delivery") {
    return (
      <div className="grid gap-1">
        <p className="text-ink-2">{copy.deliveryHint}</p>
        <Link href={settingsPath("entrega")} className="link inline-flex min-h-11 items-center text-sm">
          {copy.deliveryFrom}
        </Link>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <FormInput control={control} name="nth" label={copy.nth} inputMode="numeric" maxLength={2} suffix=".ª" />
      <FormInput
        control={control}
        name="value"
        label={copy.percent}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        suffix="%"
      />
    </div>
  );
}

/** Whether units of different products count together. */
export function MixField({ control }: Fields) {
  const { form: copy } = useCopy(promotionsTexts).promotions;
  return <FormSwitch control={control} name="acrossProducts" label={copy.mix} hint={copy.mixHint} />;
}

function Weekdays({ control }: Fields) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const { field } = useController({ control, name: "weekdays" });
  const { value } = field;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{copy.form.weekdays}</legend>
      <div className="grid grid-cols-7 gap-1">
        {copy.dayNames.map((name, at) => {
          const day = at + 1;
          const isOn = value.includes(day);
          return (
            <label
              key={name}
              className="relative grid min-h-11 min-w-0 cursor-pointer place-items-center rounded-xl border border-line-strong bg-surface font-semibold text-ink-2 has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
            >
              <input
                type="checkbox"
                aria-label={name}
                className="absolute size-px opacity-0"
                checked={isOn}
                onChange={() => field.onChange(isOn ? value.filter((one) => one !== day) : [...value, day].sort())}
              />
              <span aria-hidden="true">{copy.dayLetters[at]}</span>
            </label>
          );
        })}
      </div>
      <p className="text-sm text-ink-2">{copy.form.weekdaysHint}</p>
    </fieldset>
  );
}

/** A bound that the API set as a moment shows its day. */
function DayField({ control, name, label, hint }: Fields & { name: "from" | "to"; label: string; hint?: string }) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <Input
        ref={field.ref}
        name={name}
        type="date"
        value={field.value.slice(0, 10)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

/** When the promotion is in force. */
export function TimeFields({ control }: Fields) {
  const { form: copy } = useCopy(promotionsTexts).promotions;
  const [allDay, hoursFrom, hoursTo] = useWatch({ control, name: ["allDay", "hoursFrom", "hoursTo"] });
  return (
    <>
      <h2>{copy.when}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <DayField control={control} name="from" label={copy.start} />
        <DayField control={control} name="to" label={copy.end} hint={copy.endHint} />
      </div>
      <Weekdays control={control} />
      <FormSwitch control={control} name="allDay" label={copy.allDay} hint={copy.allDayHint} />
      {allDay ? null : (
        <div className="grid grid-cols-2 items-start gap-3">
          <FormInput control={control} name="hoursFrom" label={copy.hoursFrom} type="time" />
          <FormInput
            control={control}
            name="hoursTo"
            label={copy.hoursTo}
            type="time"
            hint={hoursTo && hoursFrom > hoursTo ? fill(copy.pastMidnight, { time: hoursTo }) : undefined}
          />
        </div>
      )}
    </>
  );
}
