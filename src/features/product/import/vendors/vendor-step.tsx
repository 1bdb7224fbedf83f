"use client";

import { Check, ImageUp, Minus, RotateCcw } from "lucide-react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { vendorImportTexts } from "~/copy/vendor-import";
import { hasPhotos, LEFT_BEHIND } from "~/domain/product/import/vendors/vendor";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { counted } from "../counted";
import { FileLeftOut } from "../file-left-out";
import type { ImportUpload } from "../use-upload";
import { VendorNotes, type VendorSummary } from "./vendor-notes";
import { VendorSign } from "./vendor-sign";

type VendorStepProps = {
  id: number;
  upload: Pick<ImportUpload, "problem" | "busy">;
  /** The file is none of that platform. */
  onIsNot: () => void;
  onOther: () => void;
  onNext: () => void;
};

/** Step two for a file of another platform: what it brings, and what of it cannot come. */
export function VendorStep({ id, ...rest }: VendorStepProps) {
  const copy = useCopy(vendorImportTexts).vendorImport;
  const query = api.product.import.vendor.useQuery(
    { id },
    // a draft that another file has just replaced is not found any more
    { staleTime: Number.POSITIVE_INFINITY, meta: { ignoreErrors: true } },
  );
  if (query.data) return <Brings data={query.data} {...rest} />;
  if (query.isError) {
    return (
      <ReadFailed retry={copy.retry} onRetry={query.refetch}>
        {copy.failed}
      </ReadFailed>
    );
  }
  return (
    <div role="status" aria-label={copy.loading} className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}

const COMES = ["products", "photos", "variants", "categories", "offers", "addresses"] as const;

function Brings({ data, upload, onIsNot, onOther, onNext }: Omit<VendorStepProps, "id"> & { data: VendorSummary }) {
  const copy = useCopy(vendorImportTexts).vendorImport;
  const money = useMoney();
  const utils = api.useUtils();
  const choose = api.product.import.choose.useMutation();
  const { vendor, fileName, found, notes, leftOut } = data;
  const name = copy.names[vendor];
  const next = async () => {
    await choose.mutateAsync({ id: data.id, confirmed: true }).catch(() => undefined);
    await utils.product.import.current.invalidate();
    onNext();
  };
  const withoutPhotos = !hasPhotos(vendor);
  const left = notes.filter(({ kind }) => LEFT_BEHIND.includes(kind));
  const changed = notes.filter(({ kind }) => !LEFT_BEHIND.includes(kind));
  return (
    <div className="grid max-w-160 gap-4">
      <Group>
        <div className="flex items-center gap-3">
          <VendorSign sign={copy.signs[vendor]} strong />
          <div className="min-w-0 flex-1">
            <h2>{fill(copy.is, { vendor: name })}</h2>
            <p className="truncate text-sm text-ink-2">{fileName}</p>
          </div>
          <Button variant="txt" loading={upload.busy} onClick={onIsNot}>
            {copy.isNot}
          </Button>
        </div>
        {upload.problem ? (
          <Banner tone="bad" role="alert" title={upload.problem.file}>
            {upload.problem.text}
          </Banner>
        ) : null}
      </Group>
      <Group title={copy.comesTitle}>
        <ul className="-mt-1 grid gap-3">
          {COMES.filter((what) => what === "products" || found[what] > 0).map((what) => (
            <li key={what} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
              <div className="min-w-0">
                <p className="font-semibold">{counted(copy.comes[what], found[what], money)}</p>
                <p className="text-sm text-ink-2">
                  {what === "products" && found.paused > 0
                    ? counted(copy.paused, found.paused, money)
                    : copy.comes[what].text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Group>
      {changed.length > 0 ? (
        <Group title={copy.changesTitle}>
          <ul className="-mt-1 grid gap-3">
            <VendorNotes notes={changed} />
          </ul>
        </Group>
      ) : null}
      {withoutPhotos || left.length > 0 ? (
        <Group title={copy.staysTitle}>
          <ul className="-mt-1 grid gap-3">
            {withoutPhotos ? (
              <li className="flex gap-3">
                <Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
                <div className="min-w-0">
                  <p className="flex items-center gap-2">
                    {copy.noPhotos}
                    <ImageUp aria-hidden="true" className="size-4 text-ink-2" />
                  </p>
                  <p className="text-sm text-ink-2">{fill(copy.noPhotosText, { vendor: name })}</p>
                </div>
              </li>
            ) : null}
            <VendorNotes notes={left} />
          </ul>
        </Group>
      ) : null}
      <FileLeftOut leftOut={leftOut} />
      <Banner icon={<RotateCcw aria-hidden="true" />}>{copy.again}</Banner>
      <Button variant="txt" onClick={onOther} className="justify-self-center">
        {copy.other}
      </Button>
      <SaveBar
        plain
        label={copy.actions}
        status={
          <>
            <b className="block font-semibold text-ink">{counted(copy.comes.products, found.products, money)}</b>
            {copy.status}
          </>
        }
      >
        <Button loading={choose.isPending} disabled={found.products === 0} onClick={() => void next()}>
          {copy.review}
        </Button>
      </SaveBar>
    </div>
  );
}
