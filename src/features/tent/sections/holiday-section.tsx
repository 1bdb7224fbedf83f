"use client";

import { FormInput, FormTextarea } from "~/components/ui/form";
import { FormSwitch } from "~/components/ui/form-toggle";
import { holidayTexts } from "~/copy/settings/holiday";
import { sectionTexts } from "~/copy/settings/section";
import { holidayState } from "~/domain/tent/hours";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

/** "Cerrado por vacaciones"; past holidays are shown as switched off. */
export function HolidaySection({ settings }: SectionProps) {
  const { holiday: texts } = useCopy(holidayTexts).tent;
  const { settings: names, common } = useCopy(sectionTexts).tent;
  const save = api.tent.updateHoliday.useMutation();
  const { holiday, today } = settings;
  const known = holiday && holidayState(holiday, today) !== "over" ? holiday : null;
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.holiday),
    values: {
      closed: known !== null,
      from: known?.from ?? today,
      until: known?.until ?? "",
      text: known?.text ?? "",
    } satisfies SectionFormValues<"holiday">,
    fields: ["from", "until", "text"],
    queued: queuedSection(settings, "tent.updateHoliday", ["holiday"]),
    save: (input) => save.mutateAsync(input),
  });
  const { form } = section;
  return (
    <SectionScreen title={names.screens.vacaciones} section={section}>
      <FormSwitch control={form.control} name="closed" label={texts.closed} hint={texts.closedHint} />
      {form.watch("closed") ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormInput control={form.control} name="from" label={texts.from} type="date" />
            <FormInput control={form.control} name="until" label={texts.until} type="date" min={today} />
          </div>
          <FormTextarea
            control={form.control}
            name="text"
            label={texts.text}
            aside={common.optional}
            placeholder={texts.textPlaceholder}
            rows={2}
            maxLength={200}
          />
        </>
      ) : null}
    </SectionScreen>
  );
}
