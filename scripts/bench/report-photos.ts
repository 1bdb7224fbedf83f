import { kb, ms, twoDecimals } from "./format.ts";
import type { PartResult } from "./part.ts";
import type { PhotosMeasurement } from "./photos.ts";

const MAX_SENT = 350_000;
/** For one of many products; what is typed comes on top. */
const MAX_TAPS = 0.5;

export function reportPhotos(photos: PhotosMeasurement): PartResult {
  const { products, photoBytes, sentBytes, taps, uploadMs } = photos;
  const perProduct = taps / products;
  return {
    lines: [
      "",
      `${products} productos desde fotos de ${kb(photoBytes)}: ${taps} toques, fotos arriba en ${ms(uploadMs)} ms.`,
    ],
    checks: [
      {
        ok: sentBytes > 0 && sentBytes <= MAX_SENT,
        text: `Una foto de ${kb(photoBytes)} envía ≤ ${kb(MAX_SENT)}: ${kb(sentBytes)}`,
      },
      {
        ok: perProduct <= MAX_TAPS,
        text: `Toques por producto con foto, nombre y precio ≤ ${twoDecimals(MAX_TAPS)}: ${twoDecimals(perProduct)}`,
      },
    ],
    data: { photos },
  };
}
