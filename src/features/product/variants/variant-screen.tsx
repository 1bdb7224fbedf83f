"use client";

import { Check, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { toast } from "~/components/ui/toast";
import type { Copy } from "~/copy/copy";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { productTexts } from "~/copy/product";
import { errorSentence } from "~/copy/sentence";
import { validationTexts } from "~/copy/validation";
import { variantTexts } from "~/copy/variant";
import { typedFromCents } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import type { Unit } from "~/domain/money/unit";
import {
  addOption,
  addValues,
  hasProblems,
  MAX_OPTIONS,
  nextOption,
  type VariantForm,
  wordsOf,
} from "~/domain/product/variants/variants";
import { foldText } from "~/domain/text";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { useOutbox } from "~/features/outbox/use-outbox";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";
import type { Product } from "../crud/product-values";
import { withPendingVariants } from "./pending-variants";
import { type RemovalConfirmation, useVariantForm, type Variants } from "./use-variant-form";
import { VariantList } from "./variant-list";
import { refusalOf, VariantOptionCard } from "./variant-option-card";

/** /productos/{id}/variantes: options and their combinations. */
export function VariantScreen({ product: read, inOrders }: { product: Product; inOrders: number[] }) {
  const copy = useCopy(variantTexts, productTexts, outboxTexts);
  const { variant: text, product: productCopy } = copy;
  const { form: words } = productCopy;
  const money = useMoney();
  // Always refetch: this tab's cached product may predate a sale.
  const options = { refetchOnMount: "always", refetchOnWindowFocus: false, meta: { ignoreErrors: true } } as const;
  const { data: current } = api.product.get.useQuery({ id: read.id }, { ...options, initialData: read });
  const outbox = useOutbox();
  const { product, pending, locked } = useMemo(() => withPendingVariants(current, outbox), [current, outbox]);
  const waiting = api.product.variantsInOrders.useQuery({ id: read.id }, { ...options, initialData: inOrders });
  const variants = useVariantForm(product, waiting.data);
  const [fresh, setFresh] = useState<string | null>(null);
  const { form, stored, dirty, problems, failure } = variants;
  const productPrice = product.price === null ? text.consult : typedFromCents(product.price, money);
  const wrong = hasProblems(problems) || variants.stockProblem !== undefined || variants.stockAsked;

  const save = async () => {
    const done = await variants.submit();
    if (done === "saved") return toast.success(text.saved);
    if (done === "kept") return;
    if (done === "corrected") return; // the cursor is in the price
    // Waits until the errors are rendered.
    setTimeout(() => document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };

  return (
    <>
      <PageHeader
        title={fill(text.titleOf, { name: product.name })}
        back={{ href: `/productos/${product.id}`, label: words.backToProduct }}
      />
      <DraftBanner draft={variants.draft} className="mb-4" />
      <Failure variants={variants} />
      {wrong && !failure ? (
        <Banner tone="bad" role="alert" className="mb-4">
          {text.problems}
        </Banner>
      ) : null}
      {locked ? <Banner className="mb-4">{text.locked}</Banner> : null}
      <fieldset disabled={locked} className="grid min-w-0 grid-cols-1 gap-4">
        {form.options.length === 0 ? <p className="text-ink-2">{text.intro}</p> : null}
        <div className={cn("grid grid-cols-1 gap-4", form.options.length > 0 && "md:grid-cols-2")}>
          {form.options.map((option, index) => (
            <VariantOptionCard
              key={option.key}
              variants={variants}
              option={option}
              index={index}
              fresh={fresh === option.key}
            />
          ))}
          {form.options.length < MAX_OPTIONS ? <NewOption variants={variants} onAdded={setFresh} /> : null}
        </div>
        <CarriedStock variants={variants} unit={product.unit} />
        {form.rows.length > 0 || form.options.some(({ values }) => values.length > 0) ? (
          <VariantList variants={variants} productPrice={productPrice} />
        ) : null}
        {stored.rows.length > 0 && form.rows.length === 0 ? <OwnStock variants={variants} /> : null}
      </fieldset>
      <Removal variants={variants} />
      {variants.question}
      <SaveBar
        label={words.actions}
        dirty={dirty || pending}
        status={dirty ? words.unsaved : pending ? copy.outbox.pending : words.allSaved}
      >
        <Button variant="sec" className="max-lg:hidden" disabled={!dirty || variants.saving} onClick={variants.discard}>
          {words.discard}
        </Button>
        <Button className="min-w-37" disabled={locked} loading={variants.saving} onClick={() => void save()}>
          {words.save}
        </Button>
      </SaveBar>
      <LeaveGuard when={dirty} copy={words} onLeave={variants.draft.forget} />
    </>
  );
}

/** Asks how the stock that the product had is shared among its first variants. */
function CarriedStock({ variants, unit }: { variants: Variants; unit: Unit }) {
  const { variant: text } = useCopy(variantTexts);
  const money = useMoney();
  const { carried, stockAsked, form, patch, split, unlimited } = variants;
  if (carried === null || form.rows.length === 0) return null;
  const isGone = carried <= 0;
  return (
    <Banner tone={stockAsked ? "bad" : "info"} role={stockAsked ? "alert" : undefined} title={text.stockAsk}>
      <p>{isGone ? text.stockGone : fill(text.stockMoves, { stock: formatQuantity(carried, unit, money) })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="sec" size="sm" onClick={split}>
          {isGone ? text.stockNone : text.stockSplit}
        </Button>
        <Button variant="sec" size="sm" aria-pressed={unlimited} onClick={() => patch({ unlimited: !unlimited })}>
          {unlimited ? <Check aria-hidden="true" /> : null}
          {text.stockUnlimited}
        </Button>
      </div>
    </Banner>
  );
}

/** Why saving failed; a conflict offers to reload the stored state. */
function Failure({ variants: { failure, reload } }: { variants: Variants }) {
  const copy = useCopy(variantTexts, validationTexts, errorsTexts);
  if (!failure) return null;
  const [key] = Object.values(failure.details.fields ?? {}).flat();
  return (
    <Banner
      tone="bad"
      role="alert"
      className="mb-4"
      action={
        key === "product.variantsChanged" ? (
          <Button variant="sec" size="sm" onClick={() => void reload()}>
            {copy.variant.reload}
          </Button>
        ) : undefined
      }
    >
      {key ? sentenceOf(copy, key) : errorSentence(copy, failure)}
    </Banner>
  );
}

/** Common options, one tap each; a custom name last. */
function NewOption({ variants, onAdded }: { variants: Variants; onAdded: (key: string) => void }) {
  const { variant: text } = useCopy(variantTexts);
  const { form, patch } = variants;
  const [problem, setProblem] = useState<string | null>(null);
  const there = new Set(form.options.map(({ name }) => foldText(name)));
  const add = (name: string, values: readonly string[]) => {
    const added = addValues(addOption(form, name), nextOption(form), values);
    if (!added.ok) return setProblem(refusalOf(text, added));
    setProblem(null);
    patch({ form: added.form });
    if (values.length === 0) onAdded(nextOption(form));
  };
  return (
    <Group title={text.addOption}>
      <div className="flex flex-wrap gap-2">
        {text.presets
          .filter(({ name }) => !there.has(foldText(name)))
          .map(({ label, name, values }) => (
            <Button key={label} variant="sec" size="sm" className="rounded-full" onClick={() => add(name, values)}>
              <Plus aria-hidden="true" />
              {label}
            </Button>
          ))}
        <Button variant="sec" size="sm" className="rounded-full" onClick={() => add("", [])}>
          <Plus aria-hidden="true" />
          {text.other}
        </Button>
      </div>
      {problem ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      ) : null}
    </Group>
  );
}

/** Stock of the product itself, once its last variant is removed. */
function OwnStock({ variants: { stock, stockProblem, patch } }: { variants: Variants }) {
  const copy = useCopy(variantTexts, validationTexts);
  const { variant: text } = copy;
  return (
    <Group>
      <Field
        label={text.stockTitle}
        hint={text.stockHint}
        error={stockProblem ? sentenceOf(copy, stockProblem) : undefined}
      >
        <Input
          value={stock}
          placeholder={text.unlimited}
          maxLength={16}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => patch({ stock: event.target.value })}
        />
      </Field>
    </Group>
  );
}

function lossText(text: Copy["variant"], { loss, last }: RemovalConfirmation, kept: string | undefined): string {
  const rows = loss.rows === 1 ? text.lossRow : fill(text.lossRows, { n: loss.rows });
  const parts = [
    loss.counted > 0 ? fill(text.lossCounted, { n: loss.counted }) : "",
    loss.inOrders > 0 ? fill(text.lossOrders, { n: loss.inOrders }) : "",
  ].filter(Boolean);
  const sentences = [
    `${[rows, parts.join(text.and)].filter(Boolean).join(": ")}.`,
    kept === undefined || last ? "" : fill(text.lossKept, { value: kept }),
    last ? text.lossLast : "",
    text.lossLater,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Confirmation dialog that lists what the removal deletes. */
function Removal({ variants }: { variants: Variants }) {
  const { variant: text } = useCopy(variantTexts);
  const { form, asked, confirm, patch } = variants;
  if (!asked) return null;
  const { removal } = asked;
  const option = removal.kind === "row" ? undefined : form.options.find(({ key }) => key === removal.option);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && patch({ asked: null })}
      title={fill(text.removeTitle, { what: whatGoes(text, form, removal) })}
      text={lossText(text, asked, removal.kind === "option" ? option?.values[0]?.text : undefined)}
      confirmLabel={text.remove}
      cancelLabel={text.cancel}
      tone="bad"
      onConfirm={confirm}
    />
  );
}

function whatGoes(
  text: Copy["variant"],
  { options, rows }: VariantForm,
  removal: RemovalConfirmation["removal"],
): string {
  if (removal.kind === "row") {
    const row = rows.find(({ key }) => key === removal.row);
    return fill(text.whatRow, { name: row ? wordsOf({ options }, row.values).join(" · ") : "" });
  }
  const option = options.find(({ key }) => key === removal.option);
  if (removal.kind === "option") return fill(text.whatOption, { name: option?.name ?? "" });
  return fill(text.whatValue, { value: option?.values.find(({ key }) => key === removal.value)?.text ?? "" });
}
