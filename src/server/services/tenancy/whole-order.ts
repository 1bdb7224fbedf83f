import { AppError } from "~/server/errors";

/**
 * All own ids in order: the listed ones by their positions, then the rest unchanged.
 * @throws NOT_FOUND for an id that is not the tent's own
 */
export function wholeOrder(wanted: readonly { id: number; order: number }[], own: readonly { id: number }[]): number[] {
  const asked = [...wanted].sort((one, other) => one.order - other.order).map(({ id }) => id);
  const ids = new Set(own.map(({ id }) => id));
  if (asked.some((id) => !ids.has(id))) throw new AppError("NOT_FOUND");
  return [...new Set([...asked, ...ids])];
}
