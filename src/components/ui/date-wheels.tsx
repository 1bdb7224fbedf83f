"use client";

import { useState } from "react";
import { daysIn } from "~/lib/typed-date";
import { Button } from "./button";
import { Dialog, DialogActions } from "./dialog";
import { Wheel } from "./wheel";

export interface DateTexts {
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

interface WheelsProps {
  /** `YYYY-MM-DD`, or a partially typed date. */
  value: string;
  texts: DateTexts;
  firstYear: number;
  /** The initial year of the wheels, counted back from the current year. */
  yearsBack: number;
  onDone: (value: string) => void;
}

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

/** A dialog in which a date is picked with wheels. */
export function DateWheels({
  open,
  onOpenChange,
  ...wheels
}: WheelsProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={wheels.texts.title} closeLabel={wheels.texts.close}>
      <Wheels {...wheels} />
    </Dialog>
  );
}
