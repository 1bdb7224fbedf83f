import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { errorView } from "~/domain/session/error-view";
import { AppDocument } from "~/features/session/app-document";
import { ErrorPage } from "~/features/session/error-page";

export const metadata: Metadata = { title: copyFor(null).errorsPage.notFound.heading, icons: { icon: "/icono.svg" } };

/** An address that is no route at all. */
export default function GlobalNotFound() {
  return (
    <AppDocument countryId={null}>
      <ErrorPage view={errorView({ status: 404 })} />
    </AppDocument>
  );
}
