import { WordList } from "../../word-list";

export const dynamic = "force-dynamic";

/** The least that Next can make anew for every request of a page as long as a shop's. */
export default async function Dynamic({ params }: { params: Promise<{ size: string }> }) {
  return <WordList size={Number((await params).size)} />;
}
