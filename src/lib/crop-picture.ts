export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const JPEG_QUALITY = 0.92;

/** Whether any pixel is transparent. */
export function isTransparent({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}

/** Crops an image and scales its longer side to at most `maxSide`; a PNG if transparent, else a JPEG. Browsers only. */
export async function cropPicture(src: string, area: CropArea, maxSide: number): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, maxSide / Math.max(area.width, area.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("canvas has no context");
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const type = isTransparent(context.getImageData(0, 0, canvas.width, canvas.height)) ? "image/png" : "image/jpeg";
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("canvas not encoded"))), type, JPEG_QUALITY),
  );
}
