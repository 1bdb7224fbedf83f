import { errorsTexts } from "~/copy/errors";
import { productFormTexts } from "~/copy/product-form";
import type { useLaterCopy } from "~/features/app-context/copy-provider";
import type { SavedImage } from "~/features/image/photo-list";
import { uploadFailure } from "~/features/image/upload-failure";
import { photoUploadForm } from "~/trpc/photos/panel-photos";
import { uploadClient } from "~/trpc/upload";

type SentPhoto = { key: string; productId: number; file: File };

/** Uploads a photo of a product; null if it arrived earlier and was deleted. */
export async function sendPhoto(
  { key, productId, file }: SentPhoto,
  onProgress: (percent: number) => void = () => undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<SavedImage | null> {
  const client = uploadClient(onProgress, signal);
  const { image } = await client.product.uploadPhoto.mutate(photoUploadForm(key, productId, file));
  return image;
}

/** Replaces a saved photo with its crop. */
export async function replaceImage(id: number, picture: Blob): Promise<SavedImage> {
  const form = new FormData();
  form.set("id", String(id));
  form.set("image", picture);
  const client = uploadClient(() => undefined, new AbortController().signal);
  return client.product.replaceImage.mutate(form);
}

/** Why a photo was not uploaded, and whether trying again may help. */
export function photoFailure(laterCopy: ReturnType<typeof useLaterCopy>, error: unknown, procedure: string) {
  return uploadFailure(laterCopy(errorsTexts, productFormTexts), error, procedure);
}
