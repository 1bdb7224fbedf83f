"use client";

import { useRouter } from "next/navigation";
import { FormInput } from "~/components/ui/form";
import { FormSwitch } from "~/components/ui/form-toggle";
import { Skeleton } from "~/components/ui/skeleton";
import { siteTexts } from "~/copy/site";
import { HEADER_MESSAGE_LENGTH } from "~/domain/site/limits";
import type { SitePanelInput } from "~/domain/site/schemas";
import { MAX_TYPED_PHONE } from "~/domain/tent/limits";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";

const fields = ["headerMessage", "whatsapp", "paymentBanner"] as const;

function SitePanelForm({ stored }: { stored: SitePanelInput }) {
  const { settings: copy } = useCopy(siteTexts).site;
  const router = useRouter();
  const utils = api.useUtils();
  const save = api.site.updatePanel.useMutation();
  const section = useSection({
    loadSchema: () => import("~/domain/site/schemas").then(({ sitePanelSchema }) => sitePanelSchema),
    values: {
      headerMessage: stored.headerMessage ?? "",
      whatsapp: stored.whatsapp ?? "",
      paymentBanner: stored.paymentBanner ?? false,
    },
    fields,
    save: (input) => save.mutateAsync(input),
    draft: "site.panel",
    onSaved: async () => {
      await utils.site.panel.invalidate();
      router.refresh(); // the shell around the screen is server-rendered
    },
  });
  const { control } = section.form;
  return (
    <SectionScreen title={copy.title} section={section}>
      <FormInput
        control={control}
        name="headerMessage"
        label={copy.headerMessage}
        aside={copy.optional}
        hint={copy.headerMessageHint}
        placeholder={copy.headerMessagePlaceholder}
        maxLength={HEADER_MESSAGE_LENGTH}
      />
      <FormInput
        control={control}
        name="whatsapp"
        label={copy.whatsapp}
        aside={copy.optional}
        hint={copy.whatsappHint}
        placeholder={copy.whatsappPlaceholder}
        inputMode="tel"
        maxLength={MAX_TYPED_PHONE}
      />
      <FormSwitch control={control} name="paymentBanner" label={copy.paymentBanner} hint={copy.paymentBannerHint} />
    </SectionScreen>
  );
}

/** `/configuraciones/sitio`: settings that a super-user changes for every panel. */
export function SitePanelScreen() {
  const { data } = api.site.panel.useQuery(undefined, { refetchOnWindowFocus: false });
  return data ? <SitePanelForm stored={data} /> : <Skeleton className="h-96" />;
}
