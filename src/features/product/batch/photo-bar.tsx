"use client";

import { CircleAlert, Clock, ImageUp } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { fill } from "~/copy/fill";
import { photoBarTexts } from "~/copy/photo-bar";
import { BATCH_PATH } from "~/domain/product/images/photo-upload";
import { useCopy } from "~/features/app-context/copy-provider";
import { usePhotoQueue, useSendPhotos } from "~/features/image/use-photo-queue";
import { useOnline } from "~/features/offline/use-online";

/** Sends photos, and says on every other screen that they are being uploaded, wait for a network, or could not be uploaded. */
export function PhotoBar() {
  const { photoBar: bar } = useCopy(photoBarTexts);
  useSendPhotos();
  const { photos, paused } = usePhotoQueue();
  const online = useOnline();
  const here = usePathname() === BATCH_PATH;
  const failed = photos.filter(({ state }) => state === "failed").length;
  const waiting = photos.filter(({ state }) => state === "waiting");
  // an attempt without an answer was in vain: the next one, a moment later, is most often too
  const sending = online && !paused && waiting.some(({ attempts }) => attempts === 0);
  const say = (one: string, many: string, n: number) => (n === 1 ? one : fill(many, { n }));
  const [text, Icon] =
    waiting.length > 0
      ? sending
        ? [say(bar.one, bar.many, waiting.length), ImageUp]
        : [say(bar.waitingOne, bar.waitingMany, waiting.length), Clock]
      : [failed > 0 ? say(bar.failedOne, bar.failedMany, failed) : null, CircleAlert];
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
