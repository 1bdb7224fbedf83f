"use client";

import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormInput, FormSelect } from "~/components/ui/form";
import { FormPrice } from "~/components/ui/form-price";
import { FormSwitch } from "~/components/ui/form-toggle";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { Seg } from "~/components/ui/seg";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { cents, formatPrice } from "~/domain/money/money";
import { LISTS_PATH, listPricesHref } from "~/domain/price-lists/list-path";
import { MAX_LIST_NAME } from "~/domain/price-lists/price-list";
import {
  EMPTY_LIST,
  type PriceListValues,
  priceListValuesOf,
  readPriceListValues,
} from "~/domain/price-lists/typed-list";
import { MAX_LIST_PASSWORD } from "~/domain/price-lists/visitor-limits";
import { MAX_RULE_PRODUCTS } from "~/domain/pricing/rule-scope";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { FormNotices } from "~/features/app-context/forms/form-notices";
import { FormWithExample } from "~/features/app-context/forms/form-with-example";
import { PauseAndRemove } from "~/features/app-context/forms/pause-and-remove";
import { useFormToSave } from "~/features/app-context/forms/use-form-to-save";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { ListExample } from "./list-example";
import type { ListedPriceList } from "./list-words";

const ChooseProductsDialog = lazyPart(() =>
  import("~/features/product/crud/choose-products-dialog").then((module) => module.ChooseProductsDialog),
);

const FIELDS = [
  "name",
  "percent",
  "rounding",
  "minTotal",
  "minUnits",
  "password",
  "from",
  "to",
] as const satisfies readonly (keyof PriceListValues)[];

/** Steps that prices are rounded to, in units of money. */
const STEPS = [1, 10, 50, 100, 500, 1_000];

type Fields = { control: Control<PriceListValues> };

function BaseFields({ control, rounding }: Fields & { rounding: string }) {
  const { form: copy } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  const { field } = useController({ control, name: "base" });
  const steps = STEPS.map(String).includes(rounding) || rounding === "" ? STEPS : [...STEPS, Number(rounding)];
  return (
    <>
      <p className="text-sm font-semibold">{copy.base}</p>
      <Seg
        label={copy.base}
        name="base"
        value={field.value}
        options={[
          { value: "public", label: copy.fromPublic },
          { value: "own", label: copy.ownPrices },
        ]}
        onValueChange={field.onChange}
      />
      {field.value === "own" ? (
        <p className="text-sm text-ink-2">{copy.ownHint}</p>
      ) : (
        <div className="grid grid-cols-2 items-start gap-3">
          <FormInput
            control={control}
            name="percent"
            label={copy.percent}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            suffix="%"
          />
          <FormSelect control={control} name="rounding" label={copy.rounding}>
            <option value="">{copy.noRounding}</option>
            {steps.map((step) => (
              <option key={step} value={step}>
                {fill(copy.roundTo, { step: formatPrice(cents(step * 100), money) })}
              </option>
            ))}
          </FormSelect>
        </div>
      )}
    </>
  );
}

function VisibleField({ control }: Fields) {
  const { form: copy } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  const visible = useController({ control, name: "visible" }).field;
  const { field, fieldState } = useController({ control, name: "productIds" });
  const [open, setOpen] = useState(false);
  const id = useId();
  const { error } = fieldState;
  return (
    <div className="grid gap-3">
      <p className="text-sm font-semibold">{copy.visible}</p>
      <Seg
        label={copy.visible}
        name="visible"
        value={visible.value}
        options={[
          { value: "all", label: copy.all },
          { value: "picked", label: copy.picked },
        ]}
        onValueChange={(value) => {
          visible.onChange(value);
          if (value === "picked" && field.value.length === 0) setOpen(true);
        }}
      />
      {visible.value === "picked" ? (
        <Button
          variant="sec"
          className="justify-between"
          aria-describedby={error ? id : undefined}
          onClick={() => setOpen(true)}
        >
          {field.value.length > 0 ? countText(copy.chosen, field.value.length, money) : copy.choose}
          <ChevronDown aria-hidden="true" />
        </Button>
      ) : null}
      {error ? (
        <p id={id} role="alert" className="text-sm font-medium text-bad">
          {error.message}
        </p>
      ) : null}
      <ChooseProductsDialog
        title={copy.choose}
        open={open}
        ids={field.value}
        max={MAX_RULE_PRODUCTS}
        count={countText(copy.chosen, field.value.length, money)}
        onChange={field.onChange}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

function ExistingActions({ list }: { list: ListedPriceList }) {
  const { form: copy } = useCopy(priceListsTexts).priceLists;
  const utils = api.useUtils();
  const update = api.priceList.update.useMutation();
  const remove = api.priceList.remove.useMutation();
  const { id, name, paused } = list;
  return (
    <PauseAndRemove
      paused={paused}
      onPause={async (pauses) => {
        await update.mutateAsync({ id, paused: pauses });
        await utils.priceList.invalidate();
        toast.success(pauses ? copy.paused : copy.resumed);
      }}
      onRemove={async () => {
        await remove.mutateAsync({ id });
        void utils.priceList.invalidate();
        toast(fill(copy.removed, { name }));
      }}
      next={LISTS_PATH}
      copy={copy}
      removeTitle={fill(copy.removeTitle, { name })}
      removeText={copy.removeText}
    />
  );
}

/** `/productos/promociones/listas/nueva` and `/{id}/datos`; null for a new one. */
export function PriceListFormScreen({ list }: { list: ListedPriceList | null }) {
  const { priceLists: copy } = useCopy(priceListsTexts);
  const { form: text } = copy;
  const money = useMoney();
  const utils = api.useUtils();
  const id = useId();
  const create = api.priceList.create.useMutation();
  const update = api.priceList.update.useMutation();
  const hasPassword = list?.hasPassword ?? false;
  const screen = useFormToSave<PriceListValues>({
    values: list ? priceListValuesOf(list, money) : EMPTY_LIST,
    draftName: `price-list.${list?.id ?? "new"}`,
    problemsOf: (values) => readPriceListValues(values, hasPassword).problems,
    fields: FIELDS,
  });
  const { form, draft, isBusy, isUnsaved } = screen;
  const { isDirty } = form.formState;
  const values = form.watch();
  const submit = form.handleSubmit((typed) =>
    screen.save(async () => {
      const { input } = readPriceListValues(typed, hasPassword);
      const saved = list ? await update.mutateAsync({ ...input, id: list.id }) : await create.mutateAsync(input);
      await utils.priceList.invalidate();
      return {
        values: { ...typed, password: "" },
        said: list ? text.saved : text.created,
        next: listPricesHref(saved.id),
      };
    }),
  );
  return (
    <>
      <PageHeader
        title={list ? fill(text.title, { name: list.name }) : text.newTitle}
        back={
          list
            ? { href: listPricesHref(list.id), label: copy.backToList }
            : { href: LISTS_PATH, label: copy.backToLists }
        }
        actions={list ? <ExistingActions list={list} /> : null}
      />
      <FormNotices of={screen} failed={text.failed} />
      <FormWithExample
        id={id}
        onSubmit={(event) => void submit(event)}
        example={<ListExample values={values} />}
        first={
          <Group className="max-sm:-mt-4 max-sm:border-t-0">
            <FormInput
              control={form.control}
              name="name"
              label={text.name}
              hint={text.nameHint}
              placeholder={text.nameExample}
              maxLength={MAX_LIST_NAME}
              autoComplete="off"
            />
            <BaseFields control={form.control} rounding={values.rounding} />
          </Group>
        }
        rest={
          <>
            <Group>
              <h2>{text.minimum}</h2>
              <div className="grid grid-cols-2 items-start gap-3">
                <FormPrice
                  control={form.control}
                  name="minTotal"
                  label={text.minTotal}
                  prefix={money.symbol}
                  maxLength={20}
                />
                <FormInput
                  control={form.control}
                  name="minUnits"
                  label={text.minUnits}
                  inputMode="numeric"
                  maxLength={6}
                />
              </div>
              <p className="text-sm text-ink-2">{text.minimumHint}</p>
            </Group>
            <Group>
              <h2>{text.who}</h2>
              <FormSwitch control={form.control} name="asksPassword" label={text.password} hint={text.passwordHint} />
              {values.asksPassword ? (
                <FormInput
                  control={form.control}
                  name="password"
                  label={text.newPassword}
                  hint={hasPassword ? text.keptHint : undefined}
                  placeholder={hasPassword ? text.kept : undefined}
                  maxLength={MAX_LIST_PASSWORD}
                  autoComplete="off"
                  autoCapitalize="none"
                />
              ) : null}
              <FormSwitch
                control={form.control}
                name="takesRequests"
                label={text.takesRequests}
                hint={text.takesRequestsHint}
              />
              <FormSwitch
                control={form.control}
                name="hidesPublic"
                label={text.hidesPublic}
                hint={text.hidesPublicHint}
              />
              <VisibleField control={form.control} />
            </Group>
            <Group>
              <h2>{text.dates}</h2>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
                <FormInput control={form.control} name="from" label={text.start} type="date" />
                <FormInput control={form.control} name="to" label={text.end} type="date" hint={text.endHint} />
              </div>
            </Group>
          </>
        }
      />
      <SaveBar label={text.actions} dirty={isDirty} status={isDirty || !list ? text.unsaved : text.stored}>
        <Button type="submit" form={id} disabled={list !== null && !isDirty} loading={isBusy}>
          {text.save}
        </Button>
      </SaveBar>
      <LeaveGuard when={isUnsaved} copy={text} onLeave={draft.forget} />
    </>
  );
}
