import type { Metadata } from "next";
import { CloseAccountScreen } from "~/features/account/close-account-screen";
import { pageCopy } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).account.closing.title };
}

export default function CloseAccountPage() {
  return <CloseAccountScreen />;
}
