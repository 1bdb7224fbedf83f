"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "~/components/ui/form";
import type { Copy } from "~/copy/copy";
import { errorsTexts } from "~/copy/errors";
import { errorSentence, fieldSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import { validationTexts } from "~/copy/validation";
import { DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import { phoneExample } from "~/domain/tent/phone";
import { appErrorOfCall } from "~/trpc/react";
import { useCopy } from "../copy-provider";

export { errorSentence };

type Sentences = Pick<Copy, "validation">;

/** The text of a message key; unknown keys read as "not valid". */
export function sentenceOf(
  copy: Sentences,
  key: string | undefined,
  example = phoneExample(DEFAULT_COUNTRY_ID),
): string {
  return fieldSentence(copy, key, example);
}

type Errors = { message?: string; [key: string]: unknown };

function translate(copy: Sentences, errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, value]) => {
      if (typeof value !== "object" || value === null) return [field, value];
      const error = value as Errors;
      if (typeof error.message === "string") return [field, { ...error, message: sentenceOf(copy, error.message) }];
      return [field, translate(copy, error)];
    }),
  );
}

/** Connects forms to the schemas of `domain`: the server's rules, with messages in the screen's wording. */
export function useFormMessages() {
  const copy = useCopy(validationTexts, sessionTexts, errorsTexts);
  return {
    sentence: (key: string | undefined) => sentenceOf(copy, key),
    /** For `useForm({ resolver })`. The form keeps and sends the raw input; the server parses it again. */
    resolver<Input extends FieldValues>(schema: z.ZodType<unknown, Input>): Resolver<Input> {
      const validate = zodResolver(schema) as unknown as Resolver<Input>;
      return async (values, context, options) => {
        const { errors } = await validate(values, context, options);
        if (Object.keys(errors).length === 0) return { values, errors: {} };
        return { values: {}, errors: translate(copy, errors) as typeof errors };
      };
    },
    /**
     * Shows a failed call's errors beside their fields and keeps the input. Returns the message for the form as a
     * whole, or null when the field errors already cover it. Without an answer it says so, and that saving may be tried
     * again.
     */
    show<Values extends FieldValues>(
      error: unknown,
      form: Pick<UseFormReturn<Values>, "setError">,
      fields: readonly FieldPath<Values>[],
    ): string | null {
      const appError = appErrorOfCall(error);
      if (!appError) return copy.session.callFailed.unanswered;
      const found: Partial<Record<FieldPath<Values>, string>> = {};
      for (const field of fields) {
        const key = appError.details.fields?.[field]?.[0];
        if (key) found[field] = sentenceOf(copy, key, appError.details.example);
      }
      showFieldErrors(form, found);
      return Object.keys(found).length > 0 ? null : errorSentence(copy, appError);
    },
  };
}
