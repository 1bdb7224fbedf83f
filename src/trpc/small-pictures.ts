import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import type { AppErrorShape } from "~/domain/errors";
import { MAX_IMAGE_BYTES, SENT_PICTURE } from "~/domain/product/images/image";
import type { AppRouter } from "~/server/api/root";

/** The server's own refusal, before the bytes have travelled. */
function tooLarge(): TRPCClientError<AppRouter> {
  const appError: AppErrorShape = { code: "IMAGE_TOO_LARGE", details: { limit: MAX_IMAGE_BYTES } };
  const data = { appError, httpStatus: 413, code: appError.code };
  const shape = { error: { code: -32_000, message: appError.code, data } };
  return TRPCClientError.from(shape as unknown as Error) as TRPCClientError<AppRouter>;
}

/** The same form with its pictures made small. */
async function withSmallPictures(form: FormData): Promise<FormData> {
  const { isPicture, shrinkPicture } = await import("~/lib/shrink-picture");
  const small = new FormData();
  for (const [name, value] of form) {
    const sent = typeof value === "string" ? value : await shrinkPicture(value, SENT_PICTURE);
    if (typeof sent === "string") small.append(name, sent);
    else if (isPicture(sent) && sent.size > MAX_IMAGE_BYTES) throw tooLarge();
    else small.append(name, sent);
  }
  return small;
}

/** Makes the pictures of every form small before it is sent: nothing uploads a photo as the camera made it. */
export const smallPicturesLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (typeof window === "undefined" || !(op.input instanceof FormData)) return next(op);
    const form = op.input;
    return observable((observer) => {
      let sent: Unsubscribable | null = null;
      let stopped = false;
      withSmallPictures(form).then(
        (input) => {
          if (!stopped) sent = next({ ...op, input }).subscribe(observer);
        },
        (error: Error) => observer.error(TRPCClientError.from<AppRouter>(error)),
      );
      return () => {
        stopped = true;
        sent?.unsubscribe();
      };
    });
  };
