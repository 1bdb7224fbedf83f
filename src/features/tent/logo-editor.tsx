"use client";

import { RotateCcw, Store, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { Button } from "~/components/ui/button";
import { PhotoButton } from "~/components/ui/file-drop";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { tentTexts } from "~/copy/tent";
import { IMAGE_ACCEPT, MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { CropDialog, canCrop } from "~/features/image/crop-dialog";
import { uploadFailure } from "~/features/image/upload-failure";
import { api } from "~/trpc/react";

const LOGO_PIXELS = 640;

/** The shop's logo: choose, crop, replace, remove. */
export function LogoEditor({ name, logo }: { name: string; logo: string | null }) {
  const copy = useCopy(tentTexts, errorsTexts, productTexts);
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
      const failure = uploadFailure(copy, error, "tent.setLogo");
      setFailed({ file, ...failure });
      return failure.problem;
    }
  }

  function choose(file: File | undefined) {
    setFailed(null);
    if (!file) return;
    if (file.size > MAX_CHOSEN_BYTES) setFailed({ file, problem: copy.errors.IMAGE_TOO_LARGE, again: false });
    else if (canCrop(file)) setSource(URL.createObjectURL(file));
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
            onFiles={(files) => choose(files[0])}
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
