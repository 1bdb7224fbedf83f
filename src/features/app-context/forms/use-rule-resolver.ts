import type { FieldValues, Resolver } from "react-hook-form";
import type { ValidationKey } from "~/domain/validation-key";
import { useFormMessages } from "./form-messages";

type Nested = { [name: string]: Nested | { type: string; message: string } };

/** `{"steps.0.from": error}` as the tree that the form reads. */
function put(tree: Nested, path: string, error: { type: string; message: string }): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let at = tree;
  for (const name of names) {
    at[name] ??= {};
    at = at[name] as Nested;
  }
  at[last] = error;
}

/** Validates a form with the rules of `domain`, which its example needs anyway: they are small, and know no zod. */
export function useRuleResolver<Values extends FieldValues>(
  problemsOf: (values: Values) => Partial<Record<string, ValidationKey>>,
): Resolver<Values> {
  const messages = useFormMessages();
  return async (values) => {
    const problems = Object.entries(problemsOf(values));
    if (problems.length === 0) return { values, errors: {} };
    const errors: Nested = {};
    for (const [field, key] of problems) {
      if (key) put(errors, field, { type: "custom", message: await messages.sentence(key) });
    }
    return { values: {}, errors: errors as never };
  };
}
