"use client";

import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormInput, FormPrice, FormSwitch } from "~/components/ui/form";
import { Notice } from "~/components/ui/notice";
import { Skeleton } from "~/components/ui/skeleton";
import { formatAmount } from "~/domain/product/money";
import { type SectionForm, shopSections } from "~/domain/tent/shop-form";
import { PageHeader } from "~/features/panel/page-header";
import { useCopy } from "~/features/session/copy-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { ContactFields } from "./contact-fields";
import { LogoEditor } from "./logo-editor";
import { StyleChoice } from "./style-choice";
import { SubdomainField } from "./subdomain-field";
import { useSection } from "./use-section";

type Settings = RouterOutputs["tent"]["settings"];

const typedAmount = (cents: number | null) => (cents === null ? "" : formatAmount(cents / 100));

/** ".vidriera.test:3000": what follows the subdomain in the shop's address. */
function hostAfter(settings: Settings): string {
  return new URL(settings.url).host.slice(settings.subdomain.length);
}

interface SectionCardProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  problem: string | null;
  onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  children: ReactNode;
}

function SectionCard<Values extends FieldValues>({
  title,
  form,
  problem,
  onSubmit,
  children,
}: SectionCardProps<Values>) {
  const { common } = useCopy().tent;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Group title={title} aside={isDirty ? common.unsaved : null}>
        {children}
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
        <Button
          type="submit"
          variant={isDirty ? "solid" : "sec"}
          disabled={!isDirty}
          loading={isSubmitting}
          className="sm:justify-self-start"
        >
          {common.save}
        </Button>
      </Group>
    </form>
  );
}

function ShopSection({ settings }: { settings: Settings }) {
  const { fields, settings: texts, common } = useCopy().tent;
  const save = api.tent.updateShop.useMutation();
  const { form, problem, submit } = useSection({
    schema: shopSections.shop,
    values: {
      name: settings.name,
      subdomain: settings.subdomain,
      tagline: settings.tagline ?? "",
      notice: settings.notice ?? "",
    } satisfies SectionForm<"shop">,
    fields: ["name", "subdomain", "tagline", "notice"],
    save: (input) => save.mutateAsync(input),
  });
  return (
    <SectionCard title={texts.shop} form={form} problem={problem} onSubmit={submit}>
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
    </SectionCard>
  );
}

function ContactSection({ settings }: { settings: Settings }) {
  const { fields, settings: texts, common } = useCopy().tent;
  const countries = api.tent.countries.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const save = api.tent.updateContact.useMutation();
  const { form, problem, submit } = useSection({
    schema: shopSections.contact,
    values: {
      countryId: String(settings.countryId),
      whatsapp: [settings.whatsappArea, settings.whatsapp].filter(Boolean).join(" "),
      whatsappArea: "",
      whatsappLandline: settings.whatsappLandline,
      instagram: settings.instagram ?? "",
      facebook: settings.facebook ?? "",
    } satisfies SectionForm<"contact">,
    fields: ["countryId", "whatsapp", "instagram", "facebook"],
    save: (input) => save.mutateAsync(input),
  });
  return (
    <SectionCard title={texts.contact} form={form} problem={problem} onSubmit={submit}>
      {countries.data ? (
        <ContactFields control={form.control} countries={countries.data} />
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
    </SectionCard>
  );
}

function OrdersSection({ settings }: { settings: Settings }) {
  const { fields, settings: texts, common } = useCopy().tent;
  const save = api.tent.updateOrderRules.useMutation();
  const { form, problem, submit } = useSection({
    schema: shopSections.orders,
    values: {
      minbuy: typedAmount(settings.minbuy),
      pickupEnabled: settings.pickupEnabled,
      pickupText: settings.pickupText ?? "",
      deliveryEnabled: settings.deliveryEnabled,
      deliveryText: settings.deliveryText ?? "",
      deliveryCost: typedAmount(settings.deliveryCost),
      freeDeliveryFrom: typedAmount(settings.freeDeliveryFrom),
    } satisfies SectionForm<"orders">,
    fields: ["minbuy", "pickupEnabled", "pickupText", "deliveryText", "deliveryCost", "freeDeliveryFrom"],
    save: (input) => save.mutateAsync(input),
  });
  const [pickup, delivery] = form.watch(["pickupEnabled", "deliveryEnabled"]);
  const pickupError = form.formState.errors.pickupEnabled?.message;
  const symbol = settings.currencySymbol;
  return (
    <SectionCard title={texts.orders} form={form} problem={problem ?? pickupError ?? null} onSubmit={submit}>
      <FormPrice
        control={form.control}
        name="minbuy"
        label={fields.minbuy}
        hint={fields.minbuyHint}
        prefix={symbol}
        maxLength={20}
      />
      <FormSwitch control={form.control} name="pickupEnabled" label={fields.pickup} hint={fields.pickupHint} />
      {pickup ? (
        <FormInput
          control={form.control}
          name="pickupText"
          label={fields.pickupText}
          aside={common.optional}
          placeholder={fields.pickupTextPlaceholder}
          maxLength={120}
        />
      ) : null}
      <FormSwitch control={form.control} name="deliveryEnabled" label={fields.delivery} hint={fields.deliveryHint} />
      {delivery ? (
        <>
          <FormInput
            control={form.control}
            name="deliveryText"
            label={fields.deliveryText}
            aside={common.optional}
            placeholder={fields.deliveryTextPlaceholder}
            maxLength={120}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <FormPrice
              control={form.control}
              name="deliveryCost"
              label={fields.deliveryCost}
              hint={fields.deliveryCostHint}
              prefix={symbol}
              maxLength={20}
            />
            <FormPrice
              control={form.control}
              name="freeDeliveryFrom"
              label={fields.freeDeliveryFrom}
              aside={common.optional}
              prefix={symbol}
              maxLength={20}
            />
          </div>
        </>
      ) : null}
    </SectionCard>
  );
}

function LookSection({ settings }: { settings: Settings }) {
  const { settings: texts } = useCopy().tent;
  const utils = api.useUtils();
  const save = api.tent.updateLook.useMutation({
    onSettled: () => Promise.all([utils.tent.settings.invalidate(), utils.tent.progress.invalidate()]),
  });
  return (
    <Group title={texts.look}>
      <p className="-mt-2 text-sm text-ink-2">{texts.lookHint}</p>
      <StyleChoice
        label={texts.look}
        value={save.isPending ? Number(save.variables.styleId) : settings.styleId}
        onChange={(styleId) => save.mutate({ styleId })}
      />
    </Group>
  );
}

/** `/configuraciones`: the shop's data by section. */
export function SettingsScreen() {
  const { settings: texts } = useCopy().tent;
  const { data: settings } = api.tent.settings.useQuery(undefined, { refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          settings ? (
            <Button asChild variant="sec" size="sm">
              <a href={settings.url} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                {texts.view}
              </a>
            </Button>
          ) : null
        }
      />
      {settings ? (
        <div className="grid max-w-180 gap-4 lg:max-w-none lg:grid-cols-2 lg:items-start">
          <div className="grid min-w-0 gap-4">
            <ShopSection settings={settings} />
            <LookSection settings={settings} />
          </div>
          <div className="grid min-w-0 gap-4">
            <ContactSection settings={settings} />
            <OrdersSection settings={settings} />
          </div>
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}
