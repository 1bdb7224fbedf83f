"use client";

import { FormInput } from "~/components/ui/form";
import { fieldTexts } from "~/copy/settings/fields";
import { sectionTexts } from "~/copy/settings/section";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { LogoEditor } from "~/features/tent/logo-editor";
import { SectionScreen } from "~/features/tent/section-screen";
import { SubdomainField } from "~/features/tent/subdomain-field";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps, Settings } from "./section-props";

/** Suffix of the shop's host after the subdomain, such as ".vidriera.test:3000". */
function hostAfter(settings: Settings): string {
  return new URL(settings.url).host.slice(settings.subdomain.length);
}

/** Name, subdomain, logo and the shop's header. */
export function TentIdentitySection({ settings }: SectionProps) {
  const { fields } = useCopy(fieldTexts).tent;
  const { settings: texts, common } = useCopy(sectionTexts).tent;
  const save = api.tent.updateShop.useMutation();
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.shop),
    values: {
      name: settings.name,
      subdomain: settings.subdomain,
      tagline: settings.tagline ?? "",
      notice: settings.notice ?? "",
    } satisfies SectionFormValues<"shop">,
    fields: ["name", "subdomain", "tagline", "notice"],
    queued: queuedSection(settings, "tent.updateShop", ["name", "subdomain", "tagline", "notice"]),
    save: (input) => save.mutateAsync(input),
  });
  const { form } = section;
  return (
    <SectionScreen title={texts.screens.tienda} section={section}>
      <LogoEditor name={settings.name} logo={settings.logo} />
      <FormInput control={form.control} name="name" label={fields.name} maxLength={60} autoComplete="organization" />
      <SubdomainField
        control={form.control}
        name="subdomain"
        host={hostAfter(settings)}
        own={{ tentId: settings.id, subdomain: settings.subdomain }}
        hint={texts.oldAddress}
      />
      <FormInput
        control={form.control}
        name="tagline"
        label={fields.tagline}
        aside={common.optional}
        placeholder={fields.taglinePlaceholder}
        maxLength={80}
      />
      <FormInput
        control={form.control}
        name="notice"
        label={fields.notice}
        aside={common.optional}
        placeholder={fields.noticePlaceholder}
        maxLength={120}
      />
    </SectionScreen>
  );
}
