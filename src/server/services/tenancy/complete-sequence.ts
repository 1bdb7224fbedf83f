import { AppError } from "~/server/errors";

/**
 * Completes a requested order of rows: the ids in `wanted` by their positions, then all others in their present order.
 * @throws NOT_FOUND for an id that is not the tent's own
 */
export function completeSequence(
  wanted: readonly { id: number; order: number }[],
  own: readonly { id: number }[],
): number[] {
  const listed = [...wanted].sort((one, other) => one.order - other.order).map(({ id }) => id);
  const ids = new Set(own.map(({ id }) => id));
  if (listed.some((id) => !ids.has(id))) throw new AppError("NOT_FOUND");
  return [...new Set([...listed, ...ids])];
}
