import { notFound } from "next/navigation";
import { requestContext, titled } from "~/server/api/page-context";

export const generateMetadata = titled((copy) => copy.admin.title);

/** Responds 404 to everyone but super-users; the API calls check and log access on their own. */
export default async function AdminLayout({ children }: { children: React.ReactNode }) {
  const actor = await (await requestContext()).loadActor();
  if (actor?.role !== "SUPER") notFound();
  return children;
}
