"use client";

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "~/components/ui/toast";
import { themeTexts } from "~/copy/theme";
import { COLOUR_NAMES, type ColourName, choiceOf, type Look, lookOf } from "~/domain/theme/choice";
import { readTypedColour } from "~/domain/theme/colour";
import { type ThemeForm, themeForm } from "~/domain/theme/schemas";
import type { ThemeChoice } from "~/domain/theme/theme";
import { useCopy } from "~/features/app-context/copy-provider";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { api } from "~/trpc/react";

/** Raw input of the four colours, and the look that results from the valid ones. */
export function useThemeForm(saved: ThemeChoice) {
  const { theme: texts } = useCopy(themeTexts);
  const messages = useFormMessages();
  const utils = api.useUtils();
  const assign = api.theme.assignColours.useMutation();
  const before = lookOf(saved);
  const form = useForm<ThemeForm>({
    resolver: messages.resolver(async () => themeForm),
    defaultValues: before,
    mode: "onTouched",
  });
  const [look, setLook] = useState(before);
  const draft = useFormDraft(form, "theme");
  const { restored } = draft;
  useEffect(() => {
    const typed = themeForm.safeParse(form.getValues());
    if (restored && typed.success) setLook(typed.data);
  }, [restored, form]);
  const [problem, setProblem] = useState<string | null>(null);

  const wear = (next: Look) => {
    setLook(next);
    form.setValue("styleId", next.styleId, { shouldDirty: true });
    for (const name of COLOUR_NAMES) form.setValue(name, next[name], { shouldDirty: true, shouldValidate: true });
  };

  /** Applies typed input to the preview once it is a valid colour; until then the last one stays. */
  const see = (name: ColourName, typed: string) => {
    const colour = readTypedColour(typed);
    if (colour) setLook((last) => ({ ...last, [name]: colour }));
  };

  const discard = () => {
    setProblem(null);
    setLook(before);
    form.reset(before);
    draft.forget();
  };

  const keep = async (next: Look) => {
    setProblem(null);
    const choice = choiceOf(next);
    try {
      await assign.mutateAsync(choice);
    } catch (error) {
      setProblem(messages.show(error, form, []));
      return false;
    }
    utils.theme.get.setData(undefined, choice);
    setLook(next);
    form.reset(next);
    draft.forget();
    await Promise.all([
      utils.tent.mine.invalidate(),
      utils.tent.settings.invalidate(),
      utils.tent.progress.invalidate(),
    ]);
    return true;
  };

  const undo = async () => {
    if (await keep(before)) toast.success(texts.undone);
  };

  const submit = form.handleSubmit(async (typed) => {
    if (await keep(themeForm.parse(typed)))
      toast.success(texts.saved, { action: { label: texts.undo, onClick: () => void undo() } });
  });

  return {
    form,
    look,
    problem,
    draft: { ...draft, startOver: discard },
    wear,
    see,
    discard,
    submit,
    saving: assign.isPending,
  };
}
