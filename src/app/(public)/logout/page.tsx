import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { LogoutPage } from "~/features/session/logout-page";
import { loadPerson } from "~/server/person";

export const metadata: Metadata = { title: copyFor(null).login.logout.title, robots: { index: false } };

export default async function Logout() {
  return <LogoutPage loggedIn={(await loadPerson()) !== null} />;
}
