import { MANY_CATEGORIES } from "~/domain/category/limits";
import type { Frame } from "../parts/frame";
import { categoryEntries } from "./category-entries";

/** The element's id. No category's section has it: addresses have no underscore. */
const INDEX_ID = "_categorias";

/** Where a shop of many categories lists them all. */
export const ALL_CATEGORIES_PATH = `/catalogo#${INDEX_ID}`;

const byName = new Intl.Collator("es", { numeric: true });

/** All categories of a shop that has many, by name: offers first, what has no category last. */
export function CategoryIndex({ frame }: { frame: Frame }) {
  const { shop, base, copy } = frame;
  if (categoryEntries(shop).length <= MANY_CATEGORIES) return null;
  const sorted = {
    ...shop,
    categories: shop.categories.toSorted((one, other) => byName.compare(one.name, other.name)),
  };
  return (
    <nav className="cati" id={INDEX_ID} aria-labelledby="t-categorias">
      <h2 className="cati__t" id="t-categorias">
        {copy.allCategories}
      </h2>
      <ul className="cati__l">
        {categoryEntries(sorted).map(({ path, name, count }) => (
          <li key={path}>
            <a href={base + path}>
              <span>{name}</span>
              <span className="cati__n">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
