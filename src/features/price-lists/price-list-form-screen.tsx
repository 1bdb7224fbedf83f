"use client";

import { ChevronDown, Pause, Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { type Control, useController, useForm } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { FormInput, FormSelect } from "~/components/ui/form";
import { FormPrice } from "~/components/ui/form-price";
import { FormSwitch } from "~/components/ui/form-toggle";
import { IconButton } from "~/components/ui/icon-button";
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
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { FormWithExample } from "~/features/app-context/forms/form-with-example";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { useRuleResolver } from "~/features/app-context/forms/use-rule-resolver";
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
  const router = useRouter();
  const utils = api.useUtils();
  const update = api.priceList.update.useMutation();
  const remove = api.priceList.remove.useMutation();
  const [asks, setAsks] = useState(false);
  const { id, name, paused } = list;
  const pause = () =>
    void update.mutateAsync({ id, paused: !paused }).then(
      async () => {
        await utils.priceList.invalidate();
        router.refresh();
        toast.success(paused ? copy.resumed : copy.paused);
      },
      () => undefined,
    );
  return (
    <>
      <IconButton label={paused ? copy.resume : copy.pause} onClick={pause}>
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
      <IconButton label={copy.remove} onClick={() => setAsks(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={fill(copy.removeTitle, { name })}
        text={copy.removeText}
        confirmLabel={copy.remove}
        cancelLabel={copy.cancel}
        tone="bad"
        onConfirm={async () => {
          await remove.mutateAsync({ id });
          void utils.priceList.invalidate();
          toast(fill(copy.removed, { name }));
          router.push(LISTS_PATH);
        }}
      />
    </>
  );
}

/** `/productos/promociones/listas/nueva` and `/{id}/datos`; null for a new one. */
export function PriceListFormScreen({ list }: { list: ListedPriceList | null }) {
  const { priceLists: copy } = useCopy(priceListsTexts);
  const { form: text } = copy;
  const money = useMoney();
  const router = useRouter();
  const utils = api.useUtils();
  const messages = useFormMessages();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const create = api.priceList.create.useMutation();
  const update = api.priceList.update.useMutation();
  const hasPassword = list?.hasPassword ?? false;
  const form = useForm<PriceListValues>({
    defaultValues: list ? priceListValuesOf(list, money) : EMPTY_LIST,
    resolver: useRuleResolver<PriceListValues>((values) => readPriceListValues(values, hasPassword).problems),
    mode: "onTouched",
  });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, `price-list.${list?.id ?? "new"}`);
  const values = form.watch();
  const busy = useRef(false);
  const save = form.handleSubmit(async (typed) => {
    if (busy.current) return; // Enter, pressed twice
    busy.current = true;
    setProblem(null);
    setSaving(true);
    try {
      const { input } = readPriceListValues(typed, hasPassword);
      const saved = list ? await update.mutateAsync({ ...input, id: list.id }) : await create.mutateAsync(input);
      draft.forget();
      form.reset({ ...typed, password: "" });
      await utils.priceList.invalidate();
      toast.success(list ? text.saved : text.created);
      setLeaveTo(listPricesHref(saved.id));
    } catch (error) {
      busy.current = false;
      setProblem(await messages.show(error, form, FIELDS));
      window.scrollTo({ top: 0 });
    } finally {
      setSaving(false);
    }
  });
  useEffect(() => {
    if (leaveTo !== null && !isDirty) router.push(leaveTo);
  }, [leaveTo, isDirty, router]);
  const isBusy = saving || leaveTo !== null;
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
      {problem ? (
        <Banner tone="bad" role="alert" className="mb-4" title={text.failed}>
          {problem}
        </Banner>
      ) : null}
      <DraftBanner draft={draft} className="mb-4" />
      <FormWithExample
        id={id}
        onSubmit={(event) => void save(event)}
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
      <LeaveGuard
        when={isDirty && !isBusy}
        title={text.leaveTitle}
        text={text.leaveText}
        leaveLabel={text.leave}
        stayLabel={text.stay}
        onLeave={draft.forget}
      />
    </>
  );
}
