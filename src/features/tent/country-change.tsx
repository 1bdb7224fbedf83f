"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { fill } from "~/copy/fill";
import { countryChangeTexts } from "~/copy/settings/country-change";
import { normalizePhone, readableNumber, whatsappNumber } from "~/domain/tent/phone";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import type { RouterOutputs } from "~/trpc/react";

type Country = RouterOutputs["tent"]["countries"][number];

interface CountryChangeProps {
  form: UseFormReturn<SectionFormValues<"contact">>;
  countries: readonly Country[];
  /** Stored values. */
  stored: { countryId: number; whatsapp: string };
}

/** When the country changes but the number still belongs to the previous one, offers to change both together. */
export function CountryChange({ form, countries, stored }: CountryChangeProps) {
  const { countryChange: copy } = useCopy(countryChangeTexts).tent;
  const [countryId, typed] = useWatch({ control: form.control, name: ["countryId", "whatsapp"] });
  const country = countries.find(({ id }) => id === Number(countryId));
  const before = countries.find(({ id }) => id === stored.countryId);
  const isOld = stored.whatsapp !== "" && typed === stored.whatsapp;
  if (!country || !before || country.id === before.id || !isOld) return null;
  const phone = normalizePhone(stored.whatsapp, country);
  const number = phone.ok
    ? readableNumber(whatsappNumber({ countryId: country.id, codNumber: country.codNumber, ...phone }))
    : "";
  const write = (value: string) =>
    form.setValue("whatsapp", value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: value === stored.whatsapp,
    });
  return (
    <Banner
      tone={phone.ok ? "info" : "warn"}
      role="status"
      title={fill(phone.ok ? copy.same : copy.wrong, { country: country.name })}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            size="sm"
            variant="sec"
            onClick={() => {
              write("");
              form.setFocus("whatsapp");
            }}
          >
            {copy.write}
          </Button>
          <Button type="button" size="sm" variant="txt" onClick={() => write("")}>
            {copy.without}
          </Button>
          <Button
            type="button"
            size="sm"
            variant="txt"
            onClick={() => {
              form.setValue("countryId", String(before.id), { shouldDirty: true });
              form.clearErrors("whatsapp");
            }}
          >
            {fill(copy.back, { country: before.name })}
          </Button>
        </div>
      }
    >
      <p>{fill(phone.ok ? copy.sameText : copy.wrongText, { number })}</p>
      <p>{copy.branches}</p>
    </Banner>
  );
}
