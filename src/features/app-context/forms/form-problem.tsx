import { Banner } from "~/components/ui/banner";

/** What is wrong with a form as a whole; nothing where nothing is. */
export function FormProblem({ problem }: { problem: string | null }) {
  if (!problem) return null;
  return (
    <Banner tone="bad" role="alert">
      {problem}
    </Banner>
  );
}
