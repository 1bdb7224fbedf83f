"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormInput } from "~/components/ui/form";
import { Skeleton } from "~/components/ui/skeleton";
import { tentTexts } from "~/copy/tent";
import { DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import { onboardingPath } from "~/domain/tent/setup";
import { suggestSubdomain } from "~/domain/tent/subdomain";
import type { CreateTentForm } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { useSession } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { ContactFields } from "../contact-fields";
import { SubdomainField } from "../subdomain-field";
import { useTents } from "../use-tents";
import { NoRoom } from "./no-room";
import { SetupPage } from "./setup-page";

type Settings = RouterOutputs["tent"]["settings"];
type Countries = RouterOutputs["tent"]["countries"];

const FORM = "setup-name";
const FIELDS = ["name", "subdomain", "countryId", "whatsapp"] as const;

interface NameFormProps {
  /** Saved settings when the step is resumed; null for a new shop. */
  settings: Settings | null;
  /** The shop that a new one is linked to; its country and WhatsApp are the defaults. */
  linkedTo: Settings | null;
  countries: Countries;
  countryId: number;
  host: string;
}

function NameForm({ settings, linkedTo, countries, countryId, host }: NameFormProps) {
  const { fields, setup } = useCopy(tentTexts).tent;
  const messages = useFormMessages();
  const router = useRouter();
  const utils = api.useUtils();
  const [problem, setProblem] = useState<string | null>(null);
  /** The subdomain is derived from the name until the user edits it. */
  const [follows, setFollows] = useState(settings === null);
  const create = api.tent.create.useMutation();
  const updateShop = api.tent.updateShop.useMutation();
  const updateContact = api.tent.updateContact.useMutation();
  const contact = settings ?? linkedTo;
  const form = useForm<CreateTentForm>({
    resolver: messages.resolver<CreateTentForm>(() =>
      import("~/domain/tent/tent-form").then((form) => form.createTentSchema),
    ),
    mode: "onTouched",
    defaultValues: {
      name: settings?.name ?? "",
      subdomain: settings?.subdomain ?? "",
      countryId: String(contact?.countryId ?? countryId),
      whatsapp: [contact?.whatsappArea, contact?.whatsapp].filter(Boolean).join(" "),
      whatsappArea: "",
      whatsappLandline: contact?.whatsappLandline ?? false,
    },
  });

  const draft = useFormDraft(form, settings ? "setup.name" : linkedTo ? "setup.another" : "setup.first");
  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      if (settings) {
        await updateShop.mutateAsync({
          name: typed.name,
          subdomain: typed.subdomain,
          tagline: settings.tagline ?? "",
          notice: settings.notice ?? "",
        });
        await updateContact.mutateAsync({
          ...typed,
          instagram: settings.instagram ?? "",
          facebook: settings.facebook ?? "",
        });
      } else {
        await create.mutateAsync(typed);
      }
      draft.forget();
      if (linkedTo) return window.location.assign(onboardingPath(2)); // this document is the other shop's
      await utils.tent.invalidate();
      router.push(onboardingPath(2));
    } catch (error) {
      setProblem(await messages.show(error, form, FIELDS));
    }
  });

  return (
    <SetupPage
      step={1}
      title={linkedTo ? setup.another.title : setup.one.title}
      text={linkedTo ? setup.another.text : setup.one.text}
      origin={linkedTo ? "/configuraciones" : undefined}
      actions={
        <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
          {setup.next}
        </Button>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <Group>
          <DraftBanner draft={draft} />
          <FormInput
            control={form.control}
            name="name"
            label={fields.name}
            placeholder={fields.namePlaceholder}
            maxLength={60}
            autoComplete="organization"
            onInput={(event) => {
              if (follows) form.setValue("subdomain", suggestSubdomain(event.currentTarget.value));
            }}
          />
          <div onInput={() => setFollows(false)}>
            <SubdomainField
              control={form.control}
              name="subdomain"
              host={host}
              onPick={() => setFollows(false)}
              own={settings ? { tentId: settings.id, subdomain: settings.subdomain } : undefined}
            />
          </div>
          <ContactFields control={form.control} countries={countries} />
          {problem ? <Banner tone="bad">{problem}</Banner> : null}
        </Group>
      </form>
    </SetupPage>
  );
}

interface StepNameProps {
  shopHost: string;
  /** Creates another shop instead of resuming the current one. */
  another: boolean;
}

/** `/bienvenida/paso-1`: name, address and WhatsApp. */
export function StepName({ shopHost, another }: StepNameProps) {
  const { user } = useSession();
  const { hasRoom, shops } = useTents();
  const mine = api.tent.mine.useQuery();
  const countries = api.tent.countries.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const settings = api.tent.settings.useQuery(undefined, { enabled: Boolean(mine.data), refetchOnWindowFocus: false });
  const isReady = countries.data && mine.data !== undefined && (mine.data === null || settings.data);
  if (another && shops.length > 0 && !hasRoom) return <NoRoom />;
  if (!isReady) return <Skeleton className="mx-auto h-96 max-w-160" />;
  return (
    <NameForm
      key={another ? "another" : "present"}
      settings={another ? null : (settings.data ?? null)}
      linkedTo={another ? (settings.data ?? null) : null}
      countries={countries.data}
      countryId={user.countryId ?? DEFAULT_COUNTRY_ID}
      host={`.${shopHost}`}
    />
  );
}
