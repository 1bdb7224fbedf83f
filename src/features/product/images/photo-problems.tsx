"use client";

import { RotateCcw } from "lucide-react";
import { Button } from "~/components/ui/button";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { productFormTexts } from "~/copy/product-form";
import { errorSentence } from "~/copy/sentence";
import { useCopy } from "~/features/app-context/copy-provider";
import { failureOf } from "~/features/image/photo-list";
import type { Photos } from "./use-photos";

/** Failed uploads with their reason, and a retry where it may help; then errors of the file selection. */
export function PhotoProblems({ photos }: { photos: Photos }) {
  const copy = useCopy(productFormTexts, errorsTexts);
  const { form } = copy.product;
  return (
    <>
      {photos.photos.map((photo, index) => {
        const failure = failureOf(photo);
        if (!failure) return null;
        const refusal = photo.state === "queued" && photo.stored.error ? errorSentence(copy, photo.stored.error) : null;
        return (
          <div key={photo.key} className="flex items-center justify-between gap-3">
            <p role="alert" className="min-w-0 text-sm font-medium text-bad">
              {fill(form.photoOf, { n: index + 1 })}: {photo.state === "failed" ? photo.problem : refusal}
            </p>
            {failure.again ? (
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
        );
      })}
      {photos.problem ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {photos.problem}
        </p>
      ) : null}
    </>
  );
}
