import type { Metadata } from "next";
import { headers } from "next/headers";
import { copyFor } from "~/copy/copy";
import { errorView } from "~/domain/session/error-view";
import { AppDocument } from "~/features/app-context/app-document";
import { ErrorPage } from "~/features/app-context/failures/error-page";

export const metadata: Metadata = { title: copyFor(null).errorsPage.notFound.heading, icons: { icon: "/icono.svg" } };

/** The error page for a URL that matches no route; it shows the path (docs/product.md#error-page). */
export default async function GlobalNotFound() {
  const [path = null] = (await headers()).get("x-asked-path")?.split("?") ?? [];
  return (
    <AppDocument wording="neutral">
      <ErrorPage view={errorView({ status: 404, path })} />
    </AppDocument>
  );
}
