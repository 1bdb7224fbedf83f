"use client";

import { CalendarDays } from "lucide-react";
import { type Ref, useState } from "react";
import { dayFirst, daysIn, maskDate, yearFirst } from "~/lib/typed-date";
import { Button } from "./button";
import { Dialog, DialogActions } from "./dialog";
import { IconButton } from "./icon-button";
import { Input } from "./input";
import { Wheel } from "./wheel";

interface DateTexts {
  /** Such as "dd/mm/aaaa". */
  placeholder: string;
  choose: string;
  title: string;
  close: string;
  day: string;
  month: string;
  year: string;
  /** Twelve names, January first. */
  months: readonly string[];
  done: string;
  clear: string;
}

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

interface Day {
  day: number;
  month: number;
  year: number;
}

const two = (number: number) => String(number).padStart(2, "0");
const rows = (from: number, to: number, name: (value: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, label: name(from + at) }));

/** The initial position of the wheels: the field's date if it is in range, otherwise `yearsBack` years ago. */
function startOf(value: string, firstYear: number, lastYear: number, yearsBack: number): Day {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number);
  const known = year >= firstYear && year <= lastYear && month >= 1 && month <= 12 && day >= 1;
  return known ? { day, month, year } : { day: 1, month: 1, year: lastYear - yearsBack };
}

type WheelsProps = Pick<DateFieldProps, "value" | "texts" | "firstYear" | "yearsBack"> & {
  onDone: (value: string) => void;
};

/** Day, month and year wheels. In a shorter month the day is clamped, and restored in a longer one. */
function Wheels({ value, texts, firstYear, yearsBack, onDone }: WheelsProps) {
  const lastYear = new Date().getFullYear();
  const [wanted, setWanted] = useState(() => startOf(value, firstYear, lastYear, yearsBack));
  const { month, year } = wanted;
  const days = daysIn(year, month);
  const day = Math.min(wanted.day, days);
  const set = (part: Partial<Day>) => setWanted((before) => ({ ...before, ...part }));
  return (
    <>
      <div className="relative grid grid-cols-[1fr_1.6fr_1.2fr] gap-2">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-22 h-11 rounded-xl border border-line bg-surface-2"
        />
        <Wheel label={texts.day} options={rows(1, days, String)} value={day} onChange={(next) => set({ day: next })} />
        <Wheel
          label={texts.month}
          options={rows(1, 12, (at) => texts.months[at - 1] ?? "")}
          value={month}
          onChange={(next) => set({ month: next })}
        />
        <Wheel
          label={texts.year}
          options={rows(firstYear, lastYear, String)}
          value={year}
          onChange={(next) => set({ year: next })}
        />
      </div>
      <DialogActions>
        {value === "" ? null : (
          <Button variant="txt" onClick={() => onDone("")}>
            {texts.clear}
          </Button>
        )}
        <Button onClick={() => onDone(`${year}-${two(month)}-${two(day)}`)}>{texts.done}</Button>
      </DialogActions>
    </>
  );
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
      <Dialog open={open} onOpenChange={setOpen} title={texts.title} closeLabel={texts.close}>
        <Wheels
          value={value}
          texts={texts}
          firstYear={firstYear}
          yearsBack={yearsBack}
          onDone={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
