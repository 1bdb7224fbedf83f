import { notFound } from "next/navigation";
import { BranchScreen } from "~/features/tent/branch-screen";
import { titled } from "~/server/api/page-context";
import { api } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.branches.edit);

export default async function BranchPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const [branches, { countryId, codNumber }] = await Promise.all([api.tent.branches(), api.tent.settings()]);
  const branch = branches.find((one) => String(one.id) === id) ?? notFound();
  return <BranchScreen key={branch.id} branch={branch} country={{ id: countryId, codNumber }} />;
}
