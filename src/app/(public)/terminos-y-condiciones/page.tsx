import type { Metadata } from "next";
import { TermsPage } from "~/features/site/terms-page";
import { pageCopy } from "~/server/api/page-context";
import { loadSite } from "~/server/site/load-site";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).terms.title };
}

export default async function Terms() {
  return <TermsPage name={(await loadSite()).name} />;
}
