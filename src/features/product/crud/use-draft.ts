"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  changesOf,
  emptyValues,
  PRODUCT_FIELDS,
  type ProductFormValues,
  readDraft,
  readDraftFields,
} from "./product-values";

const WRITE_MS = 400;

const isEmpty = (values: ProductFormValues) => JSON.stringify(values) === JSON.stringify(emptyValues);

function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // storage is disabled: the form works without a draft
  }
}

function store(key: string, values: Partial<ProductFormValues> | null): boolean {
  try {
    if (values) window.localStorage.setItem(key, JSON.stringify(values));
    else window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores what was typed on this device until it is saved: the fields of a new product, or with its id the changed
 * fields of an existing one. Photos are not stored.
 */
export function useDraft(form: UseFormReturn<ProductFormValues>, tentId: number, productId: number | null) {
  const key = productId === null ? `product-draft-${tentId}` : `product-draft-${tentId}-${productId}`;
  const isNew = productId === null;
  const [restored, setRestored] = useState(false);
  const [saved, setSaved] = useState(false);

  useEffect(() => {
    if (isNew) {
      const draft = readDraft(readStored(key));
      if (!draft || isEmpty(draft)) return;
      form.reset(draft, { keepDefaultValues: true });
    } else {
      const fields = readDraftFields(readStored(key)) ?? {};
      const changed = PRODUCT_FIELDS.filter((field) => field in fields && fields[field] !== form.getValues(field));
      if (changed.length === 0) return;
      for (const field of changed)
        form.setValue(field, fields[field] as ProductFormValues[typeof field], { shouldDirty: true });
    }
    setRestored(true);
    setSaved(true);
  }, [form, key, isNew]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (values: ProductFormValues, dirty: Partial<Record<keyof ProductFormValues, boolean>>) => {
      const kept = isNew ? (isEmpty(values) ? null : values) : changesOf(values, dirty);
      const isKept = kept !== null && Object.keys(kept).length > 0;
      if (isKept) setSaved(store(key, kept));
      else {
        // a cleared new product keeps its draft until it is discarded; saved changes need none
        if (!isNew) store(key, null);
        setSaved(false);
      }
    };
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => write(values, form.formState.dirtyFields), WRITE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, key, isNew]);

  const forget = () => {
    store(key, null);
    setRestored(false);
    setSaved(false);
  };
  return {
    restored,
    saved,
    forget,
    startOver: () => {
      if (isNew) form.reset(emptyValues);
      else form.reset();
      forget();
    },
  };
}
