import { cn } from "~/lib/cn";

/** The progress through a few screens; the label says it in words, such as "Paso 2 de 4". */
export function StepIndicator({
  step,
  steps,
  label,
  className,
}: {
  step: number;
  steps: number;
  label: string;
  className?: string;
}) {
  return (
    <div role="img" aria-label={label} className={cn("grid auto-cols-fr grid-flow-col gap-1.5", className)}>
      {Array.from({ length: steps }, (_, index) => index + 1).map((number) => (
        <span key={number} className={cn("h-1.5 rounded-full", number <= step ? "bg-brand" : "bg-line")} />
      ))}
    </div>
  );
}

type ProgressStepsProps = {
  label: string;
  steps: { label: string; state: "done" | "now" | "next" }[];
  doneLabel: string;
};

/** Named steps of a process, the current one hatched. */
export function ProgressSteps({ label, steps, doneLabel }: ProgressStepsProps) {
  return (
    <ol
      aria-label={label}
      className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col gap-2 huge-text:auto-cols-auto huge-text:grid-flow-row"
    >
      {steps.map((step) => (
        <li
          key={step.label}
          aria-current={step.state === "now" ? "step" : undefined}
          className={cn(
            "grid content-start gap-2 text-xs md:text-sm huge-text:grid-cols-[20px_1fr] huge-text:items-center",
            step.state === "now" ? "font-bold" : "font-medium",
            step.state === "next" ? "text-ink-2" : "text-ink",
          )}
        >
          <span
            aria-hidden="true"
            className={cn(
              "h-1.5 rounded-full huge-text:h-3",
              { done: "bg-brand", now: "hatched", next: "bg-surface-2" }[step.state],
            )}
          />
          <span>
            {step.label}
            {step.state === "done" ? <span className="sr-only"> {doneLabel}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
