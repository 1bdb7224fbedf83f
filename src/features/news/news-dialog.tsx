"use client";

import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { PhotoButton } from "~/components/ui/file-drop";
import { FormInput, FormSelect, FormTextarea } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { errorsTexts } from "~/copy/errors";
import { newsTexts } from "~/copy/news";
import { NEWS_LIMITS } from "~/domain/news/limits";
import { IMAGE_ACCEPT, MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { COUNTRIES } from "~/domain/tent/countries";
import { useCopy } from "~/features/app-context/copy-provider";
import { raiseIfEmpty } from "~/features/app-context/failures/call-failures";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { api } from "~/trpc/react";
import type { News } from "./news-item";

type Typed = { title: string; text: string; url: string; countryId: string };
const fields = ["title", "text", "url", "countryId"] as const;

/** The picture to save: the stored one, a selected file, or none. */
type Picture = { kind: "kept"; src: string } | { kind: "file"; file: File; src: string } | { kind: "none" };

const storedPicture = (news: News | null): Picture =>
  news?.image ? { kind: "kept", src: news.image.src } : { kind: "none" };

type PictureFieldProps = { picture: Picture; onPick: (file: File) => void; onRemove: () => void; error: string | null };

function PictureField({ picture, onPick, onRemove, error }: PictureFieldProps) {
  const { form: copy } = useCopy(newsTexts).news;
  const [undrawable, setUndrawable] = useState<string | null>(null);
  const src = picture.kind === "none" ? null : picture.src;
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">
        {copy.image} <span className="font-normal text-ink-2">{copy.optional}</span>
      </p>
      {src && undrawable !== src ? (
        <img
          src={src}
          alt={copy.imageAlt}
          className="max-h-48 w-full rounded-xl bg-surface-2 object-cover"
          onError={() => setUndrawable(src)}
        />
      ) : null}
      {picture.kind === "file" ? <p className="text-sm wrap-anywhere text-ink-2">{picture.file.name}</p> : null}
      {error ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <PhotoButton
          accept={IMAGE_ACCEPT}
          size="sm"
          label={src ? copy.change : copy.choose}
          onFiles={([file]) => file && onPick(file)}
        />
        {src ? (
          <Button variant="txt" size="sm" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {copy.remove}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Holds an object URL for the selected file while it is shown. */
function usePicture(news: News | null) {
  const [picture, setPicture] = useState<Picture>(() => storedPicture(news));
  const src = picture.kind === "file" ? picture.src : null;
  useEffect(() => {
    if (src) return () => URL.revokeObjectURL(src);
  }, [src]);
  return {
    picture,
    pick: (file: File) => setPicture({ kind: "file", file, src: URL.createObjectURL(file) }),
    remove: () => setPicture({ kind: "none" }),
    changed: picture.kind === "file" || (picture.kind === "none" && news?.image != null),
  };
}

/** Creates or edits a news item. Tapping outside the dialog does not discard the input. */
export function NewsDialog({ news, onClose }: { news: News | null; onClose: () => void }) {
  const { news: words, errors } = useCopy(newsTexts, errorsTexts);
  const { form: copy } = words;
  const messages = useFormMessages();
  const utils = api.useUtils();
  const create = api.news.create.useMutation();
  const update = api.news.update.useMutation();
  const form = useForm<Typed>({
    resolver: messages.resolver(() =>
      import("~/domain/news/schemas").then(({ newsSchema }) => newsSchema as unknown as z.ZodType<unknown, Typed>),
    ),
    defaultValues: {
      title: news?.title ?? "",
      text: news?.text ?? "",
      url: news?.url ?? "",
      countryId: news?.countryId ? String(news.countryId) : "",
    },
  });
  const draft = useFormDraft(form, `news.${news?.id ?? "new"}`);
  const { picture, pick, remove, changed } = usePicture(news);
  const [problem, setProblem] = useState<string | null>(null);
  const [pictureProblem, setPictureProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const close = () => (isDirty || changed ? setAsks(true) : onClose());

  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    const body = new FormData();
    for (const field of fields) body.set(field, typed[field]);
    if (picture.kind === "file") body.set("image", picture.file);
    try {
      if (news) {
        body.set("id", String(news.id));
        if (picture.kind === "none") body.set("removeImage", "1");
        await update.mutateAsync(body);
      } else if (raiseIfEmpty(await create.mutateAsync(body), "ADD_NOTIFICATION_FAILED", "news.create")) return;
    } catch (error) {
      setProblem(await messages.show(error, form, fields));
      return;
    }
    await Promise.all([utils.news.list.invalidate(), utils.news.unseen.invalidate()]);
    draft.forget();
    toast.success(news ? copy.saved : copy.published);
    onClose();
  });

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => (open || isSubmitting ? undefined : close())}
        title={news ? copy.editTitle : copy.addTitle}
        closeLabel={copy.close}
        wide
      >
        <form onSubmit={submit} noValidate className="grid gap-4">
          <DraftBanner draft={draft} />
          <FormInput
            control={form.control}
            name="title"
            label={copy.title}
            placeholder={copy.titlePlaceholder}
            maxLength={NEWS_LIMITS.title}
          />
          <FormTextarea
            control={form.control}
            name="text"
            label={copy.text}
            hint={copy.textHint}
            rows={6}
            maxLength={NEWS_LIMITS.text}
          />
          <PictureField
            picture={picture}
            error={pictureProblem}
            onRemove={remove}
            onPick={(file) => {
              const tooLarge = file.size > MAX_CHOSEN_BYTES;
              setPictureProblem(tooLarge ? errors.IMAGE_TOO_LARGE : null);
              if (!tooLarge) pick(file);
            }}
          />
          <FormInput
            control={form.control}
            name="url"
            label={copy.url}
            aside={copy.optional}
            hint={copy.urlHint}
            inputMode="url"
            maxLength={NEWS_LIMITS.url}
          />
          <FormSelect control={form.control} name="countryId" label={copy.country}>
            <option value="">{copy.everyone}</option>
            {COUNTRIES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FormSelect>
          <ErrorBanner>{problem}</ErrorBanner>
          <DialogActions>
            <Button variant="sec" onClick={close} disabled={isSubmitting}>
              {copy.cancel}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {news ? copy.save : copy.publish}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={copy.leaveTitle}
        text={copy.leaveText}
        confirmLabel={copy.leave}
        cancelLabel={copy.stay}
        onConfirm={() => {
          draft.forget();
          onClose();
        }}
      />
    </>
  );
}
