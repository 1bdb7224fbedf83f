"use client";

import { ImageOff, RotateCw } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { List, ListRow } from "~/components/ui/list";
import { Meter } from "~/components/ui/meter";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { vendorImportTexts } from "~/copy/vendor-import";
import { formatAmount } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { counted } from "../counted";

type Photos = RouterOutputs["product"]["import"]["photos"];

const LOOK_MS = 2_000;

/** How far the photos of an import are, and which did not come. Nothing for an import without photos. */
export function VendorPhotos({ id }: { id: number }) {
  const { photos: copy } = useCopy(vendorImportTexts).vendorImport;
  const money = useMoney();
  const utils = api.useUtils();
  const { data } = api.product.import.photos.useQuery(
    { id },
    {
      staleTime: 0,
      meta: { ignoreErrors: true },
      refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? LOOK_MS : false),
    },
  );
  const cancel = api.product.import.cancelPhotos.useMutation();
  const [asking, setAsking] = useState(false);
  if (!data || data.total === 0) return null;
  const { total, done, waiting, cancelled, secondsLeft, latest } = data;
  const progress = fill(copy.progress, { done: formatAmount(done, money), total: formatAmount(total, money) });
  return (
    <>
      <Group title={copy.title}>
        <div className="-mt-2 grid gap-2">
          <div className="flex items-baseline justify-between gap-3">
            <p role="status" className="font-semibold">
              {progress}
            </p>
            {secondsLeft === null ? null : (
              <p className="shrink-0 text-sm text-ink-2">
                {secondsLeft < 60 ? copy.underMinute : fill(copy.minutes, { n: String(Math.ceil(secondsLeft / 60)) })}
              </p>
            )}
          </div>
          <Meter progress value={done} max={total} label={progress} className="h-2.5" />
        </div>
        {latest.length > 0 ? (
          <div aria-hidden="true" className="grid grid-cols-6 gap-1.5 lg:grid-cols-12">
            {latest.map((src) => (
              <img
                key={src}
                src={src}
                alt=""
                className="aspect-square w-full rounded-lg object-cover max-lg:nth-[n+7]:hidden"
              />
            ))}
          </div>
        ) : null}
        {waiting > 0 ? <p className="text-sm text-ink-2">{copy.running}</p> : null}
        {cancelled > 0 ? <p className="text-sm text-ink-2">{counted(copy.cancelled, cancelled, money)}</p> : null}
        {waiting > 0 ? (
          <Button variant="txt" onClick={() => setAsking(true)}>
            {copy.cancel}
          </Button>
        ) : null}
      </Group>
      <FailedPhotos importId={id} photos={data} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.cancelTitle}
        text={copy.cancelText}
        confirmLabel={copy.cancel}
        cancelLabel={copy.keep}
        onConfirm={async () => {
          await cancel.mutateAsync({ id }).catch(() => undefined);
          await utils.product.import.photos.invalidate();
        }}
      />
    </>
  );
}

/** These will fail again: the merchant has to upload a photo. */
const FINAL = new Set([
  "gone",
  "forbidden",
  "heavy",
  "tooLarge",
  "tooManyPixels",
  "notPicture",
  "unsupported",
  "broken",
]);

function FailedPhotos({ importId, photos: { failed, failures } }: { importId: number; photos: Photos }) {
  const { photos: copy } = useCopy(vendorImportTexts).vendorImport;
  const reasons = useCopy(productImportTexts).productImport.photos.failures;
  const money = useMoney();
  const utils = api.useUtils();
  const all = api.product.import.retryPhotos.useMutation();
  const one = api.product.import.retryPhoto.useMutation();
  if (failed === 0) return null;
  const again = async (work: Promise<unknown>) => {
    await work.catch(() => undefined);
    await utils.product.import.photos.invalidate();
  };
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>{counted(copy.failed, failed, money)}</h2>
        <Button
          variant="sec"
          size="sm"
          loading={all.isPending}
          onClick={() => void again(all.mutateAsync({ id: importId }))}
        >
          <RotateCw aria-hidden="true" />
          {counted(copy.retryAll, failed, money)}
        </Button>
      </div>
      <List aria-label={counted(copy.failed, failed, money)}>
        {failures.map(({ id, productId, productName, reason }) => (
          <ListRow
            key={id}
            media={
              <span className="grid size-11 place-items-center rounded-[10px] bg-bad-soft text-bad">
                <ImageOff aria-hidden="true" className="size-5" />
              </span>
            }
            title={productName}
            meta={<span className="wrap-anywhere">{fill(reasons[reason.key], { n: String(reason.n ?? "") })}</span>}
            end={
              FINAL.has(reason.key) ? (
                <Button asChild variant="txt" size="sm">
                  <Link href={`/productos/${productId}`} aria-label={fill(copy.uploadOne, { name: productName })}>
                    {copy.upload}
                  </Link>
                </Button>
              ) : (
                <Button
                  variant="txt"
                  size="sm"
                  aria-label={fill(copy.retryOne, { name: productName })}
                  onClick={() => void again(one.mutateAsync({ id }))}
                >
                  {copy.retry}
                </Button>
              )
            }
          />
        ))}
      </List>
      {failed > failures.length ? (
        <p className="text-sm text-ink-2">{counted(copy.unnamed, failed - failures.length, money)}</p>
      ) : null}
    </section>
  );
}
