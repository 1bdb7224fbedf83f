"use client";

import { RotateCcw, Store, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { PhotoButton } from "~/components/ui/file-drop";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { photoFailureTexts } from "~/copy/photo-failure";
import { logoTexts } from "~/copy/settings/logo";
import { IMAGE_ACCEPT, MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { useCopy, useLaterCopy } from "~/features/app-context/copy-provider";
import { CropDialog, canCrop } from "~/features/image/crop-dialog";
import { uploadFailure } from "~/features/image/upload-failure";
import { api } from "~/trpc/react";

const LOGO_PIXELS = 640;

/** The shop's logo: choose, crop, replace, remove. */
export function LogoEditor({ name, logo }: { name: string; logo: string | null }) {
  const copy = useCopy(logoTexts, photoFailureTexts);
  const laterCopy = useLaterCopy();
  const texts = copy.tent.logo;
  const utils = api.useUtils();
  const [source, setSource] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ file: Blob; problem: string; again: boolean } | null>(null);
  const setLogo = api.tent.setLogo.useMutation({ meta: { ignoreErrors: true } });
  const removeLogo = api.tent.removeLogo.useMutation();

  useEffect(() => {
    if (source) return () => URL.revokeObjectURL(source);
  }, [source]);

  const refresh = () =>
    Promise.all([utils.tent.mine.invalidate(), utils.tent.settings.invalidate(), utils.tent.progress.invalidate()]);

  /** The texts of errors, which are loaded when there is one; null where they cannot be loaded. */
  const loadErrors = () =>
    import("~/copy/errors").then(
      ({ errorsTexts }) => laterCopy(errorsTexts),
      () => null,
    );

  /** Uploads the logo; returns an error message, or null on success. */
  async function send(file: Blob): Promise<string | null> {
    const form = new FormData();
    form.set("image", file, "logo");
    setFailed(null);
    try {
      await setLogo.mutateAsync(form);
      setSource(null);
      await refresh();
      toast.success(texts.saved);
      return null;
    } catch (error) {
      const errors = await loadErrors();
      const failure = errors
        ? uploadFailure({ ...copy, ...errors }, error, "tent.setLogo")
        : { problem: copy.product.form.photoOffline, again: true };
      setFailed({ file, ...failure });
      return failure.problem;
    }
  }

  async function choose(file: File | undefined) {
    setFailed(null);
    if (!file) return;
    if (file.size > MAX_CHOSEN_BYTES) {
      const errors = await loadErrors();
      setFailed({ file, problem: errors?.errors.IMAGE_TOO_LARGE ?? copy.product.form.photoOffline, again: false });
    } else if (canCrop(file)) setSource(URL.createObjectURL(file));
    else void send(file);
  }

  async function remove() {
    setFailed(null);
    await removeLogo.mutateAsync();
    await refresh();
    toast.success(texts.removed);
  }

  return (
    <div id="logo" className="flex scroll-mt-20 items-center gap-4">
      <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-2xl bg-surface-2 text-ink-2">
        {logo ? (
          <img src={logo} alt={fill(texts.alt, { name })} width={72} height={72} className="size-full object-cover" />
        ) : (
          <Store aria-hidden="true" className="size-8" />
        )}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap gap-2">
          <PhotoButton
            accept={IMAGE_ACCEPT}
            size="sm"
            label={logo ? texts.change : texts.choose}
            loading={setLogo.isPending}
            onFiles={(files) => void choose(files[0])}
          />
          {logo ? (
            <Button variant="txt" size="sm" onClick={() => void remove()} loading={removeLogo.isPending}>
              <Trash2 aria-hidden="true" />
              {texts.remove}
            </Button>
          ) : null}
        </div>
        <p className="text-sm text-ink-2">{texts.hint}</p>
        {failed && source === null ? (
          <div className="flex flex-wrap items-center gap-x-3">
            <p role="alert" className="text-sm font-medium text-bad">
              {failed.problem}
            </p>
            {failed.again ? (
              <Button variant="txt" size="sm" loading={setLogo.isPending} onClick={() => void send(failed.file)}>
                <RotateCcw aria-hidden="true" />
                {copy.product.form.retryPhoto}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <CropDialog
        src={source}
        title={texts.cropTitle}
        maxSide={LOGO_PIXELS}
        onCancel={() => {
          setSource(null);
          setFailed(null);
        }}
        onCropped={send}
      />
    </div>
  );
}
