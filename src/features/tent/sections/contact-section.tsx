"use client";

import { FormInput } from "~/components/ui/form";
import { Skeleton } from "~/components/ui/skeleton";
import { fieldTexts } from "~/copy/settings/fields";
import { sectionTexts } from "~/copy/settings/section";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { ContactFields } from "~/features/tent/contact-fields";
import { CountryChange } from "~/features/tent/country-change";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

/** Country, WhatsApp and social networks. */
export function ContactSection({ settings }: SectionProps) {
  const { fields } = useCopy(fieldTexts).tent;
  const { settings: texts, common } = useCopy(sectionTexts).tent;
  const countries = api.tent.countries.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const save = api.tent.updateContact.useMutation();
  const typedNumber = [settings.whatsappArea, settings.whatsapp].filter(Boolean).join(" ");
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.contact),
    values: {
      countryId: String(settings.countryId),
      whatsapp: typedNumber,
      whatsappArea: "",
      whatsappLandline: settings.whatsappLandline,
      instagram: settings.instagram ?? "",
      facebook: settings.facebook ?? "",
    } satisfies SectionFormValues<"contact">,
    fields: ["countryId", "whatsapp", "instagram", "facebook"],
    queued: queuedSection(settings, "tent.updateContact", [
      "countryId",
      "whatsapp",
      "whatsappArea",
      "whatsappLandline",
      "instagram",
      "facebook",
    ]),
    save: (input) => save.mutateAsync(input),
  });
  const { form } = section;
  return (
    <SectionScreen title={texts.screens.contacto} section={section}>
      {countries.data ? (
        <ContactFields
          control={form.control}
          countries={countries.data}
          note={
            <CountryChange
              form={form}
              countries={countries.data}
              stored={{ countryId: settings.countryId, whatsapp: typedNumber }}
            />
          }
        />
      ) : (
        <Skeleton className="h-40" />
      )}
      <FormInput
        control={form.control}
        name="instagram"
        label={fields.instagram}
        aside={common.optional}
        placeholder={fields.instagramPlaceholder}
        autoCapitalize="none"
        maxLength={200}
      />
      <FormInput
        control={form.control}
        name="facebook"
        label={fields.facebook}
        aside={common.optional}
        placeholder={fields.facebookPlaceholder}
        autoCapitalize="none"
        maxLength={200}
      />
    </SectionScreen>
  );
}
