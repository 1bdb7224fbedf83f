import { TRPCClientError } from "@trpc/client";
import type { AppErrorShape } from "~/domain/errors";
import { MAX_CHOSEN_BYTES, SENT_PICTURE } from "~/domain/product/images/image";
import { randomUuid } from "~/lib/random-uuid";
import { shrinkPicture } from "~/lib/shrink-picture";
import { deviceStore, type OutboxOwner, photoKeysOf } from "../outbox/outbox-store";
import { uploadClient } from "../upload";
import { type PhotoAttempt, PhotoQueue } from "./photo-queue";
import { devicePhotos, type PhotoDraft, type StoredPhoto } from "./photo-store";

/** Temporary states of the server and of proxies: the photo is sent again. */
const TEMPORARY = new Set([408, 425, 429, 502, 503, 504]);

/** The form of `product.uploadPhoto`. */
export function photoUploadForm(key: string, productId: number | null, file: Blob): FormData {
  const form = new FormData();
  form.set("key", key);
  if (productId !== null) form.set("productId", String(productId));
  form.set("image", file);
  return form;
}

/** What a failed request means for the photo; a page of a proxy or of a captive portal is no answer. */
function attemptOf(error: unknown): PhotoAttempt {
  const data =
    error instanceof TRPCClientError ? (error.data as { appError?: AppErrorShape; httpStatus?: number }) : null;
  const appError = data?.appError;
  const status = data?.httpStatus ?? null;
  if (!appError || status === null || TEMPORARY.has(status)) return { kind: "unanswered" };
  if (appError.code === "SESSION_EXPIRED" || appError.code === "FORBIDDEN_ORIGIN") return { kind: "expired" };
  return { kind: "refused", error: appError };
}

async function send(
  photo: StoredPhoto,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<PhotoAttempt> {
  try {
    const client = uploadClient(onProgress, signal, photo.userId);
    const form = photoUploadForm(photo.key, photo.productId, photo.file ?? photo.preview);
    form.set("tentId", String(photo.tentId));
    await client.product.uploadPhoto.mutate(form);
    return { kind: "sent" };
  } catch (error) {
    return attemptOf(error);
  }
}

/** The photos of products that wait in the outbox. */
async function claimed({ userId, tentId }: OutboxOwner): Promise<ReadonlySet<string>> {
  const entries = await deviceStore.ofUser(userId);
  const unsent = entries.filter((entry) => entry.tentId === tentId && entry.state !== "done");
  return new Set(unsent.flatMap(photoKeysOf));
}

/** Without Web Locks (on http addresses of other machines) two tabs may send the same photo: its key makes it one. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(name, work);
  else await work();
}

function tabs() {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("photos");
  return {
    changed: () => channel?.postMessage(null),
    listen: (onChange: () => void) => channel?.addEventListener("message", onChange),
  };
}

let made: PhotoQueue | undefined;

/** The photos of this tab; only in the browser. */
export function panelPhotos(): PhotoQueue {
  if (made) return made;
  const queue = new PhotoQueue({
    store: devicePhotos,
    send,
    alone,
    tabs: tabs(),
    claimed,
    now: () => Date.now(),
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  window.addEventListener("online", () => void queue.retryAll());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void queue.retryAll();
  });
  made = queue;
  return queue;
}

type Chosen = { key?: string; productId?: number | null; draft?: PhotoDraft | null };

/**
 * Makes a chosen photo small, keeps it on this device, and sends it whatever screen is shown.
 * @returns false for a file that is too large even for the device
 */
export async function keepPhoto(file: File, { key = randomUuid(), productId = null, draft = null }: Chosen) {
  if (file.size > MAX_CHOSEN_BYTES) return false;
  const small = await shrinkPicture(file, SENT_PICTURE);
  // a copy: the chosen file may be gone from the camera's folder when it is sent
  const kept = new Blob([await small.arrayBuffer()], { type: small.type });
  await panelPhotos().add({
    key,
    file: kept,
    preview: kept,
    bytes: { chosen: file.size, sent: kept.size },
    productId,
    draft,
  });
  return true;
}
