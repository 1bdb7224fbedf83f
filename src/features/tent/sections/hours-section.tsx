"use client";

import { Plus, Trash2 } from "lucide-react";
import { type Control, useController } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { WEEK_DAYS } from "~/copy/calendar";
import { fill } from "~/copy/fill";
import { hoursTexts } from "~/copy/settings/hours";
import { sectionTexts } from "~/copy/settings/section";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { MAX_DAY_TURNS, weekOf } from "~/domain/tent/week";
import { foldText } from "~/domain/text";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

type HoursForm = SectionFormValues<"hours">;
type Turn = HoursForm["week"][number][number];

/** Defaults for a day's first, second and third time range, which do not overlap. */
const TURNS: readonly Turn[] = [
  { from: "09:00", until: "13:00" },
  { from: "16:00", until: "20:00" },
  { from: "20:30", until: "23:30" },
];
/** The end of the day, and no time of the next one. */
const MIDNIGHT = "00:00";
const newTurn = (place: number): Turn => ({ from: "", until: "", ...TURNS[place] });

interface DayProps {
  control: Control<HoursForm>;
  day: number;
  /** Copies this day's time ranges to the following days until Friday. */
  onRepeat?: (turns: Turn[]) => void;
}

/** The anchor of a day: "lunes". */
const anchorOf = (day: string) => foldText(day);

function Day({ control, day, onRepeat }: DayProps) {
  const { hours: texts } = useCopy(hoursTexts).tent;
  const { field, fieldState } = useController({ control, name: `week.${day}` });
  const name = WEEK_DAYS[day] ?? "";
  const turns = field.value;
  const change = (index: number, part: keyof Turn, value: string) =>
    field.onChange(turns.map((turn, at) => (at === index ? { ...turn, [part]: value } : turn)));
  const message = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <fieldset id={anchorOf(name)} className="grid gap-2 scroll-mt-20 border-b border-line pb-4 last:border-0 last:pb-0">
      <legend className="float-left font-semibold">{name}</legend>
      {turns.length === 0 ? <p className="text-sm text-ink-2">{texts.closed}</p> : null}
      {turns.map((turn, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          {(["from", "until"] as const).map((part) => (
            <Field
              key={part}
              label={
                <>
                  {texts[part]}
                  <span className="sr-only"> {fill(texts.turnOf, { day: name, turn: String(index + 1) })}</span>
                </>
              }
            >
              <Input
                type="time"
                required
                value={turn[part]}
                aria-invalid={message ? true : undefined}
                onChange={(event) => change(index, part, event.target.value)}
                onBlur={field.onBlur}
              />
            </Field>
          ))}
          {turn.from > turn.until && turn.until > MIDNIGHT ? (
            <p className="col-span-full row-start-2 text-sm text-ink-2">
              {fill(texts.nextDay, { day: (WEEK_DAYS[(day + 1) % WEEK_DAYS.length] ?? "").toLowerCase() })}
            </p>
          ) : null}
          <IconButton
            label={fill(texts.remove, { day: name, turn: String(index + 1) })}
            onClick={() => field.onChange(turns.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {message ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {message}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {turns.length < MAX_DAY_TURNS ? (
          <Button variant="txt" size="sm" onClick={() => field.onChange([...turns, newTurn(turns.length)])}>
            <Plus aria-hidden="true" />
            {turns.length === 0 ? texts.open : texts.more}
            <span className="sr-only"> {name}</span>
          </Button>
        ) : null}
        {onRepeat && turns.length > 0 ? (
          <Button variant="txt" size="sm" onClick={() => onRepeat(turns)}>
            {texts.repeat}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

const MONDAY = 0;
const FRIDAY = 4;

/** Opening hours per day. */
export function HoursSection({ settings }: SectionProps) {
  const { hours: texts } = useCopy(hoursTexts).tent;
  const { settings: names } = useCopy(sectionTexts).tent;
  const save = api.tent.updateHours.useMutation();
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.hours),
    values: { week: weekOf(settings.hours) } satisfies HoursForm,
    fields: ["week"],
    queued: queuedSection(settings, "tent.updateHours", ["hours"]),
    save: (input) => save.mutateAsync(input),
  });
  const { form } = section;
  const repeat = (turns: Turn[]) => {
    for (let day = MONDAY + 1; day <= FRIDAY; day += 1) {
      form.setValue(
        `week.${day}`,
        turns.map((turn) => ({ ...turn })),
        { shouldDirty: true },
      );
    }
  };
  return (
    <SectionScreen title={names.screens.horarios} section={section}>
      <p className="text-sm text-ink-2">{texts.hint}</p>
      {WEEK_DAYS.map((name, day) => (
        <Day key={name} control={form.control} day={day} onRepeat={day === MONDAY ? repeat : undefined} />
      ))}
    </SectionScreen>
  );
}
