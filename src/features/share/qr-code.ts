import QRCode from "qrcode";
import { qrAddress } from "~/domain/stats/source";
import { QR_DEFAULTS } from "~/domain/tent/qr";

/** docs/product.md#sharing. */
export const QR_FILE_NAME = "QR-code.jpeg";

export type QrProblem = "empty" | "tooLarge";
export type QrAnswer<T> = { ok: true; value: T } | { ok: false; reason: QrProblem };

/** Empty input and data too large are errors (docs/product.md#sharing). */
function makeQr<T>(text: string, make: () => Promise<T>): Promise<QrAnswer<T>> {
  if (text.trim() === "") return Promise.resolve({ ok: false, reason: "empty" });
  return make().then(
    (value) => ({ ok: true, value }),
    (error: Error) => {
      if (/too big|amount of data/i.test(error.message)) return { ok: false, reason: "tooLarge" };
      throw error;
    },
  );
}

/** SVG for display, sharp at every size. */
export function qrSvg(text: string): Promise<QrAnswer<string>> {
  return makeQr(text, () => QRCode.toString(qrAddress(text), { ...QR_DEFAULTS, type: "svg" }));
}

/** JPEG data URL for download. Browsers only. `width` in pixels. */
export function qrJpeg(text: string, width: number = QR_DEFAULTS.width): Promise<QrAnswer<string>> {
  return makeQr(text, () =>
    QRCode.toDataURL(qrAddress(text), { ...QR_DEFAULTS, width, type: "image/jpeg", rendererOpts: { quality: 0.95 } }),
  );
}
