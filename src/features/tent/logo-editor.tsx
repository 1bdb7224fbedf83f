"use client";

import { Store, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { Button } from "~/components/ui/button";
import { PhotoButton } from "~/components/ui/file-drop";
import { fill } from "~/copy/fill";
import { IMAGE_ACCEPT, MAX_IMAGE_BYTES } from "~/domain/product/image";
import { useCopy } from "~/features/session/copy-provider";
import { errorSentence } from "~/features/session/form-messages";
import { api, appErrorOf } from "~/trpc/react";
import { LogoCropper } from "./logo-cropper";

/** What a browser can draw; the others are sent whole and cropped to a square by the shop's frame. */
const DRAWABLE = /^image\/(jpeg|png|webp|avif)$/;

/** The shop's logo: choose, crop, change, take away. */
export function LogoEditor({ name, logo }: { name: string; logo: string | null }) {
  const copy = useCopy();
  const texts = copy.tent.logo;
  const utils = api.useUtils();
  const [source, setSource] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const setLogo = api.tent.setLogo.useMutation();
  const removeLogo = api.tent.removeLogo.useMutation();

  useEffect(() => {
    if (source) return () => URL.revokeObjectURL(source);
  }, [source]);

  const refresh = () =>
    Promise.all([utils.tent.mine.invalidate(), utils.tent.settings.invalidate(), utils.tent.progress.invalidate()]);

  async function send(file: Blob) {
    const form = new FormData();
    form.set("image", file, "logo");
    try {
      await setLogo.mutateAsync(form);
      setSource(null);
      await refresh();
      toast.success(texts.saved);
    } catch (error) {
      setSource(null);
      const appError = appErrorOf(error);
      if (appError) setProblem(errorSentence(copy, appError));
    }
  }

  function choose(file: File | undefined) {
    setProblem(null);
    if (!file) return;
    if (file.size > MAX_IMAGE_BYTES) setProblem(copy.errors.IMAGE_TOO_LARGE);
    else if (DRAWABLE.test(file.type)) setSource(URL.createObjectURL(file));
    else void send(file);
  }

  async function remove() {
    setProblem(null);
    await removeLogo.mutateAsync();
    await refresh();
    toast.success(texts.removed);
  }

  return (
    <div className="flex items-center gap-4">
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
        {problem ? (
          <p role="alert" className="text-sm font-medium text-bad">
            {problem}
          </p>
        ) : null}
      </div>
      <LogoCropper src={source} onCancel={() => setSource(null)} onCropped={send} />
    </div>
  );
}
