"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { milli } from "~/domain/money/milli";
import { typedFromCents } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { withoutGroups } from "~/domain/money/thousands";
import { stockSchema } from "~/domain/product/crud/schemas";
import { splitStock } from "~/domain/product/variants/split-stock";
import {
  addValues,
  hasProblems,
  type Loss,
  lossOf,
  openVariants,
  removeOption,
  removeRows,
  removeValue,
  splitValues,
  type VariantForm,
  type VariantProblems,
  variantCells,
  variantChanges,
  variantProblems,
} from "~/domain/product/variants/variants";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import type { ValidationKey } from "~/domain/validation-key";
import { useSlipQuestion } from "~/features/app-context/forms/slip-question";
import { useStateDraft } from "~/features/app-context/forms/use-form-draft";
import { useMoney } from "~/features/app-context/session-provider";
import { type ChangeOutcome, useChange } from "~/features/outbox/use-change";
import { api } from "~/trpc/react";
import { type Product, writtenQuantity } from "../crud/product-values";
import { readVariantDraft } from "./variant-draft";
import { priceCellId, pricesToSave } from "./variant-prices";

export type Removal =
  | { kind: "option"; option: string }
  | { kind: "value"; option: string; value: string }
  | { kind: "row"; row: string };

/** A removal awaiting confirmation. */
export interface RemovalConfirmation {
  removal: Removal;
  loss: Loss;
  /** The removal leaves no variants. */
  last: boolean;
}

interface State {
  stored: VariantForm;
  form: VariantForm;
  asked: RemovalConfirmation | null;
  /** Values typed but not yet added, by option key. */
  typed: Record<string, string>;
  /** Stock of the product itself once it has no variants. */
  stock: string;
  /** The merchant said that the first variants of a product with a counted stock have no limit. */
  unlimited: boolean;
  /** Problems are shown after the first attempt to save. */
  tried: boolean;
}

const NO_PROBLEMS: VariantProblems = { options: {}, rows: {} };

const formOf = (product: Product, numbers: NumberFormat): VariantForm =>
  openVariants({
    options: product.options,
    variants: product.variants.map((variant) => ({
      ...variant,
      price: typedFromCents(variant.price, numbers),
      sku: variant.sku ?? "",
      stock: writtenQuantity(variant.stock, numbers),
    })),
  });

const opened = (product: Product, numbers: NumberFormat): State => {
  const stored = formOf(product, numbers);
  return { stored, form: stored, asked: null, typed: {}, stock: "", unlimited: false, tried: false };
};

function without(form: VariantForm, removal: Removal): VariantForm {
  if (removal.kind === "option") return removeOption(form, removal.option);
  if (removal.kind === "value") return removeValue(form, removal.option, removal.value);
  return removeRows(form, [removal.row]);
}

const isDirty = ({ stored, form, typed }: State): boolean =>
  variantChanges(stored, form) !== null ||
  form.options.length !== stored.options.length ||
  Object.values(typed).some((text) => text.trim() !== "");

/** Adds values still being typed to the form; null when they exceed the limit. */
function withTyped({ form, typed }: State): VariantForm | null {
  let next = form;
  for (const [option, text] of Object.entries(typed)) {
    const added = addValues(next, option, splitValues(text));
    if (!added.ok) return null;
    next = added.form;
  }
  return next;
}

/** Editing state of a product's options and variants, saved as a whole. `product` has the changes that wait. */
export function useVariantForm(product: Product, inOrders: readonly number[]) {
  const utils = api.useUtils();
  const money = useMoney();
  const [state, setState] = useState(() => opened(product, money));
  const [failure, setFailure] = useState<ReturnType<typeof appErrorOfCall>>(null);
  const make = useChange();
  const save = api.product.saveVariants.useMutation();
  const slips = useSlipQuestion();
  const { stored, form, tried } = state;
  const waiting = useMemo(() => new Set(inOrders), [inOrders]);
  const problems = useMemo(() => (tried ? variantProblems(form) : NO_PROBLEMS), [tried, form]);
  const dirty = useMemo(() => isDirty(state), [state]);
  /** A typed stock as it will be read. */
  const plainStock = useCallback((text: string) => withoutGroups(text, product.unit, money), [product.unit, money]);
  const stock = plainStock(state.stock);
  /** The product's stock until now, which its first variants take over; null when there is none to take over. */
  const carried = stored.rows.length === 0 ? product.stock : null;
  const stockProblem = tried && form.rows.length === 0 ? stockKey(stock) : undefined;

  // Adopts changes saved elsewhere as long as the form is not dirty.
  useEffect(() => setState((now) => (isDirty(now) ? now : opened(product, money))), [product, money]);

  const reopen = () => {
    setFailure(null);
    setState(opened(product, money));
  };
  const draft = useStateDraft(`product.variants.${product.id}`, {
    typed: dirty ? { stored, form, typed: state.typed, stock: state.stock } : undefined,
    read: readVariantDraft,
    restore: (typed) => setState((now) => ({ ...now, ...typed })),
    clear: reopen,
  });

  const patch = useCallback((change: Partial<State>) => setState((now) => ({ ...now, ...change })), []);
  const change = useCallback(
    (to: (form: VariantForm, stored: VariantForm) => VariantForm) =>
      setState((now) => ({ ...now, form: to(now.form, now.stored) })),
    [],
  );
  /** Removes at once when no data is lost, otherwise asks for confirmation. */
  const remove = useCallback(
    (removal: Removal) =>
      setState((now) => {
        const next = without(now.form, removal);
        const loss = lossOf(now.form, next, waiting);
        if (!loss) return { ...now, form: next };
        return { ...now, asked: { removal, loss, last: next.rows.length === 0 } };
      }),
    [waiting],
  );

  /** Whether a counted stock would become unlimited without a word, as no combination of the first variants says how many there are. */
  const losesStock = ({ rows }: VariantForm) =>
    carried !== null && !state.unlimited && rows.length > 0 && rows.every(({ stock }) => stock.trim() === "");

  const split = () =>
    change((now) => {
      const parts = splitStock(carried ?? milli(0), now.rows.length, product.unit);
      return {
        ...now,
        rows: now.rows.map((row, at) => ({ ...row, stock: writtenQuantity(parts[at] ?? null, money) })),
      };
    });

  const submit = async (): Promise<ChangeOutcome<unknown>["kind"] | "corrected"> => {
    const next = withTyped(state);
    setFailure(null);
    patch(next ? { form: next, typed: {}, tried: true } : { tried: true });
    if (!next) return "refused";
    if (losesStock(next)) return "refused";
    const bare = next.rows.length === 0 && stored.rows.length > 0;
    if (hasProblems(variantProblems(next)) || (bare && stockKey(stock))) return "refused";
    const changes = variantChanges(stored, next);
    const focus = ({ key }: { key: string }) => document.getElementById(priceCellId(key))?.focus();
    if (!(await slips.mayWrite(pricesToSave(product, next), focus))) return "corrected";
    if (!changes) return "saved";
    const call = { id: product.id, ...changes, ...(bare ? { stock } : {}), seen: seenCells(product, changes.rows) };
    const outcome = await make(save.mutateAsync(call));
    if (outcome.kind === "refused") {
      setFailure(appErrorOfCall(outcome.error));
      return "refused";
    }
    draft.forget();
    if (outcome.kind === "kept") setState((now) => ({ ...now, stored: next, form: next, typed: {}, tried: false }));
    else {
      setState(opened(outcome.answer, money));
      utils.product.get.setData({ id: product.id }, outcome.answer);
    }
    return outcome.kind;
  };

  /** Discards the input and shows the stored state. */
  const reload = async () => {
    const fresh = await utils.product.get.fetch({ id: product.id }, { staleTime: 0 });
    setFailure(null);
    setState(opened(fresh, money));
  };

  return {
    ...state,
    plainStock,
    carried,
    stockAsked: tried && losesStock(form),
    split,
    dirty,
    draft,
    saving: save.isPending,
    problems,
    stockProblem,
    failure,
    patch,
    change,
    remove,
    confirm: () =>
      setState((now) => (now.asked ? { ...now, form: without(now.form, now.asked.removal), asked: null } : now)),
    submit,
    /** About prices that may be slips. */
    question: slips.question,
    reload,
    discard: () =>
      setState((now) => ({
        ...now,
        form: now.stored,
        typed: {},
        stock: "",
        unlimited: false,
        tried: false,
        asked: null,
      })),
  };
}

/** The read values of the cells that are sent, so that the server notices a change made elsewhere. */
function seenCells({ variants }: Product, rows: readonly { id: number | null }[]): Record<string, unknown> {
  const sent = new Set(rows.flatMap((row) => Object.keys(row).map((cell) => `${row.id}.${cell}`)));
  return Object.fromEntries(Object.entries(variantCells(variants)).filter(([cell]) => sent.has(cell)));
}

export type Variants = ReturnType<typeof useVariantForm>;

function stockKey(text: string): ValidationKey | undefined {
  return stockSchema.safeParse(text).error?.issues[0]?.message as ValidationKey | undefined;
}
