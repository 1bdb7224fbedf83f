import type { Metadata } from "next";
import { LogoutPage } from "~/features/session/logout-page";
import { pageCopy } from "~/server/api/page-context";
import { loadPerson } from "~/server/auth/load-person";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).login.logout.title, robots: { index: false } };
}

export default async function Logout() {
  return <LogoutPage userId={(await loadPerson())?.id ?? null} />;
}
