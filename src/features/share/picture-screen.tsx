"use client";

import {
  Copy as CopyIcon,
  Download,
  Image as ImageIcon,
  ImageOff,
  Plus,
  RotateCw,
  Share2,
  Smartphone,
  Square,
} from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { Seg } from "~/components/ui/seg";
import { Skeleton } from "~/components/ui/skeleton";
import { Switch } from "~/components/ui/switch";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { pricePerUnit } from "~/copy/per-unit";
import { productTexts } from "~/copy/product";
import { shareTexts } from "~/copy/share";
import { readPictureParams, sharePictureQuery } from "~/domain/catalogue/share-picture/picture-address";
import { PICTURE_SIZES, type PictureFormat } from "~/domain/catalogue/share-picture/picture-format";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { MAX_PICTURE_TITLE, MAX_PICTURED } from "~/domain/catalogue/share-picture/share-picture";
import { formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { useRested } from "~/features/app-context/use-rested";
import { cn } from "~/lib/cn";
import { api, type RouterOutputs } from "~/trpc/react";
import { copyAndSay } from "./address-row";
import { PictureThumb } from "./picture-thumb";
import { canShareFiles, copyImage, downloadFile, shareFile } from "./share-file";
import { type PictureFailure, type PictureFile, usePicture } from "./use-picture";

type Setup = RouterOutputs["catalogue"]["pictureSetup"];
type Choosable = Setup["chosen"][number];

/** A pause in typing after which a picture is made again, in milliseconds. */
const TYPING_MS = 500;

/** `/compartir/imagen`: a status or a post with the shop's products, to share as a file. */
export function PictureScreen() {
  const { share } = useCopy(shareTexts);
  const params = readPictureParams(useSearchParams());
  const { productIds, scope, format } = params;
  const setup = api.catalogue.pictureSetup.useQuery({ productIds, scope });
  return (
    <>
      <PageHeader title={share.picture.title} back={{ href: "/compartir", label: share.picture.back }} />
      {setup.data ? (
        setup.data.chosen.length > 0 ? (
          <Editor key={pictureHref(params)} setup={setup.data} firstFormat={format} />
        ) : (
          <Nothing others={setup.data.others.length > 0} />
        )
      ) : setup.isError ? (
        <ReadFailed retry={share.picture.retry} onRetry={setup.refetch}>
          {share.picture.gone}
        </ReadFailed>
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

/** There is no product to draw: none at all, or none in this category or on offer. */
function Nothing({ others }: { others: boolean }) {
  const { share, product } = useCopy(shareTexts, productTexts);
  const { picture } = share;
  return others ? (
    <EmptyState
      plain
      title={picture.emptyScope}
      actions={
        <Button asChild>
          <Link href={pictureHref({}, true)}>{picture.choose}</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={picture.empty.title}
      text={picture.empty.text}
      actions={
        <Button asChild>
          <Link href="/productos/cargar-producto">{product.form.newTitle}</Link>
        </Button>
      }
    />
  );
}

function Editor({ setup, firstFormat }: { setup: Setup; firstFormat: PictureFormat }) {
  const { picture: copy } = useCopy(shareTexts).share;
  const { tent } = useSession();
  const money = useMoney();
  const fileAddress = useFileAddress();
  const [format, setFormat] = useState(firstFormat);
  const [ids, setIds] = useState(() => setup.chosen.map(({ id }) => id));
  const [title, setTitle] = useState(setup.title);
  const [price, setPrice] = useState(true);
  const [previousPrice, setPreviousPrice] = useState(true);
  const [address, setAddress] = useState(true);
  const [withoutPhoto, setWithoutPhoto] = useState<number[]>([]);
  const rested = useRested(title.trim(), TYPING_MS);
  const query = sharePictureQuery({
    format,
    productIds: ids,
    title: rested === "" ? null : rested,
    price,
    previousPrice,
    address,
    withoutPhoto: withoutPhoto.filter((id) => ids.includes(id)),
  });
  const drawn = usePicture(fileAddress(`/api/share-picture?${query}`));
  const products = [...setup.chosen, ...setup.others];
  const chosen = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const [only] = chosen;
  const paused = chosen.find((product) => product.paused);
  const label = fill(ids.length === 1 ? copy.preview : copy.previewMany, {
    format: copy[format],
    products: only?.name ?? "",
    n: ids.length,
  });

  const toggle = (id: number) => {
    if (!ids.includes(id)) {
      if (ids.length >= MAX_PICTURED) toastFailure(copy.full);
      else setIds([...ids, id]);
    } else if (ids.length === 1) toastFailure(copy.lastOne);
    else setIds(ids.filter((one) => one !== id));
  };
  const broken = drawn.state === "failed" && drawn.failure.reason === "photos" ? drawn.failure.productIds : [];

  return (
    <TwoColumns className="md:grid-cols-[minmax(0,1fr)_360px]">
      <Stage drawn={drawn} format={format} label={label} products={products} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <Seg<PictureFormat>
          label={copy.format}
          name="picture-format"
          options={[
            { value: "status", label: [<Smartphone key="i" aria-hidden="true" />, copy.status] },
            { value: "post", label: [<Square key="i" aria-hidden="true" />, copy.post] },
          ]}
          value={format}
          onValueChange={setFormat}
        />
        <Strip products={products} ids={ids} onToggle={toggle} format={format} />
        {paused ? <Banner tone="warn">{fill(copy.paused, { name: paused.name })}</Banner> : null}
        {broken.length > 0 ? (
          <BrokenPhotos products={products.filter(({ id }) => broken.includes(id))} />
        ) : (
          <Group>
            <Choice label={copy.showPrice} on={price} onChange={setPrice} />
            {ids.length === 1 && price ? (
              <Choice label={copy.showPrevious} on={previousPrice} onChange={setPreviousPrice} />
            ) : null}
            {ids.length > 1 ? (
              <Field label={copy.collageTitle}>
                <Input value={title} maxLength={MAX_PICTURE_TITLE} onChange={(event) => setTitle(event.target.value)} />
              </Field>
            ) : null}
            <Choice label={copy.showAddress} on={address} onChange={setAddress} />
          </Group>
        )}
        <CopyText text={messageOf(copy, chosen, rested, tent, money)} />
      </div>
      <Actions
        drawn={drawn}
        format={format}
        text={messageOf(copy, chosen, rested, tent, money)}
        onRetry={broken.length > 0 ? () => setWithoutPhoto([...withoutPhoto, ...broken]) : drawn.retry}
        retryLabel={broken.length > 0 ? copy.withoutPhoto : copy.retry}
      />
    </TwoColumns>
  );
}

type PictureCopy = Copy["share"]["picture"];

/** What goes with the picture: the product with its link, or the shop's link. */
function messageOf(
  copy: PictureCopy,
  chosen: readonly Choosable[],
  title: string,
  tent: { name: string; url: string } | null,
  money: MoneyFormat,
): string {
  const [product] = chosen;
  if (chosen.length !== 1 || !product)
    return fill(copy.message, { name: title || (tent?.name ?? ""), url: tent?.url ?? "" });
  const { name, url, priceCents, unit, from } = product;
  if (priceCents === null || from) return fill(copy.message, { name, url });
  const price = pricePerUnit(formatPrice(priceCents, money).replace("\u00a0", " "), unit);
  return fill(copy.messageWithPrice, { name, price, url });
}

function Choice({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <b className="font-semibold">{label}</b>
      <Switch aria-label={label} checked={on} onChange={(event) => onChange(event.target.checked)} />
    </div>
  );
}

const stageShape = {
  status: "aspect-[9/16] w-full max-w-56 md:max-w-80",
  post: "aspect-square w-full max-w-74 md:max-w-115",
};

type StageProps = { drawn: PictureFile; format: PictureFormat; label: string; products: readonly Choosable[] };

/** The picture, or why it is not there yet. */
function Stage({ drawn, format, label, products }: StageProps) {
  const { picture: copy } = useCopy(shareTexts).share;
  const shape = cn("overflow-hidden rounded-2xl shadow-2", stageShape[format]);
  return (
    <figure
      aria-label={copy.title}
      className="-mx-4 -mt-4 grid place-items-center bg-surface-2 px-4 py-4 md:m-0 md:rounded-2xl md:border md:border-line md:py-6"
    >
      {drawn.state === "ready" ? (
        <img src={drawn.src} alt={label} className={shape} {...PICTURE_SIZES[format]} />
      ) : (
        <div className={cn(shape, "grid place-content-center justify-items-center gap-3 bg-surface px-5 text-center")}>
          {drawn.state === "drawing" ? (
            <div role="status" className="grid justify-items-center gap-3">
              <ImageIcon aria-hidden="true" className="size-6 motion-safe:animate-pulse" />
              <p>
                <b className="font-semibold">{copy.drawing}</b>
                <span className="block text-sm text-ink-2">{copy.drawingHint}</span>
              </p>
            </div>
          ) : (
            <div role="alert" className="grid justify-items-center gap-3">
              <span className="grid size-11 place-items-center rounded-xl bg-bad-soft text-bad">
                <ImageOff aria-hidden="true" className="size-5" />
              </span>
              <p>
                <b className="font-semibold">{copy.failed}</b>
                <span className="block text-sm text-ink-2 wrap-anywhere">
                  {failureText(copy, drawn.failure, products)}
                </span>
              </p>
            </div>
          )}
        </div>
      )}
    </figure>
  );
}

function failureText(copy: PictureCopy, failure: PictureFailure, products: readonly Choosable[]): string {
  switch (failure.reason) {
    case "network":
      return copy.failedText;
    case "busy":
      return copy.busy;
    case "gone":
      return copy.gone;
    case "photos": {
      const broken = products.find(({ id }) => failure.productIds.includes(id));
      return fill(copy.brokenPhoto, { name: broken?.name ?? "" });
    }
  }
}

type StripProps = {
  products: readonly Choosable[];
  ids: readonly number[];
  onToggle: (id: number) => void;
  format: PictureFormat;
};

/** The chosen products and some others: a tap adds or removes one. */
function Strip({ products, ids, onToggle, format }: StripProps) {
  const { picture: copy } = useCopy(shareTexts).share;
  return (
    <fieldset
      aria-label={copy.products}
      className="no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {products.map(({ id, name, photo }) => {
        const place = ids.indexOf(id) + 1;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={place > 0}
            aria-label={fill(place > 0 ? copy.remove : copy.add, { name })}
            onClick={() => onToggle(id)}
            className="relative size-16 shrink-0 rounded-xl aria-pressed:outline-3 aria-pressed:-outline-offset-1 aria-pressed:outline-brand-ink"
          >
            <PictureThumb name={name} photo={photo} className="size-full rounded-xl" />
            {place > 0 ? (
              <span
                aria-hidden="true"
                className="absolute right-1 bottom-1 grid size-[1.25rem] place-items-center rounded-full bg-brand text-xs font-bold text-on-brand"
              >
                {place}
              </span>
            ) : null}
          </button>
        );
      })}
      <Link
        href={pictureHref({ productIds: [...ids], format }, true)}
        aria-label={copy.choose}
        className="grid size-16 shrink-0 place-items-center rounded-xl border-2 border-dashed border-line-strong text-brand-ink"
      >
        <Plus aria-hidden="true" className="size-6" />
      </Link>
    </fieldset>
  );
}

/** The products whose photos cannot be read, with the way to change them. */
function BrokenPhotos({ products }: { products: readonly Choosable[] }) {
  const { picture: copy } = useCopy(shareTexts).share;
  return (
    <Group>
      {products.map(({ id, name, photo }) => (
        <div key={id} className="flex items-center gap-3">
          <PictureThumb name={name} photo={photo} className="size-11 rounded-lg" />
          <p className="min-w-0 flex-1">
            <b className="line-clamp-2 font-semibold wrap-anywhere">{name}</b>
            <span className="text-sm text-bad">{copy.brokenTag}</span>
          </p>
          <Button asChild variant="txt" size="sm">
            <Link href={`/productos/${id}`}>{copy.changePhoto}</Link>
          </Button>
        </div>
      ))}
    </Group>
  );
}

function CopyText({ text }: { text: string }) {
  const { picture: copy } = useCopy(shareTexts).share;
  return (
    <Button variant="sec" onClick={() => copyAndSay(text, copy.copiedText, copy.copyTextFailed)}>
      <CopyIcon aria-hidden="true" />
      {copy.copyText}
    </Button>
  );
}

type ActionsProps = {
  drawn: PictureFile;
  format: PictureFormat;
  text: string;
  retryLabel: string;
  onRetry: () => void;
};

/** Shares the file where the device can, and downloads it elsewhere. */
function Actions({ drawn, format, text, retryLabel, onRetry }: ActionsProps) {
  const { picture: copy } = useCopy(shareTexts).share;
  const [shares, setShares] = useState(false);
  useEffect(() => setShares(canShareFiles()), []);
  const ready = drawn.state === "ready" ? drawn : null;

  const share = async () => {
    if (ready && (await shareFile(ready.file, text)) === "failed") toastFailure(copy.shareFailed);
  };
  const download = () => {
    if (ready) downloadFile(ready.file, ready.src);
  };
  const copyPicture = () => {
    if (!ready) return;
    copyImage(ready.file).then(
      () => toast.success(copy.copiedImage),
      () => toastFailure(copy.copyImageFailed),
    );
  };

  return (
    <SaveBar label={copy.title}>
      <p className="flex-1 text-sm text-ink-2 max-lg:hidden">{fill(copy.size, PICTURE_SIZES[format])}</p>
      {drawn.state === "failed" ? (
        <Button className="flex-1 lg:flex-none" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {retryLabel}
        </Button>
      ) : (
        <>
          <Button variant="sec" disabled={!ready} onClick={copyPicture} className="max-lg:hidden">
            <CopyIcon aria-hidden="true" />
            {copy.copyImage}
          </Button>
          {shares ? (
            <>
              <IconButton
                label={copy.download}
                disabled={!ready}
                onClick={download}
                className="size-12 shrink-0 border border-line-strong"
              >
                <Download aria-hidden="true" />
              </IconButton>
              <Button className="flex-1 lg:flex-none" disabled={!ready} onClick={share}>
                <Share2 aria-hidden="true" />
                {copy.share}
              </Button>
            </>
          ) : (
            <Button className="flex-1 lg:flex-none" disabled={!ready} onClick={download}>
              <Download aria-hidden="true" />
              {copy.download}
            </Button>
          )}
        </>
      )}
    </SaveBar>
  );
}
