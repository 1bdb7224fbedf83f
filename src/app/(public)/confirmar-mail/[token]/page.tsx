import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { ConfirmEmailPage } from "~/features/account/confirm-email-page";

export const metadata: Metadata = {
  title: copyFor(null).account.confirmEmail.title,
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  return <ConfirmEmailPage token={(await params).token} />;
}
