"use client";

import { useEffect, useEffectEvent, useState } from "react";
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
import { pendingInput } from "~/features/outbox/pending-entries";
import { useChange } from "~/features/outbox/use-change";
import { useOutbox } from "~/features/outbox/use-outbox";
import { api } from "~/trpc/react";

/** Raw input of the four colours, and the look that results from the valid ones. */
export function useThemeForm(saved: ThemeChoice) {
  const { theme: texts } = useCopy(themeTexts);
  const change = useChange();
  const waiting = pendingInput(useOutbox(), "theme.assignColours");
  const [openedAt] = useState(() => Date.now());
  const messages = useFormMessages();
  const utils = api.useUtils();
  const assign = api.theme.assignColours.useMutation();
  const before = lookOf(waiting ? ({ ...saved, ...waiting.input } as ThemeChoice) : saved);
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
  // what an earlier page left in the outbox is shown instead of what the server had
  const earlier = waiting !== undefined && waiting.createdAt < openedAt;
  const showEarlier = useEffectEvent(() => {
    form.reset(before, { keepDirtyValues: true });
    const typed = themeForm.safeParse(form.getValues());
    if (typed.success) setLook(typed.data);
  });
  useEffect(() => {
    if (earlier) showEarlier();
  }, [earlier]);
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

  /** Resolves to whether the server has it. */
  const keep = async (next: Look) => {
    setProblem(null);
    const choice = choiceOf(next);
    const outcome = await change(assign.mutateAsync({ ...choice, seen: { ...saved } }));
    if (outcome.kind === "refused") {
      setProblem(await messages.show(outcome.error, form, []));
      return false;
    }
    if (outcome.kind === "saved") utils.theme.get.setData(undefined, choice);
    setLook(next);
    form.reset(next);
    draft.forget();
    return outcome.kind === "saved";
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
    /** Saved on this device, and not confirmed by the server. */
    pending: waiting !== undefined && waiting.state !== "done",
  };
}
