import { AppError } from "~/server/errors";

/** Every own id: those of the list by their places, then the others as they stand. @throws NOT_FOUND for an id that is not an own one */
export function wholeOrder(wanted: readonly { id: number; order: number }[], own: readonly { id: number }[]): number[] {
  const asked = [...wanted].sort((one, other) => one.order - other.order).map(({ id }) => id);
  const ids = new Set(own.map(({ id }) => id));
  if (asked.some((id) => !ids.has(id))) throw new AppError("NOT_FOUND");
  return [...new Set([...asked, ...ids])];
}
