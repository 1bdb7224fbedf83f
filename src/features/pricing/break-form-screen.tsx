"use client";

import { CircleAlert, Plus, X } from "lucide-react";
import { redirect } from "next/navigation";
import { useId } from "react";
import { type Control, useController, useFieldArray } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { SaveBar } from "~/components/ui/save-bar";
import { Seg } from "~/components/ui/seg";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { milli, ONE } from "~/domain/money/milli";
import { centsFromAmount } from "~/domain/money/money";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { ruleScopeOf } from "~/domain/pricing/promotion-rule";
import { isBreakFrom, MAX_BREAK_STEPS } from "~/domain/pricing/quantity-break";
import type { QuantityBreak } from "~/domain/pricing/rules";
import {
  type BreakValues,
  breakValuesOf,
  emptyBreaks,
  readBreakValues,
  termsFromValues,
} from "~/domain/pricing/typed-break";
import { reachFromValues } from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { FormNotices } from "~/features/app-context/forms/form-notices";
import { PauseAndRemove } from "~/features/app-context/forms/pause-and-remove";
import { useFormToSave } from "~/features/app-context/forms/use-form-to-save";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { formKey } from "./form-key";
import { type ListedBreak, productsText, stepsText } from "./promotion-words";
import { ReachField } from "./reach-field";
import { RuleFormFrame, RuleLeaveGuard } from "./rule-form-frame";
import { usePromotionChanges } from "./use-promotion-changes";
import { useCategoryNames, useReached } from "./use-reached";

const StepTable = lazyPart(() => import("./step-table").then((module) => module.StepTable));

/** The steps of which the calculation can make something, from few units to many. */
function rulesOf(values: BreakValues): QuantityBreak[] {
  const scope = ruleScopeOf(reachFromValues(values));
  return termsFromValues(values)
    .filter(({ from, price, percent }) => isBreakFrom(from) && (price ?? percent ?? 0) > 0)
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, price, percent }) => ({
      ...scope,
      name: String(from),
      from: milli(Math.round(from * ONE)),
      ...(price === null ? { percent: percent ?? 0 } : { price: centsFromAmount(price) }),
    }));
}

type StepProps = { control: Control<BreakValues>; at: number; by: BreakValues["by"]; onRemove: (() => void) | null };

function Step({ control, at, by, onRemove }: StepProps) {
  const { breaks: copy } = useCopy(promotionsTexts).promotions;
  const money = useMoney();
  const from = useController({ control, name: `steps.${at}.from` });
  const value = useController({ control, name: `steps.${at}.value` });
  const errorId = useId();
  const message = from.fieldState.error?.message ?? value.fieldState.error?.message;
  const shared = {
    autoComplete: "off",
    inputMode: "decimal",
    "aria-describedby": message ? errorId : undefined,
  } as const;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_2.75rem] items-center gap-2">
      <Input
        {...from.field}
        {...shared}
        aria-label={fill(copy.fromOf, { n: at + 1 })}
        aria-invalid={from.fieldState.error ? true : undefined}
        maxLength={8}
        suffix={copy.unit}
      />
      <Input
        {...value.field}
        {...shared}
        aria-label={fill(copy.valueOf, { n: at + 1 })}
        aria-invalid={value.fieldState.error ? true : undefined}
        maxLength={20}
        {...(by === "price" ? { prefix: money.symbol } : { suffix: "%" })}
      />
      {onRemove ? (
        <IconButton label={fill(copy.removeStep, { n: at + 1 })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      ) : (
        <span />
      )}
      {message ? (
        <p id={errorId} role="alert" className="col-span-3 flex gap-1.5 text-sm font-medium text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      ) : null}
    </li>
  );
}

function ExistingBreakActions({ group }: { group: readonly ListedBreak[] }) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const changes = usePromotionChanges();
  return (
    <PauseAndRemove
      paused={group[0]?.paused ?? false}
      onPause={(pauses) => changes.pauseBreaks(group, pauses)}
      onRemove={() => changes.removeBreaks(group)}
      next={PROMOTIONS_PATH}
      copy={copy}
      removeTitle={copy.breaks.removeTitle}
      removeText={copy.removeText}
    />
  );
}

/** `/productos/promociones/cantidad` and `/{id}`: the quantity breaks of the same products. */
export function BreakFormScreen({ group }: { group: readonly ListedBreak[] | null }) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const { breaks: text, form: formText } = copy;
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const money = useMoney();
  const utils = api.useUtils();
  const categories = useCategoryNames();
  const id = useId();
  const save = api.pricing.saveBreakSteps.useMutation();
  const screen = useFormToSave<BreakValues>({
    values: group ? breakValuesOf(group, money) : emptyBreaks(),
    draftName: `breaks.${group?.[0]?.id ?? "new"}`,
    problemsOf: (values) => readBreakValues(values).problems,
    fields: ["categoryIds", "productIds"],
    // a step that was just added is empty
    mode: "onSubmit",
  });
  const { form, draft, isBusy, isUnsaved } = screen;
  const { isDirty, errors } = form.formState;
  const steps = useFieldArray({ control: form.control, name: "steps" });
  const by = useController({ control: form.control, name: "by" }).field;
  const values = form.watch();
  const reached = useReached(values);
  const rules = rulesOf(values);
  const [product] = reached.sample;

  const submit = form.handleSubmit((typed) =>
    screen.save(async () => {
      const { input } = readBreakValues(typed);
      await save.mutateAsync({ ids: group?.map((one) => one.id) ?? [], ...input, clientKey: formKey(form) });
      void utils.pricing.invalidate();
      return { values: typed, said: text.saved, next: PROMOTIONS_PATH };
    }),
  );

  const wrong = Object.values(
    (errors.steps ?? {}) as unknown as Record<string, { from?: unknown; value?: unknown } | undefined>,
  );
  const wrongs = wrong.reduce((sum, step) => sum + (step?.from ? 1 : 0) + (step?.value ? 1 : 0), 0);
  const reachError = errors.reach ?? errors.categoryIds ?? errors.productIds;
  const firstFrom = Math.ceil((rules[0]?.from ?? ONE) / ONE);
  return (
    <>
      <PageHeader
        title={text.newTitle}
        back={{ href: PROMOTIONS_PATH, label: copy.backToList }}
        actions={group ? <ExistingBreakActions group={group} /> : null}
      />
      <FormNotices of={screen} failed={formText.failed} />
      <RuleFormFrame
        id={id}
        onSubmit={(event) => void submit(event)}
        first={
          <Group>
            <ReachField
              values={values}
              categories={categories}
              {...reached}
              error={reachError?.message}
              onChange={(change) => {
                for (const [field, value] of Object.entries(change)) {
                  form.setValue(field as "reach", value as "all", { shouldDirty: true });
                }
                form.clearErrors(["reach", "categoryIds", "productIds"]);
              }}
            />
            <Seg
              label={text.by}
              name="by"
              value={by.value}
              options={[
                { value: "price", label: text.price },
                { value: "percent", label: text.percent },
              ]}
              onValueChange={by.onChange}
            />
            <div className="grid gap-2">
              <div
                aria-hidden="true"
                className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_2.75rem] gap-2 text-sm font-semibold"
              >
                <span>{text.from}</span>
                <span>{by.value === "price" ? text.each : text.less}</span>
              </div>
              <ul className="grid gap-2">
                {steps.fields.map((field, at) => (
                  <Step
                    key={field.id}
                    control={form.control}
                    at={at}
                    by={by.value}
                    onRemove={steps.fields.length > 1 ? () => steps.remove(at) : null}
                  />
                ))}
              </ul>
              {steps.fields.length < MAX_BREAK_STEPS ? (
                <Button
                  variant="txt"
                  size="sm"
                  className="justify-self-start"
                  onClick={() => steps.append({ from: "", value: "" })}
                >
                  <Plus aria-hidden="true" />
                  {text.addStep}
                </Button>
              ) : null}
            </div>
          </Group>
        }
        rest={product && rules.length > 0 ? <StepTable rules={rules} product={product} /> : null}
        example={{
          rules: rules.length > 0 ? { breaks: rules } : null,
          sample: reached.sample,
          quantities: [firstFrom],
        }}
      />
      <SaveBar
        label={formText.actions}
        plain
        status={
          wrongs > 0 ? (
            countText(text.wrong, wrongs, money)
          ) : (
            <>
              <b className="block font-semibold">
                {rules.length > 0
                  ? stepsText(
                      rules.map(({ from }) => ({ from: from / ONE })),
                      copy,
                      money,
                    )
                  : null}
              </b>
              {reached.products === undefined ? null : productsText(reached.products, copy, money)}
            </>
          )
        }
      >
        <Button type="submit" form={id} disabled={group !== null && !isDirty} loading={isBusy}>
          {formText.save}
        </Button>
      </SaveBar>
      <RuleLeaveGuard when={isUnsaved} onLeave={draft.forget} />
    </>
  );
}
