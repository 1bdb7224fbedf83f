import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { AccountClosedPage } from "~/features/account/account-closed-page";
import { loadPerson } from "~/server/person";

export const metadata: Metadata = { title: copyFor(null).account.closing.done.title, robots: { index: false } };

export default async function Page() {
  return <AccountClosedPage loggedIn={(await loadPerson()) !== null} />;
}
