import { MANY_CATEGORIES } from "~/domain/category/limits";
import type { Frame } from "../parts/frame";
import { categoryEntries } from "./category-entries";

/** The element's id. No category's section has it: addresses have no underscore. */
const INDEX_ID = "_categorias";

/** Where a shop of many categories lists them all. */
export const ALL_CATEGORIES_PATH = `/catalogo#${INDEX_ID}`;

const byName = new Intl.Collator("es", { numeric: true });

/**
 * All categories of a shop that has many, by name: offers first, what has no category last. They are folded; an address
 * that leads to the list unfolds it.
 */
export function CategoryIndex({ frame }: { frame: Frame }) {
  const { shop, base, copy } = frame;
  const categories = shop.categories.toSorted((one, other) => byName.compare(one.name, other.name));
  const entries = categoryEntries({ ...shop, categories });
  if (entries.length <= MANY_CATEGORIES) return null;
  return (
    <nav className="cati" aria-label={copy.allCategories}>
      <details>
        <summary>
          {copy.allCategories} <span className="cati__n">{entries.length}</span>
        </summary>
        <ul className="cati__l" id={INDEX_ID}>
          {entries.map(({ path, name, count }) => (
            <li key={path}>
              <a href={base + path}>
                <span>{name}</span>
                <span className="cati__n">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
