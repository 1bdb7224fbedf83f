import type { Metadata } from "next";
import { AccountClosedPage } from "~/features/account/account-closed-page";
import { pageCopy } from "~/server/api/page-context";
import { loadPerson } from "~/server/auth/load-person";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).account.closing.done.title, robots: { index: false } };
}

export default async function AccountClosedRoute() {
  return <AccountClosedPage loggedIn={(await loadPerson()) !== null} />;
}
