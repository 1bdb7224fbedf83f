import { MAX_AVIF_PIXELS, MAX_IMAGE_PIXELS, MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import type { PhotoFailure, PhotoFailureKey } from "~/domain/product/import/photo-failure";
import { AppError } from "~/server/errors";

interface Later {
  /** Whether another attempt may succeed. */
  mayPass: boolean;
  /** How long its server wants to be left alone, in milliseconds. */
  afterMs: number;
}

/** A photo that did not come, for a reason that the merchant is told. */
export class PhotoFailed extends Error {
  override readonly name = "PhotoFailed";
  readonly failure: PhotoFailure;
  readonly later: Later;

  constructor(key: PhotoFailureKey, n: number | null = null, later: Partial<Later> = {}) {
    super(key);
    this.failure = { key, n };
    this.later = { mayPass: false, afterMs: 0, ...later };
  }
}

const MEGA = 1_000_000;

/** What a thrown value means for a photo; null for what nobody expected. */
export function photoFailureOf(thrown: unknown): PhotoFailed | null {
  if (thrown instanceof PhotoFailed) return thrown;
  if (!(thrown instanceof AppError)) return null;
  switch (thrown.code) {
    case "NOT_FOUND":
      return new PhotoFailed("productGone");
    case "IMAGE_LIMIT":
      return new PhotoFailed("full", MAX_PRODUCT_IMAGES);
    case "IMAGE_KIND":
      return new PhotoFailed("unsupported");
    case "IMAGE_BROKEN":
      return new PhotoFailed("broken");
    case "IMAGE_TOO_LARGE":
      return new PhotoFailed(
        "tooManyPixels",
        (thrown.details.limit === MAX_AVIF_PIXELS ? MAX_AVIF_PIXELS : MAX_IMAGE_PIXELS) / MEGA,
      );
    case "BUSY":
      return new PhotoFailed("interrupted", null, { mayPass: true });
    default:
      return null;
  }
}
