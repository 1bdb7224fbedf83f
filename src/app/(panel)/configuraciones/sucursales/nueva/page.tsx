import { BranchScreen } from "~/features/tent/branch-screen";
import { titled } from "~/server/api/page-context";
import { api } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.branches.add);

export default async function NewBranchPage() {
  const { countryId, codNumber } = await api.tent.settings();
  return <BranchScreen branch={null} country={{ id: countryId, codNumber }} />;
}
