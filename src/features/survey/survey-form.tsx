"use client";

import { useRef, useState } from "react";
import { type Control, type FieldPath, useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormInput, FormTextarea } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { surveyTexts } from "~/copy/survey";
import type { surveySchema } from "~/domain/survey/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { api } from "~/trpc/react";

type Answers = z.input<typeof surveySchema> & { comment: string };
const EMPTY: Answers = { sells: "", sellsWhere: "", heardOf: "", comment: "" };
const LONGEST = { answer: 200, comment: 1_000 } as const;

type QuestionProps = {
  control: Control<Answers>;
  name: FieldPath<Answers>;
  label: string;
  options: readonly string[];
  onPick: (name: FieldPath<Answers>, answer: string) => void;
  picked: string;
};

/** A question with preset answers and free text. */
function Question({ control, name, label, options, onPick, picked }: QuestionProps) {
  const { answersFor } = useCopy(surveyTexts).survey;
  return (
    <div className="grid min-w-0 gap-2">
      <FormInput control={control} name={name} label={label} maxLength={LONGEST.answer} autoComplete="off" />
      <fieldset aria-label={answersFor(label)} className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip key={option} chosen={picked === option} onClick={() => onPick(name, option)}>
            {option}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

type SurveyFormProps = { onLater: () => void; onAnswered: () => void };

function Questions({ onLater, onAnswered }: SurveyFormProps) {
  const { survey: copy } = useCopy(surveyTexts);
  const messages = useFormMessages();
  const answer = api.survey.answer.useMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Answers>({
    resolver: messages.resolver(() =>
      import("~/domain/survey/schemas").then(
        ({ surveySchema }) => surveySchema as unknown as z.ZodType<unknown, Answers>,
      ),
    ),
    defaultValues: EMPTY,
  });
  const draft = useFormDraft(form, "survey");
  const { control } = form;
  const values = form.watch();
  const sending = useRef(false);
  const submit = form.handleSubmit(async (typed) => {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    try {
      await answer.mutateAsync(typed);
      draft.forget();
      toast.success(copy.thanks);
      onAnswered();
    } catch (error) {
      setProblem(await messages.show(error, form, ["sells", "sellsWhere", "heardOf", "comment"]));
    } finally {
      sending.current = false;
    }
  });
  const pick = (name: FieldPath<Answers>, option: string) =>
    form.setValue(name, option, { shouldDirty: true, shouldValidate: true });
  const question = { control, onPick: pick };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <DraftBanner draft={draft} />
      <Question {...question} name="sells" label={copy.sells} options={copy.sellsOptions} picked={values.sells} />
      <Question
        {...question}
        name="sellsWhere"
        label={copy.sellsWhere}
        options={copy.sellsWhereOptions}
        picked={values.sellsWhere}
      />
      <Question
        {...question}
        name="heardOf"
        label={copy.heardOf}
        options={copy.heardOfOptions}
        picked={values.heardOf}
      />
      <FormTextarea
        control={control}
        name="comment"
        label={copy.comment}
        aside={copy.optional}
        maxLength={LONGEST.comment}
      />
      <ErrorBanner>{problem}</ErrorBanner>
      <DialogActions>
        <Button variant="sec" onClick={onLater}>
          {copy.later}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {copy.send}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The dialog with the questions. */
export function SurveyForm(props: SurveyFormProps) {
  const { survey: copy } = useCopy(surveyTexts);
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : props.onLater())}
      title={copy.title}
      description={copy.text}
      closeLabel={copy.close}
    >
      <Questions {...props} />
    </Dialog>
  );
}
