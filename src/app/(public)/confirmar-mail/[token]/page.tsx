import type { Metadata } from "next";
import { ConfirmEmailPage } from "~/features/account/confirm-email-page";
import { pageCopy } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).account.confirmEmail.title, robots: { index: false }, referrer: "no-referrer" };
}

export default async function ConfirmEmailRoute({ params }: { params: Promise<{ token: string }> }) {
  return <ConfirmEmailPage token={(await params).token} />;
}
