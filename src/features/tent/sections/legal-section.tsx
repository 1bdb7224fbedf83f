"use client";

import { FormInput } from "~/components/ui/form";
import { FormSwitch } from "~/components/ui/form-toggle";
import { legalTexts } from "~/copy/settings/legal";
import { sectionTexts } from "~/copy/settings/section";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

/** Legal data in the shop's footer; most of it is required by Argentine law. */
export function LegalSection({ settings }: SectionProps) {
  const { legal: texts } = useCopy(legalTexts).tent;
  const { settings: names, common } = useCopy(sectionTexts).tent;
  const save = api.tent.updateLegal.useMutation();
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.legal),
    values: {
      legalName: settings.legalName ?? "",
      cuit: settings.cuit ?? "",
      dataFiscalUrl: settings.dataFiscalUrl ?? "",
      regretButton: settings.regretButton,
      netPrices: settings.netPrices,
    } satisfies SectionFormValues<"legal">,
    fields: ["legalName", "cuit", "dataFiscalUrl", "regretButton"],
    queued: queuedSection(settings, "tent.updateLegal", [
      "legalName",
      "cuit",
      "dataFiscalUrl",
      "regretButton",
      "netPrices",
    ]),
    save: (input) => save.mutateAsync(input),
  });
  const { form } = section;
  const { control } = form;
  const regretError = form.formState.errors.regretButton?.message;
  return (
    <SectionScreen
      title={names.screens.legales}
      section={{ ...section, problem: section.problem ?? regretError ?? null }}
    >
      <FormInput
        control={control}
        name="legalName"
        label={texts.name}
        aside={common.optional}
        hint={texts.nameHint}
        maxLength={120}
      />
      {settings.countryId === ARGENTINA_ID ? (
        <>
          <FormInput
            control={control}
            name="cuit"
            label={texts.cuit}
            aside={common.optional}
            inputMode="numeric"
            maxLength={20}
          />
          <FormInput
            control={control}
            name="dataFiscalUrl"
            label={texts.dataFiscal}
            aside={common.optional}
            hint={texts.dataFiscalHint}
            type="url"
            inputMode="url"
            maxLength={300}
          />
          <FormSwitch control={control} name="regretButton" label={texts.regret} hint={texts.regretHint} />
          <FormSwitch control={control} name="netPrices" label={texts.net} hint={texts.netHint} />
        </>
      ) : null}
    </SectionScreen>
  );
}
