"use client";

import { useCallback, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { useCopy } from "~/features/session/copy-provider";

const LOGO_PIXELS = 640;

/** The chosen square of a picture as a PNG. Browsers only. */
async function cropped(src: string, area: Area): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement("canvas");
  const side = Math.min(LOGO_PIXELS, Math.round(area.width));
  canvas.width = side;
  canvas.height = side;
  canvas.getContext("2d")?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("canvas gave no picture"))), "image/png"),
  );
}

interface LogoCropperProps {
  /** An object URL of the chosen file; null closes the dialog. */
  src: string | null;
  onCancel: () => void;
  /** Called with the cropped picture; the dialog waits for it. */
  onCropped: (logo: Blob) => Promise<void>;
}

/** Move and zoom until the logo fits its square. The button waits while a crop is being made. */
export function LogoCropper({ src, onCancel, onCropped }: LogoCropperProps) {
  const { logo, common } = useCopy().tent;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [cropping, setCropping] = useState(false);
  const keepArea = useCallback((_percent: Area, pixels: Area) => setArea(pixels), []);

  async function use() {
    if (!src || !area) return;
    setCropping(true);
    try {
      await onCropped(await cropped(src, area));
    } finally {
      setCropping(false);
    }
  }

  return (
    <Dialog
      open={src !== null}
      onOpenChange={(open) => !open && !cropping && onCancel()}
      title={logo.cropTitle}
      description={logo.cropHint}
      closeLabel={common.close}
    >
      <div className="relative h-64 overflow-hidden rounded-xl bg-surface-2">
        {src ? (
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom}
            aspect={1}
            minZoom={1}
            maxZoom={4}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={keepArea}
          />
        ) : null}
      </div>
      <label className="grid gap-1 text-sm font-semibold">
        {logo.zoom}
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
      <DialogActions>
        <Button variant="sec" onClick={onCancel} disabled={cropping}>
          {common.cancel}
        </Button>
        <Button onClick={use} loading={cropping} disabled={area === null}>
          {logo.use}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
