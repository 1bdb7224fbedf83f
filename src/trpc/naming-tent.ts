/** What a call brings, with the shop that it is about where it names none; calls that are about none ignore it. */
export function namingTent(input: unknown, tentId: number | null): unknown {
  if (tentId === null) return input;
  if (!(input instanceof FormData)) return { tentId, ...(input as object | undefined) };
  if (!input.has("tentId")) input.set("tentId", String(tentId));
  return input;
}
