"use client";

import { useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";
import { useCopy } from "~/features/app-context/copy-provider";
import { appErrorOfCall } from "~/trpc/react";
import { useFormMessages } from "./form-messages";

interface AccountForm<Input extends FieldValues> {
  schema: z.ZodType<unknown, Input>;
  values: Input;
  fields: readonly FieldPath<Input>[];
  /** Where WRONG_PASSWORD is shown. */
  passwordField?: FieldPath<Input>;
  /** Mutations with `ignoreErrors`: what fails is shown in the form, and keeps what was typed. */
  save: (input: Input) => Promise<unknown>;
}

/** A form of the account: judged by the server's own schema; every failure stands in the form itself. */
export function useAccountForm<Input extends FieldValues>(options: AccountForm<Input>) {
  const { schema, values, fields, passwordField, save } = options;
  const copy = useCopy();
  const messages = useFormMessages();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Input>({
    resolver: messages.resolver(schema),
    defaultValues: values as DefaultValues<Input>,
  });

  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await save(typed);
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "WRONG_PASSWORD" && passwordField) {
        form.setError(passwordField, { type: "server", message: copy.errors.WRONG_PASSWORD }, { shouldFocus: true });
      } else setProblem(known ? messages.show(error, form, fields) : copy.session.callFailed.network);
    }
  });
  return { form, problem, submit };
}
