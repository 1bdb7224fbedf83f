import type { Metadata } from "next";
import { RecoverForm } from "~/features/account/recover-form";
import { pageCopy } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).account.recover.title };
}

export default function ForgottenPasswordPage() {
  return <RecoverForm />;
}
