import { ListFileScreen } from "~/features/product/prices/list-file-screen";
import { titled } from "~/server/api/page-context";
import { readList } from "../read-list";

export const generateMetadata = titled((copy) => copy.listFile.title);

export default async function ListFilePage({ params }: { params: Promise<{ id: string }> }) {
  const { id, name } = await readList(params);
  return <ListFileScreen key={id} list={{ id, name }} />;
}
