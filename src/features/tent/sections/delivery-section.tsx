"use client";

import { Plus, Trash2 } from "lucide-react";
import { type Control, useFieldArray } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { FormInput } from "~/components/ui/form";
import { FormPrice } from "~/components/ui/form-price";
import { FormSwitch } from "~/components/ui/form-toggle";
import { IconButton } from "~/components/ui/icon-button";
import { fill } from "~/copy/fill";
import { fieldTexts } from "~/copy/settings/fields";
import { sectionTexts } from "~/copy/settings/section";
import { zonesTexts } from "~/copy/settings/zones";
import { typedFromCents } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { MAX_ZONES } from "~/domain/tent/limits";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

type DeliveryForm = SectionFormValues<"delivery">;

function Zones({ control, money }: { control: Control<DeliveryForm>; money: MoneyFormat }) {
  const { zones: texts } = useCopy(zonesTexts).tent;
  const { fields, append, remove } = useFieldArray({ control, name: "deliveryZones" });
  return (
    <fieldset className="grid gap-3">
      <legend className="float-left font-semibold">{texts.title}</legend>
      <p className="text-sm text-ink-2">{texts.hint}</p>
      {fields.map((zone, index) => (
        <div key={zone.id} className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-start gap-2">
          <FormInput control={control} name={`deliveryZones.${index}.name`} label={texts.name} maxLength={80} />
          <FormPrice
            control={control}
            name={`deliveryZones.${index}.cost`}
            label={texts.cost}
            prefix={money.symbol}
            maxLength={20}
          />
          <IconButton
            label={fill(texts.remove, { number: String(index + 1) })}
            onClick={() => remove(index)}
            className="mt-7"
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {fields.length < MAX_ZONES ? (
        <Button
          variant="sec"
          size="sm"
          className="justify-self-start"
          onClick={() => append({ name: "", cost: "" }, { focusName: `deliveryZones.${fields.length}.name` })}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** Pickup and delivery, with a flat cost or one per zone. */
export function DeliverySection({ settings }: SectionProps) {
  const { fields } = useCopy(fieldTexts).tent;
  const { settings: names, common } = useCopy(sectionTexts).tent;
  const save = api.tent.updateDelivery.useMutation();
  const { money } = settings;
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.delivery),
    values: {
      // never chosen: the merchant chooses, instead of finding a promise made
      pickupEnabled: settings.deliverySetAt !== null && settings.pickupEnabled,
      pickupText: settings.pickupText ?? "",
      deliveryEnabled: settings.deliveryEnabled,
      deliveryText: settings.deliveryText ?? "",
      deliveryCost: typedFromCents(settings.deliveryCost, money),
      deliveryZones: settings.deliveryZones.map(({ name, costCents }) => ({
        name,
        cost: typedFromCents(costCents, money),
      })),
      freeDeliveryFrom: typedFromCents(settings.freeDeliveryFrom, money),
    } satisfies DeliveryForm,
    fields: ["pickupEnabled", "pickupText", "deliveryText", "deliveryCost", "deliveryZones", "freeDeliveryFrom"],
    queued: queuedSection(settings, "tent.updateDelivery", [
      "pickupEnabled",
      "pickupText",
      "deliveryEnabled",
      "deliveryText",
      "deliveryCost",
      "deliveryZones",
      "freeDeliveryFrom",
    ]),
    save: (input) => save.mutateAsync(input),
    mode: "onSubmit",
  });
  const { form } = section;
  const [pickup, delivery, zones] = form.watch(["pickupEnabled", "deliveryEnabled", "deliveryZones"]);
  const pickupError = form.formState.errors.pickupEnabled?.message;
  return (
    <SectionScreen
      title={names.screens.entrega}
      section={{ ...section, problem: section.problem ?? pickupError ?? null }}
    >
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
          {zones.length === 0 ? (
            <FormPrice
              control={form.control}
              name="deliveryCost"
              label={fields.deliveryCost}
              hint={fields.deliveryCostHint}
              prefix={money.symbol}
              maxLength={20}
            />
          ) : null}
          <Zones control={form.control} money={money} />
          <FormPrice
            control={form.control}
            name="freeDeliveryFrom"
            label={fields.freeDeliveryFrom}
            aside={common.optional}
            prefix={money.symbol}
            maxLength={20}
          />
        </>
      ) : null}
    </SectionScreen>
  );
}
