"use client";

import { CircleCheck, LoaderCircle } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { Chip } from "~/components/ui/chip";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { fieldTexts } from "~/copy/settings/fields";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSentence } from "~/features/app-context/forms/late-sentences";
import { api } from "~/trpc/react";

const PAUSE_MS = 350;

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** Why an address cannot be taken, in words that are loaded when they are needed. */
function useReason(key: string | null): string | undefined {
  const { subdomainWrong } = useCopy(fieldTexts).tent.fields;
  const sentence = useSentence();
  const [reason, setReason] = useState<{ key: string; text: string } | null>(null);
  const explain = useEffectEvent((asked: string) =>
    sentence(asked, subdomainWrong).then((text) => setReason({ key: asked, text })),
  );
  useEffect(() => {
    if (key !== null) void explain(key);
  }, [key]);
  return reason?.key === key ? reason?.text : undefined;
}

interface SubdomainFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Suffix after the subdomain, including the dot: ".vidriera.test". */
  host: string;
  /** The current shop and its subdomain, which counts as available. */
  own?: { tentId: number; subdomain: string };
  hint?: string;
  /** One of the free addresses was chosen instead. */
  onPick?: () => void;
}

/** Subdomain input that checks availability while the user types. */
export function SubdomainField<Values extends FieldValues>({
  control,
  name,
  host,
  own,
  hint,
  onPick,
}: SubdomainFieldProps<Values>) {
  const { fields } = useCopy(fieldTexts).tent;
  const { field, fieldState } = useController({ control, name });
  const typed = String(field.value ?? "").trim();
  const asked = usePaused(typed);
  const check = api.tent.checkSubdomain.useQuery(
    { subdomain: asked, ownTentId: own?.tentId },
    { enabled: asked !== "" && asked !== own?.subdomain, meta: { ignoreErrors: true }, staleTime: 5_000 },
  );
  const isCurrent = asked === typed && check.data !== undefined;
  const problem = useReason(isCurrent ? check.data.problem : null);
  const free = isCurrent ? check.data.free : [];
  const isFree =
    isCurrent && check.data.problem === null && !fieldState.error && typed !== "" && typed !== own?.subdomain;
  return (
    <div className="grid gap-1.5">
      <Field label={fields.subdomain} hint={hint ?? fields.subdomainHint} error={fieldState.error?.message ?? problem}>
        <Input
          {...field}
          value={String(field.value ?? "")}
          onChange={(event) => field.onChange(event.target.value.toLowerCase().replace(/\s+/g, "-"))}
          suffix={host}
          maxLength={60}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoComplete="off"
          inputMode="url"
        />
      </Field>
      {free.length > 0 ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left mr-1 text-sm text-ink-2">{fields.subdomainOthers}</legend>
          {free.map((other) => (
            <Chip
              key={other}
              onClick={() => {
                onPick?.();
                field.onChange(other);
              }}
            >
              {other}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <p role="status" className="flex min-h-5 items-center gap-1.5 text-sm font-medium text-ok">
        {isFree ? (
          <>
            <CircleCheck aria-hidden="true" className="size-4" />
            {fields.subdomainFree}
          </>
        ) : check.isFetching ? (
          <span className="flex items-center gap-1.5 font-normal text-ink-2">
            <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
            {fields.subdomainChecking}
          </span>
        ) : null}
      </p>
    </div>
  );
}
