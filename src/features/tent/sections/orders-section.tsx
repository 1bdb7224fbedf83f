"use client";

import { FormInput, FormSelect, FormTextarea } from "~/components/ui/form";
import { FormPrice } from "~/components/ui/form-price";
import { FormSwitch } from "~/components/ui/form-toggle";
import { fieldTexts } from "~/copy/settings/fields";
import { sectionTexts } from "~/copy/settings/section";
import { LISTING_LAYOUTS } from "~/domain/catalogue/listing-layout";
import { typedFromCents } from "~/domain/money/money";
import { ASKED_PHONES } from "~/domain/order/place/asked-phone";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

/** Minimum purchase, the visitor's phone, the order message's last sentence, how listings look, sold-out products, and stock that orders hold. */
export function OrdersSection({ settings }: SectionProps) {
  const { fields } = useCopy(fieldTexts).tent;
  const { settings: names, common } = useCopy(sectionTexts).tent;
  const save = api.tent.updateOrderRules.useMutation();
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.orders),
    values: {
      minimumPurchase: typedFromCents(settings.minimumPurchase, settings.money),
      orderText: settings.orderText ?? "",
      customerPhone: settings.customerPhone,
      showSoldOut: settings.showSoldOut,
      listingLayout: settings.listingLayout,
      stockHold: settings.stockHold,
      stockHoldHours: String(settings.stockHoldHours),
    } satisfies SectionFormValues<"orders">,
    fields: ["minimumPurchase", "orderText", "stockHoldHours"],
    queued: queuedSection(settings, "tent.updateOrderRules", [
      "minimumPurchase",
      "orderText",
      "customerPhone",
      "showSoldOut",
      "listingLayout",
      "stockHold",
      "stockHoldHours",
    ]),
    save: (input) => save.mutateAsync(input),
  });
  const { form } = section;
  return (
    <SectionScreen title={names.screens.pedidos} section={section}>
      <FormPrice
        control={form.control}
        name="minimumPurchase"
        label={fields.minimumPurchase}
        hint={fields.minimumPurchaseHint}
        prefix={settings.money.symbol}
        maxLength={20}
      />
      <FormSelect
        control={form.control}
        name="customerPhone"
        label={fields.customerPhone}
        hint={fields.customerPhoneHint}
      >
        {ASKED_PHONES.map((asked) => (
          <option key={asked} value={asked}>
            {fields.customerPhones[asked]}
          </option>
        ))}
      </FormSelect>
      <FormTextarea
        control={form.control}
        name="orderText"
        label={fields.orderText}
        aside={common.optional}
        hint={fields.orderTextHint}
        placeholder={fields.orderTextPlaceholder}
        rows={2}
        maxLength={300}
      />
      <FormSelect
        control={form.control}
        name="listingLayout"
        label={fields.listingLayout}
        hint={fields.listingLayoutHint}
      >
        {LISTING_LAYOUTS.map((layout) => (
          <option key={layout} value={layout}>
            {fields.listingLayouts[layout]}
          </option>
        ))}
      </FormSelect>
      <FormSwitch control={form.control} name="showSoldOut" label={fields.showSoldOut} hint={fields.showSoldOutHint} />
      <FormSwitch control={form.control} name="stockHold" label={fields.stockHold} hint={fields.stockHoldHint} />
      <FormInput
        control={form.control}
        name="stockHoldHours"
        label={fields.stockHoldHours}
        hint={fields.stockHoldHoursHint}
        inputMode="numeric"
        maxLength={3}
      />
    </SectionScreen>
  );
}
