"use client";

import { type ReactNode, useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormProblem } from "~/features/app-context/forms/form-problem";

interface SectionFormProps {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  problem: string | null;
  busy: boolean;
  labels: { submit: string; cancel: string };
  onCancel: () => void;
  children: ReactNode;
}

/** Form of a section of /perfil, with a cancel button. */
export function ProfileSectionForm({ submit, problem, busy, labels, onCancel, children }: SectionFormProps) {
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {children}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={busy}>
          {labels.submit}
        </Button>
        <Button variant="txt" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  );
}

interface OpenableSectionProps {
  title: string;
  /** Label of the button that opens the form. */
  change: string;
  children: ReactNode;
  form: (close: () => void) => ReactNode;
}

/** A section of /perfil that shows the current values and opens a form to change them. */
export function OpenableSection({ title, change, children, form }: OpenableSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Group title={title}>
      {children}
      {open ? (
        form(() => setOpen(false))
      ) : (
        <Button variant="sec" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          {change}
        </Button>
      )}
    </Group>
  );
}
