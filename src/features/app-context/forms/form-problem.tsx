import { Banner } from "~/components/ui/banner";

/** Error message of a form as a whole; null when there is none. */
export function FormProblem({ problem }: { problem: string | null }) {
  if (!problem) return null;
  return (
    <Banner tone="bad" role="alert">
      {problem}
    </Banner>
  );
}
