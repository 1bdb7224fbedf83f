"use client";

import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { FormInput, FormSelect } from "~/components/ui/form";
import { FormCheckbox } from "~/components/ui/form-toggle";
import { fill } from "~/copy/fill";
import { fieldTexts } from "~/copy/settings/fields";
import { ARGENTINA_ID, DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import { MAX_TYPED_PHONE } from "~/domain/tent/limits";
import { normalizePhone, phoneExample, whatsappNumber } from "~/domain/tent/phone";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import type { RouterOutputs } from "~/trpc/react";

type Countries = RouterOutputs["tent"]["countries"];

interface PhoneValues extends FieldValues {
  whatsapp: string;
  whatsappArea?: string;
  whatsappLandline?: boolean;
}

interface WhatsappProps<Values extends PhoneValues> {
  control: Control<Values>;
  /** Country whose format the number must follow. */
  country: Pick<Countries[number], "id" | "codNumber"> | undefined;
  label?: string;
  /** Template with the placeholder `{example}`. */
  hint?: string;
}

/** A WhatsApp number with a link to test that it opens the right chat. */
export function WhatsappField<Values extends PhoneValues>({ control, country, label, hint }: WhatsappProps<Values>) {
  const { fields } = useCopy(fieldTexts).tent;
  const name = (key: keyof PhoneValues & string) => key as FieldPath<Values>;
  const [rawPhone, rawLandline] = useWatch({
    control,
    name: [name("whatsapp"), name("whatsappLandline")],
  }) as unknown[];
  const typed = String(rawPhone ?? "");
  const landline = Boolean(rawLandline);
  const phone = country && typed.trim() !== "" ? normalizePhone(typed, country) : null;
  const testUrl =
    country && phone?.ok
      ? whatsappUrl(
          whatsappNumber({
            countryId: country.id,
            codNumber: country.codNumber,
            area: phone.area,
            number: phone.number,
            landline,
          }),
          fields.testMessage,
        )
      : null;
  return (
    <div className="grid gap-2">
      <FormInput
        control={control}
        name={name("whatsapp")}
        label={label ?? fields.whatsapp}
        hint={fill(hint ?? fields.whatsappHint, { example: phoneExample(country?.id ?? DEFAULT_COUNTRY_ID) })}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MAX_TYPED_PHONE}
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
      {country?.id === ARGENTINA_ID ? (
        <FormCheckbox
          control={control}
          name={name("whatsappLandline")}
          label={fields.landline}
          hint={fields.landlineHint}
        />
      ) : null}
    </div>
  );
}

interface ContactValues extends PhoneValues {
  countryId: unknown;
}

/** Country and WhatsApp. */
export function ContactFields<Values extends ContactValues>({
  control,
  countries,
  note,
}: {
  control: Control<Values>;
  countries: Countries;
  /** Content between the country and the number. */
  note?: ReactNode;
}) {
  const { fields } = useCopy(fieldTexts).tent;
  const name = "countryId" as FieldPath<Values>;
  const countryId = Number(useWatch({ control, name }));
  return (
    <>
      <FormSelect control={control} name={name} label={fields.country} autoComplete="country">
        {countries.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </FormSelect>
      {note}
      <WhatsappField control={control} country={countries.find((one) => one.id === countryId)} />
    </>
  );
}
