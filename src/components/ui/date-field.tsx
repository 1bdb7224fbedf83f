"use client";

import { CalendarDays } from "lucide-react";
import { type Ref, useState } from "react";
import { lazyPart } from "~/lib/lazy-part";
import { dayFirst, maskDate, yearFirst } from "~/lib/typed-date";
import type { DateTexts } from "./date-wheels";
import { IconButton } from "./icon-button";
import { Input } from "./input";

const DateWheels = lazyPart(() => import("./date-wheels").then((module) => module.DateWheels));

interface DateFieldProps {
  /** `YYYY-MM-DD`, or a partially typed date. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  autoComplete?: string;
  texts: DateTexts;
  firstYear: number;
  /** The initial year of the wheels, counted back from the current year. */
  yearsBack: number;
}

/** For dates far from today, such as a birth date: typed as digits, day first, or picked with wheels. */
export function DateField({ value, onChange, texts, firstYear, yearsBack, onBlur, ...input }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Input
        {...input}
        type="text"
        inputMode="numeric"
        placeholder={texts.placeholder}
        maxLength={20}
        value={dayFirst(value)}
        onChange={({ target }) => {
          // When editing inside the text, reformatting would move the cursor.
          const atEnd = target.selectionStart === target.value.length;
          onChange(yearFirst(atEnd ? maskDate(target.value) : target.value));
        }}
        onBlur={() => {
          const mended = yearFirst(maskDate(dayFirst(value)));
          if (mended !== value) onChange(mended);
          onBlur?.();
        }}
        frameClassName="pr-0.5"
        suffix={
          <IconButton label={texts.choose} onClick={() => setOpen(true)}>
            <CalendarDays aria-hidden="true" />
          </IconButton>
        }
      />
      <DateWheels
        open={open}
        onOpenChange={setOpen}
        value={value}
        texts={texts}
        firstYear={firstYear}
        yearsBack={yearsBack}
        onDone={(next) => {
          onChange(next);
          setOpen(false);
        }}
      />
    </>
  );
}
