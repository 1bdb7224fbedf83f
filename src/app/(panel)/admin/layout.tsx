import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageCopy, requestContext } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).admin.title };
}

/** Responds 404 to everyone but super-users; the API calls check and log access on their own. */
export default async function AdminLayout({ children }: { children: React.ReactNode }) {
  const actor = await (await requestContext()).loadActor();
  if (actor?.role !== "SUPER") notFound();
  return children;
}
