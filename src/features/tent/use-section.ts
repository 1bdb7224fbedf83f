"use client";

import { useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "sonner";
import type { z } from "zod";
import { useCopy } from "~/features/app-context/copy-provider";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { api } from "~/trpc/react";

interface Section<Input extends FieldValues> {
  schema: z.ZodType<unknown, Input>;
  values: Input;
  fields: readonly FieldPath<Input>[];
  save: (input: Input) => Promise<unknown>;
  /** Called after saving, instead of staying on the screen. */
  onSaved?: () => Promise<void>;
}

interface SectionForm<Input extends FieldValues> {
  form: UseFormReturn<Input>;
  /** Error message of the section as a whole. */
  problem: string | null;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/** One settings section, validated by the server's schema and saved separately. */
export function useSection<Input extends FieldValues>({
  schema,
  values,
  fields,
  save,
  onSaved,
}: Section<Input>): SectionForm<Input> {
  const { common } = useCopy().tent;
  const messages = useFormMessages();
  const utils = api.useUtils();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Input>({
    resolver: messages.resolver(schema),
    defaultValues: values as DefaultValues<Input>,
    mode: "onTouched",
  });
  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await save(typed);
      form.reset(typed);
      toast.success(common.saved);
      await Promise.all([
        utils.tent.mine.invalidate(),
        utils.tent.settings.invalidate(),
        utils.tent.progress.invalidate(),
      ]);
      await onSaved?.();
    } catch (error) {
      setProblem(messages.show(error, form, fields));
    }
  });
  return { form, problem, submit };
}
