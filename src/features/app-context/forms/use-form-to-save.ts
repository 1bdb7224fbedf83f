"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { toast } from "~/components/ui/toast";
import type { ValidationKey } from "~/domain/validation-key";
import { useFormMessages } from "./form-messages";
import { type FormDraft, useFormDraft } from "./use-form-draft";
import { useRuleResolver } from "./use-rule-resolver";

interface FormToSaveOptions<Values extends FieldValues> extends Pick<UseFormProps<Values>, "mode"> {
  values: Values;
  /** Names the draft, and of an existing thing its id. */
  draftName: string;
  /** What is wrong with what is typed, by field. */
  problemsOf: (values: Values) => Partial<Record<string, ValidationKey>>;
  /** Beside these a refusal of the server is shown. */
  fields: readonly FieldPath<Values>[];
  /** Something was refused beside a field: where something else covers the form, it makes room. */
  onFieldRefused?: () => void;
}

/** What saving a form has led to. */
interface SavedForm<Values> {
  /** What the form shows while it closes. */
  values: Values;
  said: string;
  /** The screen that follows. */
  next: string;
}

/** A form while it is typed into and saved. */
export interface FormToSave<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draft: FormDraft;
  /** What stands above the form; null if nothing, or if it stands beside a field. */
  problem: string | null;
  /** It is being saved, or the next screen is opening. */
  isBusy: boolean;
  /** Leaving would lose something. */
  isUnsaved: boolean;
  /**
   * Saves, once at a time, and leaves for the next screen; null stays in the form. A failure is shown, and what was
   * typed stays.
   */
  save: (work: () => Promise<SavedForm<Values> | null>) => Promise<void>;
}

/** A form of the panel that keeps a draft, shows what is wrong beside its fields, and is left once it is saved. */
export function useFormToSave<Values extends FieldValues>(options: FormToSaveOptions<Values>): FormToSave<Values> {
  const { values, draftName, problemsOf, fields, mode = "onTouched" } = options;
  const router = useRouter();
  const messages = useFormMessages();
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: useRuleResolver(problemsOf),
    mode,
  });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, draftName);
  const busy = useRef(false);

  const save: FormToSave<Values>["save"] = async (work) => {
    if (busy.current) return; // Enter, pressed twice
    busy.current = true;
    setProblem(null);
    setSaving(true);
    try {
      const saved = await work();
      busy.current = saved !== null;
      if (!saved) return;
      draft.forget();
      form.reset(saved.values);
      toast.success(saved.said);
      setNext(saved.next);
    } catch (error) {
      busy.current = false;
      const sentence = await messages.show(error, form, fields);
      setProblem(sentence);
      if (sentence) window.scrollTo({ top: 0 });
      else options.onFieldRefused?.();
    } finally {
      setSaving(false);
    }
  };

  useEffect(() => {
    if (next !== null && !isDirty) router.push(next);
  }, [next, isDirty, router]);

  const isBusy = saving || next !== null;
  return { form, draft, problem, isBusy, isUnsaved: isDirty && !isBusy, save };
}
