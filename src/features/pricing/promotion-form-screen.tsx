"use client";

import { redirect } from "next/navigation";
import { useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormInput } from "~/components/ui/form";
import { SaveBar } from "~/components/ui/save-bar";
import { fill } from "~/copy/fill";
import { type PromotionsCopy, promotionsTexts } from "~/copy/promotions";
import type { MoneyFormat } from "~/domain/money/number-format";
import { MAX_PROMOTION_NAME, type PromotionKindName } from "~/domain/pricing/promotion";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { promotionRuleOf } from "~/domain/pricing/promotion-rule";
import {
  emptyPromotion,
  offerFromValues,
  type PromotionValues,
  promotionValuesOf,
  reachFromValues,
  readPromotionValues,
} from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { FormNotices } from "~/features/app-context/forms/form-notices";
import { PauseAndRemove } from "~/features/app-context/forms/pause-and-remove";
import { useFormToSave } from "~/features/app-context/forms/use-form-to-save";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { formKey } from "./form-key";
import { ListsField } from "./lists-field";
import type { ListedMeeting } from "./meeting-step";
import { MixField, OfferFields, TimeFields } from "./promotion-fields";
import { type ListedPromotion, offerText, productsText, whenText } from "./promotion-words";
import { ReachField } from "./reach-field";
import { RuleFormFrame, RuleLeaveGuard } from "./rule-form-frame";
import { usePromotionChanges } from "./use-promotion-changes";
import { useCategoryNames, useReached } from "./use-reached";

const PromotionOver = lazyPart(() => import("./promotion-over").then((module) => module.PromotionOver));
const MeetingStep = lazyPart(() => import("./meeting-step").then((module) => module.MeetingStep));

const FIELDS = [
  "name",
  "buy",
  "pay",
  "nth",
  "value",
  "categoryIds",
  "productIds",
  "from",
  "to",
  "weekdays",
] as const satisfies readonly (keyof PromotionValues)[];

/** The name that customers see unless the merchant writes another one: "3x2 en Aromas". */
function proposedName(
  values: PromotionValues,
  { copy, money, categories }: { copy: PromotionsCopy; money: MoneyFormat; categories: ReadonlyMap<number, string> },
): string {
  const what = offerText(offerFromValues(values), copy, money) ?? copy.form.newTitle[values.kind];
  const [only, ...others] = values.reach === "categories" ? values.categoryIds : [];
  const where = only !== undefined && others.length === 0 ? categories.get(only) : undefined;
  return (where ? fill(copy.named.in, { what, where }) : what).slice(0, MAX_PROMOTION_NAME);
}

/** So many units of each example product, at which the promotion takes something off. */
function exampleUnits(values: PromotionValues, products: number): number[] {
  const { kind, buy, nth } = offerFromValues(values);
  const every = kind === "nxm" ? (buy ?? 2) : kind === "nth_percent" ? (nth ?? 2) : 1;
  return values.acrossProducts && every > 1 && products > 1 ? [every - 1, 1] : [every];
}

function ExistingActions({ promotion }: { promotion: ListedPromotion }) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const changes = usePromotionChanges();
  const { name, paused, state } = promotion;
  return (
    <PauseAndRemove
      paused={paused}
      onPause={state === "over" ? null : (pauses) => changes.pause(promotion, pauses)}
      onRemove={() => changes.remove(promotion)}
      next={PROMOTIONS_PATH}
      copy={copy}
      removeTitle={fill(copy.removeTitle, { name })}
      removeText={copy.removeText}
    />
  );
}

type PromotionFormScreenProps = {
  /** Null for a new one. */
  promotion: ListedPromotion | null;
  /** Of a new one: its kind, and another one that it repeats with other dates. */
  kind?: PromotionKindName;
  repeats?: ListedPromotion | null;
};

/** `/productos/promociones/nueva` and `/{id}`. */
export function PromotionFormScreen({ promotion, kind = "nxm", repeats = null }: PromotionFormScreenProps) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const { form: text } = copy;
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const money = useMoney();
  const utils = api.useUtils();
  const categories = useCategoryNames();
  const id = useId();
  /** Those that it meets, asked about before it is saved. */
  const [meetings, setMeetings] = useState<readonly ListedMeeting[] | null>(null);
  const create = api.pricing.createPromotion.useMutation();
  const update = api.pricing.updatePromotion.useMutation();

  const named = (values: PromotionValues): PromotionValues =>
    values.name.trim() === "" ? { ...values, name: proposedName(values, { copy, money, categories }) } : values;
  const blank = repeats ? { ...promotionValuesOf(repeats, money), from: "", to: "" } : emptyPromotion(kind);
  const screen = useFormToSave<PromotionValues>({
    values: promotion ? promotionValuesOf(promotion, money) : blank,
    draftName: `promotion.${promotion?.id ?? `new.${kind}.${repeats?.id ?? 0}`}`,
    problemsOf: (values) => readPromotionValues(named(values)).problems,
    fields: FIELDS,
    onFieldRefused: () => setMeetings(null),
  });
  const { form, draft, problem, isBusy, isUnsaved } = screen;
  const { isDirty, dirtyFields, errors } = form.formState;
  const values = form.watch();
  const reached = useReached(values);
  const rule = promotionRuleOf({ ...offerFromValues(values), ...reachFromValues(values), name: named(values).name });

  const store = async (typed: PromotionValues, paused: boolean, pauses: readonly number[]) => {
    const { input } = readPromotionValues(named(typed));
    if (promotion) await update.mutateAsync({ ...input, id: promotion.id });
    else await create.mutateAsync({ ...input, paused, clientKey: formKey(form) });
    for (const other of pauses) await update.mutateAsync({ id: other, paused: true });
    void utils.pricing.invalidate();
    const said = promotion ? text.saved : paused ? text.savedPaused : text.activated;
    return { values: typed, said, next: PROMOTIONS_PATH };
  };
  const submit = (paused: boolean) =>
    form.handleSubmit((typed) =>
      screen.save(async () => {
        const isOther = !promotion || Object.keys(dirtyFields).some((field) => field !== "name");
        const isPaused = promotion ? promotion.paused : paused;
        if (isOther && !isPaused) {
          const { input } = readPromotionValues(named(typed));
          // not through the cache, which would wait for a network instead of saying that there is none
          const asked = { ...input, id: promotion?.id ?? null, clientKey: typed.clientKey || undefined };
          const found = await utils.client.pricing.meetings.query(asked);
          if (found.length > 0) {
            setMeetings(found);
            window.scrollTo({ top: 0 });
            return null;
          }
        }
        return store(typed, paused, []);
      }),
    );

  const { input } = readPromotionValues(values);
  const isLater = input.from !== null && input.from > new Date().toISOString();
  const label = promotion ? text.save : isLater ? text.schedule : text.activate;
  if (meetings) {
    return (
      <>
        <MeetingStep
          name={named(values).name}
          meetings={meetings}
          label={label}
          saving={isBusy}
          problem={problem}
          onBack={() => setMeetings(null)}
          onSave={(pauses) => void screen.save(() => store(form.getValues(), false, pauses))}
        />
        <RuleLeaveGuard when={isUnsaved} onLeave={draft.forget} />
      </>
    );
  }
  const counts = values.kind === "nxm" || values.kind === "nth_percent";
  const isFirst = problem === null && !draft.restored && promotion?.state !== "over";
  const reachError = errors.reach ?? errors.categoryIds ?? errors.productIds;
  return (
    <>
      <PageHeader
        title={promotion ? promotion.name : text.newTitle[values.kind]}
        back={{ href: PROMOTIONS_PATH, label: copy.backToList }}
        actions={promotion ? <ExistingActions promotion={promotion} /> : null}
      />
      <FormNotices of={screen} failed={text.failed}>
        {promotion?.state === "over" ? <PromotionOver promotion={promotion} /> : null}
      </FormNotices>
      <RuleFormFrame
        id={id}
        onSubmit={(event) => void submit(false)(event)}
        first={
          <Group className={isFirst ? "max-sm:-mt-4 max-sm:border-t-0" : undefined}>
            <OfferFields control={form.control} />
            <ReachField
              values={values}
              categories={categories}
              {...reached}
              error={reachError?.message}
              onChange={(change) => {
                for (const [field, value] of Object.entries(change)) {
                  form.setValue(field as "reach", value as "all", { shouldDirty: true, shouldTouch: true });
                }
                form.clearErrors(["reach", "categoryIds", "productIds"]);
              }}
            />
            {counts ? <MixField control={form.control} /> : null}
          </Group>
        }
        rest={
          <>
            <Group>
              <TimeFields control={form.control} />
            </Group>
            <ListsField control={form.control} />
            <Group>
              <FormInput
                control={form.control}
                name="name"
                label={text.name}
                hint={text.nameHint}
                placeholder={proposedName(values, { copy, money, categories })}
                maxLength={MAX_PROMOTION_NAME}
                autoComplete="off"
              />
            </Group>
          </>
        }
        example={{
          rules: rule && { promotions: [rule] },
          sample: reached.sample,
          quantities: exampleUnits(values, reached.sample.length),
        }}
      />
      <SaveBar
        label={text.actions}
        plain
        status={
          <>
            <b className="block font-semibold">{whenText({ ...input, paused: false }, copy)}</b>
            {reached.products === undefined ? null : productsText(reached.products, copy, money)}
          </>
        }
      >
        {promotion ? null : (
          <Button variant="sec" className="max-lg:hidden" disabled={isBusy} onClick={() => void submit(true)()}>
            {text.saveInactive}
          </Button>
        )}
        <Button type="submit" form={id} disabled={promotion !== null && !isDirty} loading={isBusy}>
          {label}
        </Button>
      </SaveBar>
      <RuleLeaveGuard when={isUnsaved} onLeave={draft.forget} />
    </>
  );
}
