"use client";

import { CirclePause, RefreshCw } from "lucide-react";
import Link from "next/link";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { vendorImportTexts } from "~/copy/vendor-import";
import { hasPhotos } from "~/domain/product/import/vendors/vendor";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { counted } from "../counted";
import { VendorNotes } from "./vendor-notes";
import { VendorPhotos } from "./vendor-photos";

/** What remains to be seen and done after moving in: photos, what came otherwise, old links. */
export function VendorOutcome({ id }: { id: number }) {
  const copy = useCopy(vendorImportTexts).vendorImport;
  const money = useMoney();
  const { data } = api.product.import.vendor.useQuery(
    { id },
    { staleTime: Number.POSITIVE_INFINITY, meta: { ignoreErrors: true } },
  );
  if (!data) return null;
  const { found, notes, vendor } = data;
  return (
    <>
      {hasPhotos(vendor) ? (
        <VendorPhotos id={id} />
      ) : (
        <Group title={copy.photos.title}>
          <Button asChild variant="sec">
            <Link href="/productos/fotos">{copy.batchPhotos}</Link>
          </Button>
        </Group>
      )}
      {found.paused > 0 || notes.length > 0 ? (
        <Group title={copy.look.title}>
          <ul className="-mt-1 grid gap-3">
            {found.paused > 0 ? (
              <li className="flex gap-3">
                <CirclePause aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
                <div className="min-w-0">
                  <p>{counted(copy.look.paused, found.paused, money)}</p>
                  <p className="text-sm text-ink-2">{copy.look.pausedText}</p>
                </div>
              </li>
            ) : null}
            <VendorNotes notes={notes} />
          </ul>
        </Group>
      ) : null}
      {found.addresses > 0 ? (
        <Group title={copy.links.title}>
          <p className="-mt-2 text-ink-2">{counted(copy.links.text, found.addresses, money)}</p>
          <Button asChild variant="txt" className="justify-self-start">
            <Link href="/configuraciones/dominio">{copy.links.connect}</Link>
          </Button>
        </Group>
      ) : null}
      <Banner icon={<RefreshCw aria-hidden="true" />}>{copy.later}</Banner>
    </>
  );
}
