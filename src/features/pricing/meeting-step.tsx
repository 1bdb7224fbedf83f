"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { List, Thumb } from "~/components/ui/list";
import { SaveBar } from "~/components/ui/save-bar";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { milli, ONE } from "~/domain/money/milli";
import { type Cents, formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import type { RouterOutputs } from "~/trpc/react";
import { productsText } from "./promotion-words";

export type ListedMeeting = RouterOutputs["pricing"]["meetings"][number];

type Side = { name: string; total: Cents; full: Cents; wins: boolean };

function SideLine({ side: { name, total, full, wins } }: { side: Side }) {
  const { meeting: copy } = useCopy(promotionsTexts).promotions;
  const money = useMoney();
  return (
    <div className={cn("flex min-h-9 items-center gap-2 rounded-lg px-2.5 py-1", wins && "bg-ok-soft font-semibold")}>
      <span className="w-4 shrink-0">{wins ? <Check aria-hidden="true" className="size-4 text-ok" /> : null}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">{total === full ? fill(copy.noEffect, { name }) : name}</span>
      <span className="shrink-0 whitespace-nowrap">{formatPrice(total, money)}</span>
    </div>
  );
}

function Examples({ meeting, name }: { meeting: ListedMeeting; name: string }) {
  const { meeting: copy } = useCopy(promotionsTexts).promotions;
  const money = useMoney();
  return (
    <List>
      {meeting.examples.map(({ product, quantity, full, mine, theirs }) => (
        <li key={`${product.id} ${quantity}`} className="grid gap-2 px-4 py-3">
          <div className="flex items-center gap-3">
            <Thumb size="sm" src={product.photo} />
            <div className="min-w-0">
              <p className="leading-5 font-medium wrap-anywhere">{product.name}</p>
              <p className="text-sm text-ink-2">
                {fill(copy.taking, {
                  n: formatQuantity(milli(quantity * ONE), product.unit, money),
                  total: formatPrice(full, money),
                })}
              </p>
            </div>
          </div>
          <div className="grid gap-1 text-sm sm:grid-cols-2">
            <SideLine side={{ name, total: mine, full, wins: mine < theirs }} />
            <SideLine side={{ name: meeting.name, total: theirs, full, wins: theirs < mine }} />
          </div>
        </li>
      ))}
    </List>
  );
}

/** How many of them are shown; the choice is about all. */
const SHOWN = 3;

type MeetingStepProps = {
  name: string;
  meetings: readonly ListedMeeting[];
  /** The button's label: "Activar" or "Programar". */
  label: string;
  saving: boolean;
  /** Names a failure to save. */
  problem: string | null;
  onBack: () => void;
  /** With the promotions that make room for this one. */
  onSave: (pause: number[]) => void;
};

/** Before a promotion is saved that meets others on some product: what happens then, and what to do. */
export function MeetingStep({ name, meetings, label, saving, problem, onBack, onSave }: MeetingStepProps) {
  const { promotions } = useCopy(promotionsTexts);
  const { meeting: copy } = promotions;
  const money = useMoney();
  const [pauses, setPauses] = useState(false);
  const [first] = meetings;
  const isOne = meetings.length === 1;
  const choices = [
    { value: false, title: isOne ? copy.both : copy.bothMany, text: copy.bothText },
    {
      value: true,
      title: isOne ? fill(copy.pause, { name: first?.name ?? "" }) : copy.pauseMany,
      text: copy.pauseText,
    },
  ];
  return (
    <>
      <PageHeader title={name} />
      <div className="grid grid-cols-1 gap-4">
        {meetings.slice(0, SHOWN).map((one) => (
          <Banner
            key={one.id}
            tone="warn"
            role="status"
            title={fill(copy.found, { name: one.name, products: productsText(one.products, promotions, money) })}
          >
            {copy.rule}
          </Banner>
        ))}
        {meetings.length > SHOWN ? (
          <p className="font-semibold">{fill(copy.others, { n: meetings.length - SHOWN })}</p>
        ) : null}
        {problem ? (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        ) : null}
        <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_380px] md:items-start md:gap-6">
          <Card className="md:order-2">
            <fieldset className="grid gap-2">
              <legend className="mb-3 font-head text-xl font-bold">{copy.question}</legend>
              {choices.map(({ value, title, text }) => (
                <label
                  key={title}
                  className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-line-strong px-3.5 py-2 has-checked:border-brand-ink has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
                >
                  <span className="grid min-w-0 flex-1">
                    <span className="font-semibold wrap-anywhere">{title}</span>
                    <span className="text-sm text-ink-2">{text}</span>
                  </span>
                  <input
                    type="radio"
                    name="meeting"
                    className="size-5 shrink-0 accent-brand"
                    checked={pauses === value}
                    onChange={() => setPauses(value)}
                  />
                </label>
              ))}
            </fieldset>
          </Card>
          <section className="grid min-w-0 gap-3">
            <h2>{isOne ? copy.ifBoth : copy.ifMany}</h2>
            {meetings.slice(0, SHOWN).map((one) => (
              <Examples key={one.id} meeting={one} name={name} />
            ))}
          </section>
        </div>
      </div>
      <SaveBar label={copy.title}>
        <Button variant="sec" className="max-lg:flex-1 lg:ml-auto" disabled={saving} onClick={onBack}>
          {copy.goBack}
        </Button>
        <Button
          className="max-lg:flex-1"
          loading={saving}
          onClick={() => onSave(pauses ? meetings.map(({ id }) => id) : [])}
        >
          {label}
        </Button>
      </SaveBar>
    </>
  );
}
