"use client";

import { useEffect, useRef } from "react";
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "~/components/ui/form";
import { errorsTexts } from "~/copy/errors";
import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { whenCalm } from "~/lib/when-calm";
import { useCopy, useLaterCopy } from "../copy-provider";
import { loadSentences, useSentence } from "./late-sentences";

type Errors = { message?: string; [key: string]: unknown };

function translate(textOf: (key: string) => string, errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, value]) => {
      if (typeof value !== "object" || value === null) return [field, value];
      const error = value as Errors;
      if (typeof error.message === "string") return [field, { ...error, message: textOf(error.message) }];
      return [field, translate(textOf, error)];
    }),
  );
}

/** A schema of `domain`, which is loaded with zod when the form is touched, and not with its screen. */
export type LoadSchema<Input> = () => Promise<z.ZodType<unknown, Input>>;

/** Connects forms to the schemas of `domain`: the server's rules, with messages in the screen's wording. */
export function useFormMessages() {
  const copy = useCopy(sessionTexts, errorsTexts);
  const laterCopy = useLaterCopy();
  const sentence = useSentence();
  const rules = useRef<(() => Promise<unknown>) | null>(null);
  useEffect(() => {
    const load = () => void rules.current?.().catch(() => undefined);
    document.addEventListener("focusin", load, { once: true });
    const giveUp = whenCalm(load);
    return () => {
      document.removeEventListener("focusin", load);
      giveUp();
    };
  }, []);
  return {
    sentence: (key: string) => sentence(key, copy.errors.VALIDATION),
    /** For `useForm({ resolver })`. The form keeps and sends the raw input; the server parses it again. */
    resolver<Input extends FieldValues>(loadSchema: LoadSchema<Input>): Resolver<Input> {
      const load = () => Promise.all([import("@hookform/resolvers/zod"), loadSchema(), loadSentences()]);
      rules.current = load;
      return async (values, context, options) => {
        const loaded = await load().catch(() => null);
        if (loaded === null) return { values, errors: {} }; // lost without a network: the server has the same rules
        const [{ zodResolver }, schema, { validationTexts, sentenceOf }] = loaded;
        const validate = zodResolver(schema) as unknown as Resolver<Input>;
        const { errors } = await validate(values, context, options);
        if (Object.keys(errors).length === 0) return { values, errors: {} };
        return {
          values: {},
          errors: translate((key) => sentenceOf(laterCopy(validationTexts), key), errors) as typeof errors,
        };
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
      const wrong = fields.flatMap(
        (field) => appError.details.fields?.[field]?.slice(0, 1).map((key) => [field, key] as const) ?? [],
      );
      if (wrong.length === 0) return errorSentence(copy, appError);
      const { example } = appError.details;
      const say = (textOf: (key: string) => string) => {
        const found = wrong.map(([field, key]) => [field, textOf(key)]);
        showFieldErrors(form, Object.fromEntries(found) as Partial<Record<FieldPath<Values>, string>>);
      };
      void loadSentences().then(
        ({ validationTexts, sentenceOf }) => say((key) => sentenceOf(laterCopy(validationTexts), key, example)),
        () => say(() => errorSentence(copy, appError)),
      );
      return null;
    },
  };
}
