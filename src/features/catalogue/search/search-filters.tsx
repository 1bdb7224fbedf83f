import { EMPTY_SEARCH, type SearchQuery, type ShopView } from "~/domain/catalogue/view";
import { formatPrice } from "~/domain/money/money";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { FilterForm } from "./filter-form";
import { searchPath } from "./search-address";

interface FiltersProps {
  frame: Frame;
  asked: SearchQuery;
}

const categoriesOf = (shop: ShopView) => (shop.others ? [...shop.categories, shop.others] : shop.categories);

/** Name of the category with this slug. */
export const categoryName = ({ shop }: Frame, slug: string | null): string | undefined =>
  categoriesOf(shop).find(({ path }) => path === `/${slug}`)?.name;

function priceText({ shop, copy }: Frame, { minCents, maxCents }: SearchQuery): string | null {
  const [from, to] = [minCents, maxCents].map((cents) => (cents === null ? null : formatPrice(cents, shop.symbol)));
  if (from && to) return copy.priceBetween(from, to);
  return from ? copy.priceAtLeast(from) : to ? copy.priceAtMost(to) : null;
}

/** The active filters, each with the query parameters that remove it. */
function setFilters(frame: Frame, asked: SearchQuery): { text: string; without: Partial<SearchQuery> }[] {
  const price = priceText(frame, asked);
  return [
    ...(asked.category
      ? [{ text: categoryName(frame, asked.category) ?? asked.category, without: { category: null } }]
      : []),
    ...(asked.offersOnly ? [{ text: frame.copy.offersOnly, without: { offersOnly: false } }] : []),
    ...(price ? [{ text: price, without: { minCents: null, maxCents: null } }] : []),
  ];
}

export const hasFilters = ({ category, offersOnly, minCents, maxCents }: SearchQuery): boolean =>
  category !== null || offersOnly || minCents !== null || maxCents !== null;

/** The same search without its filters. */
export const unfiltered = ({ query, order, literal }: SearchQuery): string =>
  searchPath({ ...EMPTY_SEARCH, query, order, literal });

/** Collapsed form with the search filters. */
export function SearchFilters({ frame, asked }: FiltersProps) {
  const { copy } = frame;
  const { category, allCategories, priceFrom, priceTo, offersOnly, apply } = copy;
  const { length } = setFilters(frame, asked);
  return (
    <details className="flt">
      <summary className="flt__s">
        <Icon name="filter" />
        {copy.filter}
        {length > 0 ? (
          <>
            <span className="flt__n" aria-hidden="true">
              {length}
            </span>
            <span className="vh">{copy.filtersSet(length)}</span>
          </>
        ) : null}
      </summary>
      <FilterForm
        action={`${frame.base}/catalogo/buscar`}
        asked={asked}
        categories={categoriesOf(frame.shop).map(({ path, name }) => [path.slice(1), name])}
        words={{ category, allCategories, priceFrom, priceTo, offersOnly, apply }}
      />
    </details>
  );
}

/** A chip per active filter, which removes it. */
export function SetFilters({ frame, asked }: FiltersProps) {
  const { base, copy } = frame;
  const active = setFilters(frame, asked);
  if (active.length === 0) return null;
  return (
    <ul className="set" aria-label={copy.activeFilters}>
      {active.map(({ text, without }) => (
        <li key={text}>
          <a className="set__a" href={base + searchPath({ ...asked, ...without, page: 1 })} rel="nofollow">
            <span className="vh">{copy.removeFilter}</span>
            {text}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="set__c" href={base + unfiltered(asked)} rel="nofollow">
          {copy.clearFilters}
        </a>
      </li>
    </ul>
  );
}
