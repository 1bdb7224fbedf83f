import type { ProductCardView } from "../catalogue/view";
import type { HomeSection } from "./schemas";

/** The lists from which sections of a home fill themselves, and the products that its merchant named, by id. */
export interface HomeProducts {
  popular: readonly ProductCardView[];
  newest: readonly ProductCardView[];
  offers: readonly ProductCardView[];
  named: ReadonlyMap<number, ProductCardView>;
}

/**
 * The products of each section, by its id. What a merchant picked by hand stays where it is. A section that fills itself
 * takes the first of its list that no other section shows, so that whoever scrolls on sees something new; one for which
 * nothing is left is empty.
 */
export function divideProducts(
  sections: readonly HomeSection[],
  { popular, newest, offers, named }: HomeProducts,
): Map<string, ProductCardView[]> {
  const lists = { best: popular, new: newest, offers };
  const pickedOf = (ids: readonly number[]) => ids.flatMap((id) => named.get(id) ?? []);
  const taken = new Set(
    sections.flatMap((section) => (section.kind === "picked" ? pickedOf(section.products).map(({ id }) => id) : [])),
  );
  const divided = new Map<string, ProductCardView[]>();
  for (const section of sections) {
    if (section.kind === "picked") divided.set(section.id, pickedOf(section.products));
    if (!("count" in section)) continue;
    const own = lists[section.kind].filter(({ id }) => !taken.has(id)).slice(0, section.count);
    for (const { id } of own) taken.add(id);
    divided.set(section.id, own);
  }
  return divided;
}
