"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "~/components/ui/toast";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { photosTexts } from "~/copy/photos";
import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import { validationTexts } from "~/copy/validation";
import { parsePrice } from "~/domain/money/money";
import { PRODUCT_LIMITS } from "~/domain/product/crud/limits";
import { productNameOf } from "~/domain/product/images/photo-name";
import { MAX_BATCH_PHOTOS, MAX_PHOTO_FILE_NAME } from "~/domain/product/images/photo-upload";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { message } from "~/domain/validation-key";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { onTheWay } from "~/features/image/on-the-way";
import { usePhotoQueue, useSendPhotos } from "~/features/image/use-photo-queue";
import { useOnline } from "~/features/offline/use-online";
import { changeOutcome } from "~/features/outbox/use-change";
import { ArchiveError } from "~/lib/unzip";
import { keepPhoto, panelPhotos } from "~/trpc/photos/panel-photos";
import type { PhotoDraft, StoredPhoto } from "~/trpc/photos/stored-photo";
import { api } from "~/trpc/react";
import { chosenPhotos } from "./chosen-files";

export type DraftPhoto = StoredPhoto & { draft: PhotoDraft };
type Typed = Partial<Pick<PhotoDraft, "name" | "price">>;

const hasDraft = (photo: StoredPhoto): photo is DraftPhoto => photo.draft !== null;

/** Whether a product can be published from it: it has a name and a price. */
function isReady({ draft }: DraftPhoto): boolean {
  const parsed = parsePrice(draft.price);
  return draft.name.trim() !== "" && parsed.ok && parsed.cents !== null;
}

/** Many photos at once: each becomes a product, or one more photo of a product that exists. */
export function useBatch() {
  const copy = useCopy(photosTexts, errorsTexts, sessionTexts, validationTexts);
  const utils = api.useUtils();
  const online = useOnline();
  useSendPhotos();
  const { photos, progress, paused } = usePhotoQueue();
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  const [errors, setErrors] = useState<Readonly<Record<number, string>>>({});
  const [preparing, setPreparing] = useState<{ done: number; total: number } | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const create = api.product.create.useMutation({ meta: { ignoreErrors: true } });
  const join = api.product.addPhotos.useMutation({ meta: { ignoreErrors: true } });

  const drafts = photos.filter(hasDraft).map((photo) => ({ ...photo, draft: { ...photo.draft, ...typed[photo.id] } }));
  const matched = drafts.filter(({ draft }) => draft.match);
  const fresh = drafts.filter(({ draft }) => !draft.match);
  const ready = fresh.filter(isReady);

  // what is typed is on the device at once, also when the page is closed
  const unwritten = useRef(typed);
  useEffect(() => {
    unwritten.current = typed;
    const write = () => {
      for (const [id, values] of Object.entries(unwritten.current)) void panelPhotos().setDraft(Number(id), values);
    };
    write();
    window.addEventListener("pagehide", write);
    return () => {
      window.removeEventListener("pagehide", write);
    };
  }, [typed]);
  useEffect(
    () => () => {
      for (const [id, values] of Object.entries(unwritten.current)) void panelPhotos().setDraft(Number(id), values);
    },
    [],
  );

  // asks for the products that files are named after, once per photo, when there is a network
  const unasked = drafts.filter(({ draft }) => draft.match === undefined);
  const asking = useRef(false);
  const ask = useCallback(
    async (asked: readonly DraftPhoto[]) => {
      const names = asked.map(({ draft }) => draft.fileName.slice(-MAX_PHOTO_FILE_NAME));
      const found = await utils.product.matchPhotos.fetch({ names });
      for (const [index, { id }] of asked.entries()) await panelPhotos().setDraft(id, { match: found[index] ?? null });
    },
    [utils],
  );
  const askable = online && preparing === null && unasked.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the photos are those of the moment it becomes possible
  useEffect(() => {
    if (!askable || asking.current) return;
    asking.current = true;
    void ask(unasked.slice(0, MAX_BATCH_PHOTOS))
      .catch(() => undefined) // they are shown as new products, and asked for again at the next chance
      .finally(() => {
        asking.current = false;
      });
  }, [askable, ask]);

  const { problems: text } = copy.photos;

  async function add(files: readonly File[]): Promise<void> {
    setProblems([]);
    const complain = (problem: string) => setProblems((all) => [...all, problem]);
    try {
      const { photos: chosen, others } = await chosenPhotos(files);
      if (others.length === 1) complain(fill(text.notPicture, { file: others[0] ?? "" }));
      if (others.length > 1) complain(fill(text.notPictures, { n: others.length }));
      if (chosen.length === 0 && others.length === 0) complain(text.noPhotos);
      const room = MAX_BATCH_PHOTOS - drafts.length;
      if (chosen.length > room) complain(fill(text.tooMany, { limit: MAX_BATCH_PHOTOS, n: chosen.length - room }));
      const taken = chosen.slice(0, Math.max(0, room));
      for (const [index, { name, read }] of taken.entries()) {
        setPreparing({ done: index, total: taken.length });
        const draft = { fileName: name, name: productNameOf(name, PRODUCT_LIMITS.name), price: "" };
        const file = await read().catch((error: unknown) => {
          if (!(error instanceof ArchiveError)) throw error;
          return error.problem;
        });
        // one bad file of an archive does not keep out those after it
        if (file === "broken") complain(fill(text.brokenFile, { file: name }));
        else if (typeof file === "string" || !(await keepPhoto(file, { draft })))
          complain(fill(text.tooLarge, { file: name }));
      }
    } catch (error) {
      complain(error instanceof ArchiveError ? text.archive[error.problem] : text.notStored);
    } finally {
      setPreparing(null);
    }
  }

  function setDraft(id: number, values: Typed): void {
    setTyped((all) => ({ ...all, [id]: { ...all[id], ...values } }));
    setErrors(({ [id]: _, ...others }) => others);
  }

  /** Gives photos to products; those that the server refuses stay, with the reason. */
  async function claim(
    calls: readonly { photos: readonly DraftPhoto[]; call: () => Promise<unknown> }[],
  ): Promise<{ done: number; queued: number }> {
    let [done, queued] = [0, 0];
    setBusy(true);
    setErrors({});
    await Promise.all(
      calls.map(async ({ photos: own, call }) => {
        const ids = own.map(({ id }) => id);
        const outcome = await changeOutcome(call());
        if (outcome.kind === "kept") queued += own.length;
        const known = outcome.kind === "refused" ? appErrorOfCall(outcome.error) : null;
        // after a conflict an earlier attempt has made the product, although its answer never came
        if (outcome.kind === "refused" && known?.code !== "CONFLICT") {
          const sentence = known ? errorSentence(copy, known) : copy.session.callFailed.unanswered;
          setErrors((all) => ({ ...all, ...Object.fromEntries(ids.map((id) => [id, sentence])) }));
          return;
        }
        done += own.length;
        await panelPhotos().settle(ids);
      }),
    );
    setBusy(false);
    return { done, queued };
  }

  return {
    drafts,
    matched,
    fresh,
    ready,
    /** Photos of products, on their way or stopped. */
    others: onTheWay({ photos }),
    progress,
    paused,
    preparing,
    problems,
    busy,
    /** Why a photo's product was not published, or its price cannot be read. */
    errorOf: (photo: DraftPhoto) => {
      const parsed = parsePrice(photo.draft.price);
      return errors[photo.id] ?? (parsed.ok ? null : sentenceOf(copy, message(`price.${parsed.reason}`)));
    },
    add,
    setDraft,
    setMatch: (id: number, match: PhotoDraft["match"]) => panelPhotos().setDraft(id, { match }),
    retry: (id: number) => panelPhotos().retry([id]),
    remove: async (photo: StoredPhoto) => {
      await panelPhotos().remove([photo.id]);
      toast(copy.photos.removed, {
        action: { label: copy.photos.undo, onClick: () => void panelPhotos().putBack(photo) },
      });
    },
    async publish(categoryId: number | null) {
      const { done, queued } = await claim(
        ready.map((photo) => ({
          photos: [photo],
          call: () =>
            create.mutateAsync({
              name: photo.draft.name,
              price: photo.draft.price,
              categoryId,
              photos: [photo.key],
            }),
        })),
      );
      const { publishedOne, publishedMany, kept } = copy.photos;
      const sentence = done === 1 ? publishedOne : fill(publishedMany, { n: done });
      if (queued > 0) toast(kept);
      else if (done > 0) toast.success(sentence);
    },
    async join() {
      const products = new Map<number, DraftPhoto[]>();
      for (const photo of matched) {
        const id = photo.draft.match?.productId ?? 0;
        products.set(id, [...(products.get(id) ?? []), photo]);
      }
      const { done, queued } = await claim(
        [...products].map(([id, own]) => ({
          photos: own,
          call: () => join.mutateAsync({ id, photos: own.map(({ key }) => key) }),
        })),
      );
      const { joinedOne, joinedMany, kept } = copy.photos;
      if (queued > 0) toast(kept);
      else if (done > 0) toast.success(done === 1 ? joinedOne : fill(joinedMany, { n: done }));
    },
  };
}

export type Batch = ReturnType<typeof useBatch>;
