"use client";

import { CircleAlert, ImageUp } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { fill } from "~/copy/fill";
import { photoBarTexts } from "~/copy/photo-bar";
import { BATCH_PATH } from "~/domain/product/images/photo-upload";
import { useCopy } from "~/features/app-context/copy-provider";
import { usePhotoQueue, useSendPhotos } from "./use-photo-queue";

/** Sends photos, and says on every other screen that they are being uploaded, or could not be. Without a network the outbox's bar speaks. */
export function PhotoBar() {
  const { photoBar: bar } = useCopy(photoBarTexts);
  useSendPhotos();
  const { photos, paused } = usePhotoQueue();
  const here = usePathname() === BATCH_PATH;
  const failed = photos.filter(({ state }) => state === "failed").length;
  const waiting = paused ? 0 : photos.filter(({ state }) => state === "waiting").length;
  const say = (one: string, many: string, n: number) => (n === 1 ? one : fill(many, { n }));
  const text =
    waiting > 0 ? say(bar.one, bar.many, waiting) : failed > 0 ? say(bar.failedOne, bar.failedMany, failed) : null;
  const Icon = waiting > 0 ? ImageUp : CircleAlert;
  return (
    <div role="status" aria-label={bar.label} className="print:hidden">
      {text && !here ? (
        <Link
          href={BATCH_PATH}
          className="flex min-h-11 items-center gap-2.5 bg-toast px-4 text-sm font-semibold text-on-toast no-underline hover:underline focus-visible:-outline-offset-3 focus-visible:outline-toast-link lg:px-10"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 flex-1 py-2">{text}</span>
          <span className="text-toast-link">{bar.see}</span>
        </Link>
      ) : null}
    </div>
  );
}
