"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { emptyValues, type ProductFormValues, readDraft } from "./product-values";

const WRITE_MS = 400;

const isEmpty = (values: ProductFormValues) => JSON.stringify(values) === JSON.stringify(emptyValues);

function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // storage is disabled: the form works without a draft
  }
}

function store(key: string, values: ProductFormValues | null): boolean {
  try {
    if (values) window.localStorage.setItem(key, JSON.stringify(values));
    else window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Stores a new product's fields on this device until it is saved; photos are not stored. */
export function useDraft(form: UseFormReturn<ProductFormValues>, tentId: number, enabled: boolean) {
  const key = `product-draft-${tentId}`;
  const [restored, setRestored] = useState(false);
  const [saved, setSaved] = useState(false);

  useEffect(() => {
    const draft = enabled ? readDraft(readStored(key)) : null;
    if (draft && !isEmpty(draft)) {
      form.reset(draft, { keepDefaultValues: true });
      setRestored(true);
      setSaved(true);
    }
  }, [enabled, form, key]);

  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => setSaved(!isEmpty(values) && store(key, values)), WRITE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [enabled, form, key]);

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
      form.reset(emptyValues);
      forget();
    },
  };
}
