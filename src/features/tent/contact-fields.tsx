"use client";

import { ExternalLink } from "lucide-react";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { FormCheckbox, FormInput, FormSelect } from "~/components/ui/form";
import { fill } from "~/copy/fill";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import { normalizePhone, phoneExample, whatsappNumber, whatsappUrl } from "~/domain/tent/phone";
import { useCopy } from "~/features/session/copy-provider";
import type { RouterOutputs } from "~/trpc/react";

type Countries = RouterOutputs["tent"]["countries"];

interface ContactValues extends FieldValues {
  countryId: unknown;
  whatsapp: string;
  whatsappArea?: string;
  whatsappLandline?: boolean;
}

/** Country and WhatsApp, with a link to try whether the number opens the right chat. */
export function ContactFields<Values extends ContactValues>({
  control,
  countries,
}: {
  control: Control<Values>;
  countries: Countries;
}) {
  const { fields } = useCopy().tent;
  const name = (key: keyof ContactValues & string) => key as FieldPath<Values>;
  const [rawCountry, rawPhone, rawLandline] = useWatch({
    control,
    name: [name("countryId"), name("whatsapp"), name("whatsappLandline")],
  }) as unknown[];
  const countryId = Number(rawCountry);
  const typed = String(rawPhone ?? "");
  const landline = Boolean(rawLandline);
  const country = countries.find((one) => one.id === countryId);
  const phone = country && typed.trim() !== "" ? normalizePhone(typed, country) : null;
  const testUrl =
    country && phone?.ok
      ? whatsappUrl(
          whatsappNumber({ countryId, codNumber: country.codNumber, area: phone.area, number: phone.number, landline }),
          fields.testMessage,
        )
      : null;
  return (
    <>
      <FormSelect control={control} name={name("countryId")} label={fields.country} autoComplete="country">
        {countries.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </FormSelect>
      <div className="grid gap-2">
        <FormInput
          control={control}
          name={name("whatsapp")}
          label={fields.whatsapp}
          hint={fill(fields.whatsappHint, { example: phoneExample(countryId) })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
          prefix={country ? `+${country.codNumber}` : undefined}
        />
        {testUrl ? (
          <Button asChild variant="txt" size="sm" className="justify-self-start">
            <a href={testUrl} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden="true" />
              {fields.testLink}
            </a>
          </Button>
        ) : null}
        {countryId === ARGENTINA_ID ? (
          <FormCheckbox
            control={control}
            name={name("whatsappLandline")}
            label={fields.landline}
            hint={fields.landlineHint}
          />
        ) : null}
      </div>
    </>
  );
}
