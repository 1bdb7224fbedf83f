"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { productFormTexts } from "~/copy/product-form";
import { formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import type { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useSlipQuestion } from "~/features/app-context/forms/slip-question";
import type { FormDraft } from "~/features/app-context/forms/use-form-draft";
import { useMoney } from "~/features/app-context/session-provider";
import { useChange } from "~/features/outbox/use-change";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { api } from "~/trpc/react";
import type { Photos } from "../images/use-photos";
import { variantsHref } from "../variants/variants-href";
import {
  amountsToSave,
  changesOf,
  emptyValues,
  PRODUCT_FIELDS,
  type Product,
  type ProductFormValues,
  seenOf,
  sentValues,
  valuesOf,
} from "./product-values";

const LIST = "/productos";

type After = "list" | "variants" | "next";

interface SaveProduct {
  form: UseFormReturn<ProductFormValues>;
  messages: ReturnType<typeof useFormMessages>;
  draft: FormDraft;
  photos: Photos;
  /** With the changes that wait in the outbox; null for one that the server does not have. */
  product: Product | null;
  /** As the server has it. */
  read: Product | undefined;
  /** Of one that was made and not sent. */
  unsent: OutboxEntry | undefined;
  /** Replaces what that one says. Resolves to false if it may have been sent meanwhile. */
  amend: ((input: OutboxEntry["input"], label: string) => Promise<boolean>) | undefined;
}

/** Saves the form of a product: changes, a new one, or what one says that was not sent yet. */
export function useSaveProduct({ form, messages, draft, photos, product, read, unsent, amend }: SaveProduct) {
  const { product: copy, outbox } = useCopy(productFormTexts, outboxTexts);
  const text = copy.form;
  const money = useMoney();
  const router = useRouter();
  const utils = api.useUtils();
  const change = useChange();
  const create = api.product.create.useMutation();
  const update = api.product.update.useMutation();
  const slips = useSlipQuestion();
  const [problem, setProblem] = useState<string | null>(null);
  /** Where to go once the form has nothing unsaved. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const then = useRef<After>("list");
  const { isDirty, isSubmitting, dirtyFields } = form.formState;

  const saveChanges = async ({ id }: Product, typed: ProductFormValues) => {
    const changes = changesOf(sentValues(typed, money), dirtyFields);
    const seen = read ? seenOf(read, changes) : undefined;
    const outcome = await change(update.mutateAsync({ id, ...changes, seen }));
    if (outcome.kind === "refused") throw outcome.error;
    draft.forget();
    if (outcome.kind === "kept") return form.reset(typed); // stays on the screen as pending
    const saved = outcome.answer;
    utils.product.get.setData({ id }, saved);
    form.reset(valuesOf(saved, money));
    const { clearedPrevious: cleared } = saved;
    toast.success(text.saved, {
      description: cleared === null ? undefined : fill(copy.previousCleared, { price: formatPrice(cleared, money) }),
    });
  };

  const saveNew = async (typed: ProductFormValues) => {
    const given = await photos.handOver();
    const outcome = await change(create.mutateAsync({ ...sentValues(typed, money), photos: photos.keys }));
    if (outcome.kind === "refused") {
      await given.takeBack();
      throw outcome.error;
    }
    const made = outcome.kind === "saved" ? outcome.answer : null;
    draft.forget();
    if (!(await given.finish(made?.id ?? null))) toast.error(text.photosNotKept);
    if (made === null || then.current === "next") {
      if (made) toast.success(text.created);
      // without a network it stays here too: the list may not open; the next product is often of the same kind
      form.reset(then.current === "next" ? { ...emptyValues, categoryId: typed.categoryId } : emptyValues);
      window.scrollTo({ top: 0 });
    } else {
      form.reset(emptyValues);
      toast.success(text.created);
      setLeaving(then.current === "variants" ? variantsHref(made.id) : LIST);
    }
  };

  const saveUnsent = async (typed: ProductFormValues) => {
    const input = { ...sentValues(typed, money), photos: photos.keys };
    const given = await photos.handOver();
    if (!(await amend?.(input, typed.name.trim()))) {
      await given.takeBack();
      return setProblem(text.alreadySent);
    }
    draft.forget();
    if (!(await given.finish(null))) toast.error(text.photosNotKept);
    form.reset(typed); // stays on the screen as pending: without a network the list may not open
    toast(outbox.kept);
  };

  const submit = form.handleSubmit(
    async (typed) => {
      setProblem(null);
      const prices = product ? amountsToSave(product, typed, text) : [];
      if (!(await slips.mayWrite(prices, ({ field }) => form.setFocus(field)))) return;
      try {
        if (product) await saveChanges(product, typed);
        else if (unsent) await saveUnsent(typed);
        else await saveNew(typed);
      } catch (error) {
        const sentence = await messages.show(error, form, PRODUCT_FIELDS);
        setProblem(sentence);
        if (sentence) window.scrollTo({ top: 0 });
      }
    },
    () => setProblem(null),
  );

  // why one that was not sent was refused, beside its fields
  const refused = unsent?.error?.details.fields;
  const showRefused = useEffectEvent(async (fields: NonNullable<typeof refused>) => {
    for (const field of PRODUCT_FIELDS) {
      const [key] = fields[field] ?? [];
      if (key) form.setError(field, { type: "server", message: await messages.sentence(key) });
    }
  });
  useEffect(() => {
    if (refused) void showRefused(refused);
  }, [refused]);

  const isLeft = photos.unsaved;
  useEffect(() => {
    if (leaving !== null && !isDirty && !isLeft) router.push(leaving);
  }, [leaving, isDirty, isLeft, router]);

  return {
    save: (after: After) => {
      then.current = after;
      void submit();
    },
    saving: isSubmitting || leaving !== null,
    problem,
    question: slips.question,
  };
}
