import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { UndoEmailPage } from "~/features/account/undo-email-page";

export const metadata: Metadata = {
  title: copyFor(null).account.undoEmail.title,
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function UndoEmailRoute({ params }: { params: Promise<{ token: string }> }) {
  return <UndoEmailPage token={(await params).token} />;
}
