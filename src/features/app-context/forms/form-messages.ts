"use client";

import { useEffect, useRef } from "react";
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "~/components/ui/form";
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
  const copy = useCopy(sessionTexts);
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
    sentence: (key: string) => sentence(key, copy.session.callFailed.refused),
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
     * Shows a failed call's errors beside their fields and keeps the input. Resolves to the message for the form as a
     * whole, or to null when the field errors already cover it. Without an answer it says so, and that saving may be
     * tried again.
     */
    async show<Values extends FieldValues>(
      error: unknown,
      form: Pick<UseFormReturn<Values>, "setError">,
      fields: readonly FieldPath<Values>[],
    ): Promise<string | null> {
      const { callFailed } = copy.session;
      const appError = appErrorOfCall(error);
      if (!appError) return callFailed.unanswered;
      const loaded = await loadSentences().catch(() => null);
      if (loaded === null) return callFailed.refused;
      const texts = laterCopy(loaded.errorsTexts, loaded.validationTexts);
      const { fields: keys, example } = appError.details;
      const wrong = fields.flatMap(
        (field) =>
          keys?.[field]?.slice(0, 1).map((key) => [field, loaded.sentenceOf(texts, key, example)] as const) ?? [],
      );
      if (wrong.length === 0) return errorSentence(texts, appError);
      showFieldErrors(form, Object.fromEntries(wrong) as Partial<Record<FieldPath<Values>, string>>);
      return null;
    },
  };
}
