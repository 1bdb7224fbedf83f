import type { Path, UseFormReturn } from "react-hook-form";
import { randomUuid } from "~/lib/random-uuid";

/**
 * The idempotency key of what a form makes. It is a value of the form, so that its draft keeps it as well: until the
 * answer comes, the form is sent with the same key, also after the page was loaded again.
 */
export function formKey<Values extends { clientKey: string }>(form: UseFormReturn<Values>): string {
  const field = "clientKey" as Path<Values>;
  const key = (form.getValues(field) as string) || randomUuid();
  form.setValue(field, key as never, { shouldDirty: true });
  return key;
}
