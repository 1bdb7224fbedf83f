import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageCopy, requestContext } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).admin.title };
}

/** For everybody else there is no such page; its calls are refused, and logged, by themselves. */
export default async function AdminLayout({ children }: { children: React.ReactNode }) {
  const actor = await (await requestContext()).loadActor();
  if (actor?.role !== "SUPER") notFound();
  return children;
}
