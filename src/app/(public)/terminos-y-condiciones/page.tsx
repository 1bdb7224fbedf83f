import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { TermsPage } from "~/features/session/terms-page";
import { loadSite } from "~/server/site";

export const metadata: Metadata = { title: copyFor(null).terms.title };

export default async function Terms() {
  return <TermsPage name={(await loadSite()).name} />;
}
