"use client";

import { RotateCcw } from "lucide-react";
import { Button } from "~/components/ui/button";
import { fill } from "~/copy/fill";
import { productFormTexts } from "~/copy/product-form";
import { useCopy } from "~/features/app-context/copy-provider";
import type { Photos } from "./use-photos";

/** Failed uploads with their reason, and a retry where it may help; then errors of the file selection. */
export function PhotoProblems({ photos }: { photos: Photos }) {
  const { form } = useCopy(productFormTexts).product;
  return (
    <>
      {photos.photos.map((photo, index) =>
        photo.state === "failed" ? (
          <div key={photo.key} className="flex items-center justify-between gap-3">
            <p role="alert" className="min-w-0 text-sm font-medium text-bad">
              {fill(form.photoOf, { n: index + 1 })}: {photo.problem}
            </p>
            {photo.again ? (
              <Button
                variant="txt"
                size="sm"
                aria-label={fill(form.retryPhotoOf, { n: index + 1 })}
                onClick={() => photos.retry(photo)}
              >
                <RotateCcw aria-hidden="true" />
                {form.retryPhoto}
              </Button>
            ) : null}
          </div>
        ) : null,
      )}
      {photos.problem ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {photos.problem}
        </p>
      ) : null}
    </>
  );
}
