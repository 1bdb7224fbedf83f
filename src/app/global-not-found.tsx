import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { AppDocument } from "~/features/session/app-document";
import { UnmatchedPage } from "~/features/session/unmatched-page";

export const metadata: Metadata = { title: copyFor(null).errorsPage.notFound.heading, icons: { icon: "/icono.svg" } };

/** An address that is no route at all. */
export default function GlobalNotFound() {
  return (
    <AppDocument wording="neutral">
      <UnmatchedPage />
    </AppDocument>
  );
}
