"use client";

import { useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { sessionTexts } from "~/copy/session";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { type LoadSchema, useFormMessages } from "./form-messages";

interface AccountForm<Input extends FieldValues> {
  loadSchema: LoadSchema<Input>;
  values: Input;
  fields: readonly FieldPath<Input>[];
  /** Field that shows WRONG_PASSWORD. */
  passwordField?: FieldPath<Input>;
  /** A mutation with `ignoreErrors`: its failures are shown in the form, which keeps its input. */
  save: (input: Input) => Promise<unknown>;
}

/** An account form: validated by the server's schema, with every failure shown in the form itself. */
export function useAccountForm<Input extends FieldValues>(options: AccountForm<Input>) {
  const { loadSchema, values, fields, passwordField, save } = options;
  const copy = useCopy(sessionTexts);
  const messages = useFormMessages();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Input>({
    resolver: messages.resolver(loadSchema),
    defaultValues: values as DefaultValues<Input>,
  });

  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await save(typed);
    } catch (error) {
      const known = appErrorOfCall(error);
      if (!known) {
        setProblem(copy.session.callFailed.network);
        return;
      }
      const message = await messages.show(error, form, fields);
      if (known.code === "WRONG_PASSWORD" && passwordField && message)
        form.setError(passwordField, { type: "server", message }, { shouldFocus: true });
      else setProblem(message);
    }
  });
  return { form, problem, submit };
}
