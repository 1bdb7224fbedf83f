"use client";

import { useCallback, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Seg } from "~/components/ui/seg";
import { productTexts } from "~/copy/product";
import { useCopy } from "~/features/app-context/copy-provider";
import { cropPicture } from "~/lib/crop-picture";

/** Pixels that an arrow key moves the picture; a fifth of that with shift. */
const KEY_STEP = 10;

export type CropDialogProps = {
  /** URL of the picture; null closes the dialog. */
  src: string | null;
  title: string;
  /** Longer side of the result, in pixels. */
  maxSide: number;
  /** Offers the picture's own aspect ratio besides the square. */
  shapes?: boolean;
  onCancel: () => void;
  /** Awaited by the dialog. Resolves to an error message, which keeps the dialog open for a retry, or null. */
  onCropped: (picture: Blob) => Promise<string | null>;
};

export function CropDialogView({ src, title, onCancel, maxSide, shapes, onCropped }: CropDialogProps) {
  const { crop: text, form } = useCopy(productTexts).product;
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={src !== null}
      onOpenChange={(open) => !open && !busy && onCancel()}
      title={title}
      description={text.hint}
      closeLabel={form.close}
    >
      {src ? <CropForm key={src} {...{ src, maxSide, shapes, onCropped, busy, setBusy, onCancel }} /> : null}
    </Dialog>
  );
}

type CropFormProps = Pick<CropDialogProps, "maxSide" | "shapes" | "onCancel" | "onCropped"> & {
  src: string;
  busy: boolean;
  setBusy: (busy: boolean) => void;
};

function CropForm({ src, maxSide, shapes, busy, setBusy, onCancel, onCropped }: CropFormProps) {
  const { crop: text, form } = useCopy(productTexts).product;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [own, setOwn] = useState<number | null>(null);
  const [shape, setShape] = useState<"square" | "own">("square");
  const [problem, setProblem] = useState<string | null>(null);
  const storeArea = useCallback((_percent: Area, pixels: Area) => setArea(pixels), []);

  async function use() {
    if (!area || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      setProblem(await onCropped(await cropPicture(src, area, maxSide)));
    } catch {
      setProblem(text.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className="relative h-64 overflow-hidden rounded-xl bg-surface-2">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          aspect={shape === "own" && own ? own : 1}
          minZoom={1}
          maxZoom={4}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={storeArea}
          keyboardStep={KEY_STEP}
          cropperProps={{ role: "group", "aria-label": text.area }}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
          mediaProps={{ onError: () => setProblem(text.failed) }}
        />
      </div>
      {shapes ? (
        <Seg
          label={text.shape}
          name="shape"
          value={shape}
          options={[
            { value: "square", label: text.square },
            { value: "own", label: text.own },
          ]}
          onValueChange={setShape}
        />
      ) : null}
      <label className="grid gap-1 text-sm font-semibold">
        {text.zoom}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 w-full accent-brand"
        />
      </label>
      {problem ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      ) : null}
      <DialogActions>
        <Button variant="sec" onClick={onCancel} disabled={busy}>
          {form.cancel}
        </Button>
        <Button onClick={use} loading={busy} disabled={area === null}>
          {problem ? text.again : text.use}
        </Button>
      </DialogActions>
    </>
  );
}
