import type { FormEvent, ReactNode } from "react";
import { useIsDesk } from "~/lib/use-is-desk";

interface FormWithExampleProps {
  id: string;
  onSubmit: (event: FormEvent) => void;
  /** The fields above the example on a phone, and those below it. */
  first: ReactNode;
  rest: ReactNode;
  example: ReactNode;
}

/** A form beside its live example: on a phone it stands below the first fields, on a desk it stays at the right. */
export function FormWithExample({ id, onSubmit, first, rest, example }: FormWithExampleProps) {
  const isDesk = useIsDesk();
  return (
    <form
      id={id}
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-6"
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {first}
        {isDesk ? null : example}
        {rest}
      </div>
      {isDesk ? <aside className="sticky top-6">{example}</aside> : null}
    </form>
  );
}
