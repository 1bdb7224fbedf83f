import type { Metadata } from "next";
import { BranchScreen } from "~/features/tent/branch-screen";
import { pageCopy } from "~/server/api/page-context";
import { api } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).tent.branches.add };
}

export default async function NewBranchPage() {
  const { countryId, codNumber } = await api.tent.settings();
  return <BranchScreen branch={null} country={{ id: countryId, codNumber }} />;
}
