/** The same list with one of its items at another place; as it is where there is no such place. */
export function moved<Item>(all: readonly Item[], from: number, to: number): Item[] {
  const item = all[from];
  if (item === undefined || to < 0 || to >= all.length) return [...all];
  const rest = all.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
