"use client";

import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { FileDrop, PhotoButton } from "~/components/ui/file-drop";
import { composerTexts } from "~/copy/composer";
import { errorsTexts } from "~/copy/errors";
import { photoFailureTexts } from "~/copy/photo-failure";
import type { FocalPoint } from "~/domain/product/images/focal-point";
import { IMAGE_ACCEPT, MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { uploadFailure } from "~/features/image/upload-failure";
import { api } from "~/trpc/react";
import { FocalPointField } from "./focal-point-field";
import type { HomeData } from "./use-composer";

interface Picture {
  imageId: number | null;
  focus: FocalPoint | null;
}

interface PhotoFieldProps extends Picture {
  images: HomeData["images"];
  onChange: (picture: Picture) => void;
}

/** A picture of the home: chosen, uploaded at once, and the point of it that must stay in view. */
export function PhotoField({ imageId, focus, images, onChange }: PhotoFieldProps) {
  const copy = useCopy(composerTexts, errorsTexts, photoFailureTexts);
  const { editor: texts } = copy.composer;
  const utils = api.useUtils();
  const upload = api.home.addImage.useMutation({ meta: { ignoreErrors: true } });
  const [failed, setFailed] = useState<{ file: File; problem: string; again: boolean } | null>(null);
  const src = images.find(({ id }) => id === imageId)?.url;

  async function send(file: File | undefined) {
    if (!file) return;
    setFailed(null);
    if (file.size > MAX_CHOSEN_BYTES) {
      setFailed({ file, problem: copy.errors.IMAGE_TOO_LARGE, again: false });
      return;
    }
    const form = new FormData();
    form.set("image", file, "foto");
    try {
      const { id, url, focus: found } = await upload.mutateAsync(form);
      utils.home.get.setData(undefined, (before) =>
        before ? { ...before, images: [...before.images, { id, url }] } : before,
      );
      onChange({ imageId: id, focus: found });
    } catch (error) {
      setFailed({ file, ...uploadFailure(copy, error, "home.addImage") });
    }
  }

  const choose = { accept: IMAGE_ACCEPT, onFiles: ([file]: File[]) => void send(file) };
  return (
    <div className="grid gap-3">
      {src ? (
        <>
          <FocalPointField src={src} focus={focus} onChange={(point) => onChange({ imageId, focus: point })} />
          <div className="flex flex-wrap items-center gap-2">
            <p className="min-w-40 flex-1 text-sm text-ink-2">{texts.focusHint}</p>
            <PhotoButton {...choose} size="sm" label={texts.changePhoto} loading={upload.isPending} />
            <Button variant="txt" size="sm" onClick={() => onChange({ imageId: null, focus: null })}>
              <Trash2 aria-hidden="true" />
              {texts.removePhoto}
            </Button>
          </div>
        </>
      ) : (
        <FileDrop
          {...choose}
          label={upload.isPending ? texts.sending : texts.choosePhoto}
          hint={texts.photoHint}
          disabled={upload.isPending}
        />
      )}
      {failed ? (
        <div className="flex flex-wrap items-center gap-x-3">
          <p role="alert" className="text-sm font-medium text-bad">
            {failed.problem}
          </p>
          {failed.again ? (
            <Button variant="txt" size="sm" loading={upload.isPending} onClick={() => void send(failed.file)}>
              <RotateCcw aria-hidden="true" />
              {texts.retryPhoto}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
