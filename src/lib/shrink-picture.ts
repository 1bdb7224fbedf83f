import { isTransparent } from "./crop-picture";
import { semaphore } from "./semaphore";

export interface PictureLimits {
  /** Longer side of the result, in pixels. */
  maxSide: number;
  /** Files up to this size are left as they are; larger ones are made to fit. */
  maxBytes: number;
}

/** What a canvas can encode again; a GIF stays as it is, and the server says that it takes none. */
const SHRINKABLE = /^image\/(jpeg|png|webp|avif|heic|heif)$/;
const HEIC_NAME = /\.hei[cf]$/i;
/** Formats that may have transparent pixels. */
const WITH_ALPHA = /^image\/(png|webp|avif)$/;

/** Share of `maxSide` and quality, tried in this order until the file is small enough. */
const STEPS = [
  [1, 0.85],
  [1, 0.75],
  [1, 0.65],
  [1, 0.5],
  [0.8, 0.55],
  [0.6, 0.5],
  [0.4, 0.5],
] as const;

/** A decoded photo takes up to 200 MB: a phone has room for one. */
const alone = semaphore({ slots: 1 });

export function isPicture(file: Blob): boolean {
  return SHRINKABLE.test(file.type) || (file instanceof File && file.type === "" && HEIC_NAME.test(file.name));
}

interface Source {
  picture: CanvasImageSource;
  width: number;
  height: number;
  close: () => void;
}

/** Decodes a picture upright: browsers apply the orientation in its EXIF data. */
async function open(file: Blob): Promise<Source> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    return { picture: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  } catch {
    // an older browser, or a format such as HEIC that this one reads only in an element
    const image = new Image();
    const src = URL.createObjectURL(file);
    const close = () => URL.revokeObjectURL(src);
    image.src = src;
    try {
      await image.decode();
    } catch (error) {
      close();
      throw error;
    }
    return { picture: image, width: image.naturalWidth, height: image.naturalHeight, close };
  }
}

function drawn({ picture, width, height }: Source, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("canvas has no context");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("canvas not encoded"))), type, quality),
  );

async function shrink(file: Blob, { maxSide, maxBytes }: PictureLimits): Promise<Blob> {
  const source = await open(file);
  try {
    let smallest = file;
    let type = "image/jpeg";
    for (const [index, [share, quality]] of STEPS.entries()) {
      const canvas = drawn(source, maxSide * share);
      const data = index === 0 && WITH_ALPHA.test(file.type) ? canvas.getContext("2d") : null;
      // a browser that cannot encode WebP answers with a PNG, which keeps what is transparent as well
      if (data && isTransparent(data.getImageData(0, 0, canvas.width, canvas.height))) type = "image/webp";
      const made = await encoded(canvas, type, quality);
      canvas.width = 0; // frees its memory now
      if (made.size < smallest.size) smallest = made;
      if (smallest.size <= maxBytes) break;
    }
    return smallest;
  } finally {
    source.close();
  }
}

/**
 * Makes a photo small enough to travel: upright, without metadata, as a JPEG, or as a WebP where it is transparent. The
 * file itself is returned when it is small already, when it is no picture, and when this browser cannot read it. One at
 * a time. Browsers only.
 */
export async function shrinkPicture(file: Blob, limits: PictureLimits): Promise<Blob> {
  if (!isPicture(file) || file.size <= limits.maxBytes) return file;
  return alone(() => shrink(file, limits).catch(() => file));
}
