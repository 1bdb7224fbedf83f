/** Adds the shop's id to an input that names none; calls that need no shop ignore it. */
export function namingTent(input: unknown, tentId: number | null): unknown {
  if (tentId === null) return input;
  if (!(input instanceof FormData)) return { tentId, ...(input as object | undefined) };
  if (!input.has("tentId")) input.set("tentId", String(tentId));
  return input;
}
