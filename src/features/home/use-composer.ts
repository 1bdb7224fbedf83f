"use client";

import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { composerTexts } from "~/copy/composer";
import { fill } from "~/copy/fill";
import type { AppErrorShape } from "~/domain/errors";
import { countChanges, newSection } from "~/domain/home/home";
import { type HomeSectionKind, MAX_SECTIONS } from "~/domain/home/kinds";
import type { HomeCover, HomeSection, ShopHome } from "~/domain/home/schemas";
import { moved } from "~/domain/moved";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { reportCallFailure } from "~/features/app-context/failures/call-failures";
import { useErrorSentence, useSentence } from "~/features/app-context/forms/late-sentences";
import { pendingInput } from "~/features/outbox/pending-entries";
import { useChange } from "~/features/outbox/use-change";
import { useOutbox } from "~/features/outbox/use-outbox";
import { api, type RouterOutputs } from "~/trpc/react";
import { deleteStoredDraft, hasStoredDraft, readStoredDraft, type StoredDraft, storeDraft } from "./stored-draft";
import { loadHomeSchema, useHomeSchema } from "./use-home-schema";

export type HomeData = RouterOutputs["home"]["get"];

type Published = { revision: number; home: ShopHome };

/** The home that a call will publish: the server counts its revisions one by one. */
const withPublished = (read: HomeData, { revision, home }: Published): HomeData => ({
  ...read,
  home,
  revision: Math.max(read.revision, revision + 1),
  undoable: false,
  publishedAt: read.publishedAt ?? read.asOf,
});

/** Why a home was not published. */
type Failure = { kind: "conflict" } | { kind: "other"; reason: string };

/** The home being composed: kept on this device until it is published. */
export function useComposer(tentId: number, read: HomeData) {
  const copy = useCopy(composerTexts);
  const sentence = useSentence();
  const entry = pendingInput(useOutbox(), "home.publish");
  const [openedAt] = useState(() => Date.now());
  const [queued, setQueued] = useState(false);
  // one that this screen is still sending is its own draft until it is answered
  const waiting = queued || (entry && entry.createdAt < openedAt) ? entry : undefined;
  const data = useMemo(
    () => (waiting ? withPublished(read, waiting.input as unknown as Published) : read),
    [read, waiting],
  );
  const texts = copy.composer;
  const utils = api.useUtils();
  const make = useChange();
  const publishing = api.home.publish.useMutation({ meta: { ignoreErrors: true } });
  const undoing = api.home.undo.useMutation({ meta: { ignoreErrors: true } });
  const [home, setHome] = useState(data.home);
  /** The revision that the draft was composed upon. */
  const [revision, setRevision] = useState(data.revision);
  /** The rules are being loaded to publish. */
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** What is known of the draft on this device; one that is not read is neither shown nor replaced. */
  const [draftState, setDraftState] = useState<"unknown" | "reading" | "read" | "lost">("unknown");
  const [stored, setStored] = useState(true);

  const schema = useHomeSchema();
  const clean = useMemo(() => schema?.safeParse(home), [schema, home]);
  const changes = countChanges(data.home, clean?.data ?? home);

  const restore = useEffectEvent((draft: StoredDraft | null) => {
    if (draft && countChanges(data.home, draft.home) > 0) {
      setHome(draft.home);
      setRevision(draft.revision);
      if (draft.revision !== data.revision) setFailure({ kind: "conflict" });
      toast(texts.restored);
    }
    setDraftState("read");
  });
  useEffect(() => {
    if (!hasStoredDraft(tentId)) {
      setDraftState("read");
      return;
    }
    let isGone = false;
    setDraftState("reading");
    readStoredDraft(tentId).then(
      (draft) => isGone || restore(draft),
      () => isGone || setDraftState("lost"),
    );
    return () => {
      isGone = true;
    };
  }, [tentId]);

  // what waits in the outbox, which is read after the screen, is shown unless something was changed here
  const composedUpon = useRef(data);
  const adopt = useEffectEvent((now: HomeData) => {
    const before = composedUpon.current;
    composedUpon.current = now;
    if (before === now) return;
    // what was refused stays as a draft: it is shown nowhere else
    if (waiting && countChanges(before.home, home) === 0) show(now.home, now.revision);
    else if (now.revision === revision) setFailure(null); // a draft that was composed upon what waits
  });
  useEffect(() => adopt(data), [data]);

  useEffect(() => {
    if (draftState !== "read") return;
    if (changes > 0) setStored(storeDraft(tentId, { revision, home }));
    else deleteStoredDraft(tentId);
  }, [draftState, changes, home, revision, tentId]);

  const show = (fresh: ShopHome, at: number) => {
    setHome(fresh);
    setRevision(at);
    setFailure(null);
  };

  /** Shows what is published now, after it changed here. */
  const settle = async () => {
    const fresh = await utils.home.get.fetch(undefined, { staleTime: 0 });
    show(fresh.home, fresh.revision);
    await utils.tent.settings.invalidate();
  };

  const undo = async (published: number) => {
    try {
      await undoing.mutateAsync({ revision: published });
      await settle();
      toast.success(texts.undone);
    } catch (error) {
      const known = appErrorOfCall(error);
      toastFailure(known ? await errorText(known) : texts.undoFailed);
    }
  };

  const publish = async (upon = revision) => {
    setFailure(null);
    setChecking(true);
    const rules = await loadHomeSchema().catch(() => null); // lost without a network: the server has the same rules
    setChecking(false);
    const read = rules?.safeParse(home);
    if (read?.success === false) {
      setFailure({ kind: "other", reason: texts.invalid });
      return;
    }
    const sent = read?.data ?? home;
    const outcome = await make(publishing.mutateAsync({ revision: upon, home: sent }));
    if (outcome.kind === "kept") {
      setQueued(true);
      show(sent, upon + 1);
    }
    if (outcome.kind === "saved") {
      const published = outcome.answer;
      utils.home.get.setData(undefined, (before) =>
        before ? { ...before, home: sent, revision: published.revision, undoable: true } : before,
      );
      show(sent, published.revision);
      toast.success(texts.published, {
        action: { label: texts.undo, onClick: () => void undo(published.revision) },
      });
      await settle().catch(() => undefined); // what was published is shown already
    }
    if (outcome.kind === "refused") {
      const { error } = outcome;
      const known = appErrorOfCall(error);
      if (known?.code === "SESSION_EXPIRED") reportCallFailure(error, undefined, "home.publish");
      if (known?.code === "CONFLICT") {
        await utils.home.get.invalidate(); // what is offered then needs the current revision
        setFailure({ kind: "conflict" });
      } else setFailure({ kind: "other", reason: known ? await reasonOf(known) : texts.offline });
    }
  };

  const errorText = useErrorSentence();
  const reasonOf = (known: AppErrorShape): Promise<string> => {
    const [key] = known.details.fields?.home ?? [];
    return key ? sentence(key, texts.invalid) : errorText(known);
  };

  const change = (work: (before: ShopHome) => ShopHome) => setHome(work);
  const inSections = (work: (sections: HomeSection[]) => HomeSection[]) =>
    change((before) => ({ ...before, sections: work(before.sections) }));

  return {
    /** What is published, or will be once the network is back. */
    data,
    /** Published on this device, and not confirmed by the server. */
    pending: waiting !== undefined && waiting.state !== "done",
    home,
    changes,
    failure,
    /** Drafts are kept on this device, so that leaving loses nothing. */
    stored: stored && draftState !== "lost",
    /** The draft on this device is being read: what is changed meanwhile would be lost. */
    restoring: draftState === "reading",
    publishing: checking || publishing.isPending,
    isFull: home.sections.length >= MAX_SECTIONS,
    publish: () => void publish(),
    /** After a conflict: publishes the draft over what was published meanwhile. */
    publishMine: () => void publish(data.revision),
    discard: () => show(data.home, data.revision),
    setCover: (over: Partial<HomeCover>) => change((before) => ({ ...before, cover: { ...before.cover, ...over } })),
    setSection: (section: HomeSection) =>
      inSections((sections) => sections.map((each) => (each.id === section.id ? section : each))),
    move: (from: number, to: number) => inSections((sections) => moved(sections, from, to)),
    /** Adds an empty section at the end, and returns its id. */
    add: (kind: HomeSectionKind): string => {
      const section = newSection(kind, home.sections);
      inSections((sections) => [...sections, section]);
      return section.id;
    },
    remove: (section: HomeSection, name: string) => {
      const at = home.sections.findIndex(({ id }) => id === section.id);
      inSections((sections) => sections.filter(({ id }) => id !== section.id));
      const back = () => inSections((sections) => sections.toSpliced(at, 0, section));
      toast(fill(texts.editor.removed, { name }), { action: { label: texts.editor.undo, onClick: back } });
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;
