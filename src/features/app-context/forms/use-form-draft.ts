"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSession } from "~/features/app-context/session-provider";
import { changedFields, type DraftPlace, draftFields, dropOldDrafts, keepDraft, readFormDraft } from "./stored-drafts";

const WRITE_MS = 400;

/** The draft of one form on this device. */
interface DraftSlot {
  read: () => unknown;
  /** Keeps what is typed after a moment, and at once when the page is hidden; undefined: nothing is typed. */
  write: (values: unknown) => void;
  forget: () => void;
}

/**
 * Stores what was typed into a form on this device, for the account and the shop.
 * @param form names the form; null to keep nothing
 */
function useDraftSlot(form: string | null): DraftSlot & { kept: boolean } {
  const { user, tent } = useSession();
  // a super-user who views the panel types on a device that is not the merchant's
  const isOwn = user.viewedUntil === null;
  const { id: userId } = user;
  const tentId = tent?.id ?? null;
  const [kept, setKept] = useState(false);
  const waiting = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = null;
  }, []);

  const slot = useMemo<DraftSlot>(() => {
    const place: DraftPlace | null = form !== null && isOwn ? { userId, tentId, form } : null;
    const store = (values: unknown) => {
      if (place) setKept(keepDraft(place, values, Date.now()));
    };
    const forget = () => {
      clearTimeout(timer.current);
      waiting.current = null;
      store(undefined);
    };
    return {
      read: () => (place ? readFormDraft(place) : undefined),
      write(values) {
        if (values === undefined) return forget();
        clearTimeout(timer.current);
        waiting.current = () => store(values);
        timer.current = setTimeout(flush, WRITE_MS);
      },
      forget,
    };
  }, [userId, tentId, form, isOwn, flush]);

  useEffect(() => {
    dropOldDrafts(Date.now());
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [flush]);
  return { ...slot, kept };
}

/** What a form shows of its draft. */
export interface FormDraft {
  /** The form was filled from a draft. */
  restored: boolean;
  /** What is typed is kept on this device. */
  kept: boolean;
  /** What was typed is saved, or not wanted any more. */
  forget: () => void;
  /** Discards what was typed. */
  startOver: () => void;
}

/**
 * Keeps the changed fields of a form on this device until they are saved, and fills the form with them when it is
 * opened again. Call it after `useForm` in the same component. A form that is reset to what was saved forgets its draft
 * by itself; one that closes calls `forget`.
 * @param name names the form, and of an existing thing its id; null to keep nothing
 */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | null): FormDraft {
  const { read, write, forget: drop, kept } = useDraftSlot(name);
  const [restored, setRestored] = useState(false);
  /** What was forgotten although the form still shows it, while it closes. */
  const settled = useRef<string>(null);

  useEffect(() => {
    const shown = form.getValues();
    const found = draftFields(read(), shown);
    if (Object.keys(found).length === 0) return;
    form.reset({ ...shown, ...found }, { keepDefaultValues: true, keepDirtyValues: false });
    setRestored(true);
  }, [form, read]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          const changed = changedFields(values, defaultValues ?? {});
          if (!changed) setRestored(false);
          if (!changed || JSON.stringify(values) !== settled.current) write(changed);
        },
      }),
    [form, write],
  );

  const forget = useCallback(() => {
    settled.current = JSON.stringify(form.getValues());
    drop();
    setRestored(false);
  }, [drop, form]);
  return {
    restored,
    kept,
    forget,
    startOver: () => {
      form.reset(undefined, { keepDirtyValues: false }); // whatever the form keeps when it is read again
      forget();
    },
  };
}

interface DraftState<Typed> {
  /** What is typed; undefined if that is nothing, or saved. */
  typed: Typed | undefined;
  /** Reads what was kept; null if a form of this version cannot show it. */
  read: (kept: unknown) => Typed | null;
  restore: (typed: Typed) => void;
  /** Empties the form. */
  clear: () => void;
}

/** As `useFormDraft`, for what is typed outside of React Hook Form. */
export function useStateDraft<Typed>(name: string, { typed, read, restore, clear }: DraftState<Typed>): FormDraft {
  const slot = useDraftSlot(name);
  const { read: readSlot, write } = slot;
  const [opened, setOpened] = useState(false);
  const [restored, setRestored] = useState(false);

  const open = useEffectEvent((kept: unknown) => {
    const found = kept === undefined ? null : read(kept);
    if (found !== null) restore(found);
    setRestored(found !== null);
    setOpened(true);
  });
  useEffect(() => open(readSlot()), [readSlot]);

  const text = typed === undefined ? null : JSON.stringify(typed);
  useEffect(() => {
    if (!opened) return; // what is kept is not shown yet
    if (text === null) setRestored(false);
    write(text === null ? undefined : JSON.parse(text));
  }, [opened, text, write]);

  const forget = () => {
    slot.forget();
    setRestored(false);
  };
  return {
    restored,
    kept: slot.kept,
    forget,
    startOver: () => {
      clear();
      forget();
    },
  };
}
