import { WordList } from "../../word-list";

export const dynamic = "force-static";
export const dynamicParams = false;

/** Enough steps for every page of a shop; the bench takes the one whose answer is as long as the page it is compared with. */
const STEPS = 160;
export const generateStaticParams = () => Array.from({ length: STEPS }, (_, size) => ({ size: String(size) }));

export default async function Static({ params }: { params: Promise<{ size: string }> }) {
  return <WordList size={Number((await params).size)} />;
}
