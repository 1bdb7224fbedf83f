import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { RecoverForm } from "~/features/account/recover-form";

export const metadata: Metadata = { title: copyFor(null).account.recover.title };

export default function Page() {
  return <RecoverForm />;
}
