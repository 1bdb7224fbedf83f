import type { Metadata } from "next";
import { headers } from "next/headers";
import { copyFor } from "~/copy/copy";
import { errorView } from "~/domain/session/error-view";
import { AppDocument } from "~/features/app-context/app-document";
import { ErrorPage } from "~/features/app-context/failures/error-page";
import { siteLetters } from "~/server/assets/style-files";

export const metadata: Metadata = { title: copyFor(null).errorsPage.notFound.heading, icons: { icon: "/icono.svg" } };

/** The error page for a URL that matches no route; it shows the path (docs/product.md#error-page). */
export default async function GlobalNotFound() {
  const [path = null] = (await headers()).get("x-asked-path")?.split("?") ?? [];
  return (
    <AppDocument wording="neutral" css={siteLetters("swap").faces}>
      <ErrorPage view={errorView({ status: 404, path })} />
    </AppDocument>
  );
}
