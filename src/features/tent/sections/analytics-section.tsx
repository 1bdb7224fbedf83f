"use client";

import { type Control, useController } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { FormField } from "~/components/ui/form";
import { Input, type InputProps } from "~/components/ui/input";
import { analyticsTexts } from "~/copy/settings/analytics";
import { sectionTexts } from "~/copy/settings/section";
import { findGa4, findPixel, MAX_SNIPPET } from "~/domain/tent/analytics";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

type Form = SectionFormValues<"analytics">;

/** Input longer than any id is taken for a pasted snippet. */
const PASTED = 24;

interface ToolProps extends Pick<InputProps, "placeholder" | "inputMode" | "autoCapitalize"> {
  control: Control<Form>;
  name: keyof Form;
  title: string;
  label: string;
  hint: string;
  where: string;
  steps: readonly string[];
  find: (text: string) => string | null;
}

/** One analytics tool: its id, a way to remove it, and where to find the id. */
function Tool({ control, name, title, label, hint, where, steps, find, ...input }: ToolProps) {
  const { analytics: texts } = useCopy(analyticsTexts).tent;
  const { common } = useCopy(sectionTexts).tent;
  const { field } = useController({ control, name });
  return (
    <section className="grid gap-3" aria-label={title}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2>{title}</h2>
        {field.value === "" ? null : (
          <Button type="button" variant="txt" size="sm" onClick={() => field.onChange("")}>
            {texts.remove}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
      <FormField control={control} name={name} label={label} aside={common.optional} hint={hint}>
        {(bound) => (
          <Input
            {...input}
            {...bound}
            onChange={({ target: { value } }) => bound.onChange(value.length > PASTED ? (find(value) ?? value) : value)}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={MAX_SNIPPET}
          />
        )}
      </FormField>
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold text-brand-ink">{where}</summary>
        <ol className="grid list-decimal gap-2 pl-5 text-sm text-ink-2">
          {steps.map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** Google Analytics and Meta's pixel, for which visitors are asked for consent. */
export function AnalyticsSection({ settings }: SectionProps) {
  const { analytics: texts } = useCopy(analyticsTexts).tent;
  const { settings: names } = useCopy(sectionTexts).tent;
  const save = api.tent.updateAnalytics.useMutation();
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.analytics),
    values: { ga4Id: settings.ga4Id ?? "", pixelId: settings.pixelId ?? "" } satisfies Form,
    fields: ["ga4Id", "pixelId"],
    queued: queuedSection(settings, "tent.updateAnalytics", ["ga4Id", "pixelId"]),
    save: (input) => save.mutateAsync(input),
  });
  const { control } = section.form;
  return (
    <SectionScreen title={names.screens.medicion} section={section}>
      <p className="text-ink-2">{texts.intro}</p>
      <Tool
        control={control}
        name="ga4Id"
        title={texts.google}
        label={texts.ga4}
        hint={texts.ga4Hint}
        where={texts.ga4Where}
        steps={texts.ga4Steps}
        find={findGa4}
        placeholder="G-ABC1234567"
        autoCapitalize="characters"
      />
      <Tool
        control={control}
        name="pixelId"
        title={texts.meta}
        label={texts.pixel}
        hint={texts.pixelHint}
        where={texts.pixelWhere}
        steps={texts.pixelSteps}
        find={findPixel}
        placeholder="1234567890123456"
        inputMode="numeric"
      />
      <div className="border-t border-line pt-4">
        <h2>{texts.consentTitle}</h2>
        <p className="mt-1 text-sm text-ink-2">{texts.consent}</p>
      </div>
    </SectionScreen>
  );
}
