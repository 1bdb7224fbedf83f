import type { Metadata } from "next";
import { listFileCopy } from "~/copy/list-file";
import { ListFileScreen } from "~/features/product/prices/list-file-screen";
import { readList } from "../read-list";

export const metadata: Metadata = { title: listFileCopy.title };

export default async function ListFilePage({ params }: { params: Promise<{ id: string }> }) {
  const { id, name } = await readList(params);
  return <ListFileScreen key={id} list={{ id, name }} />;
}
