"use client";

import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { cn } from "~/lib/cn";

type FieldControl = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

const FieldContext = createContext<FieldControl | null>(null);

/** Id, description and error state of the enclosing Field, for the control inside it. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}

type FieldProps = {
  label: ReactNode;
  /** Beside the label in regular weight, such as "(opcional)". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Already translated; the hint stays visible next to it. */
  error?: ReactNode;
  /** The label is announced by screen readers but not shown. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label, control, hint and error, linked by ids and ARIA attributes. Takes one control. */
export function Field({ label, aside, hint, error, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  return (
    <div className={cn("grid base:min-w-0 content-start gap-1.5", className)}>
      <label htmlFor={id} className={cn("text-sm font-semibold", hideLabel && "sr-only")}>
        {label}
        {aside ? <span className="font-normal text-ink-2"> {aside}</span> : null}
      </label>
      <FieldContext
        value={{ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {error ? (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm font-medium text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
