"use client";

import { CircleAlert } from "lucide-react";
import { Button } from "~/components/ui/button";
import { errorsPageTexts } from "~/copy/errors-page";
import { fill } from "~/copy/fill";
import { type ErrorView, errorMessage } from "~/domain/session/error-view";
import { useCopy } from "~/features/app-context/copy-provider";

/**
 * The product's only error page (docs/product.md#error-page). Its links are plain anchors: after an error, loading a
 * new document is the safest.
 */
export function ErrorPage({ view, onRetry }: { view: ErrorView; onRetry?: () => void }) {
  const { notFound, failed } = useCopy(errorsPageTexts).errorsPage;
  return (
    <main className="grid min-h-[80dvh] place-content-center justify-items-center gap-4 px-6 py-10 text-center">
      <span className="grid size-18 place-items-center rounded-full bg-bad-soft text-bad">
        <CircleAlert aria-hidden="true" className="size-9" />
      </span>
      <div className="grid max-w-90 gap-2">
        <h1>{view.kind === "notFound" ? notFound.heading : failed.heading}</h1>
        <p className="text-ink-2">{view.kind === "notFound" ? notFound.text : failed.text}</p>
        {view.kind === "notFound" && view.message ? (
          <p className="font-mono text-sm text-ink-2 wrap-anywhere">
            {fill(notFound.unmatched, { path: view.message.path })}
          </p>
        ) : null}
      </div>
      {view.kind === "notFound" ? (
        <Button asChild>
          <a href="/">{notFound.home}</a>
        </Button>
      ) : (
        <>
          <p className="w-full max-w-110 rounded-2xl border border-line bg-surface px-4 py-3 font-mono text-sm wrap-anywhere">
            {errorMessage(view.message, failed.unknown)}
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            {onRetry ? <Button onClick={onRetry}>{failed.retry}</Button> : null}
            <Button asChild variant={onRetry ? "sec" : "solid"}>
              <a href="/">{failed.home}</a>
            </Button>
          </div>
        </>
      )}
    </main>
  );
}
