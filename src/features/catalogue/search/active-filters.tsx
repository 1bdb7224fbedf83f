import { searchPath } from "~/domain/catalogue/search/search-address";
import { EMPTY_SEARCH, type SearchQuery, type ShopView } from "~/domain/catalogue/view";
import { formatPrice } from "~/domain/money/money";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";

const categoriesOf = (shop: ShopView) => (shop.others ? [...shop.categories, shop.others] : shop.categories);

/** Name of the category with this slug. */
export const categoryName = ({ shop }: Frame, slug: string | undefined): string | undefined =>
  categoriesOf(shop).find(({ path }) => path === `/${slug}`)?.name;

function priceText({ shop, copy }: Frame, { minCents, maxCents }: SearchQuery): string | null {
  const [from, to] = [minCents, maxCents].map((cents) => (cents === null ? null : formatPrice(cents, shop.money)));
  if (from && to) return copy.priceBetween(from, to);
  return from ? copy.priceAtLeast(from) : to ? copy.priceAtMost(to) : null;
}

/** The filters in effect, each with the query parameters that remove it. */
export function activeFilters(frame: Frame, asked: SearchQuery): { text: string; without: Partial<SearchQuery> }[] {
  const { copy } = frame;
  const price = priceText(frame, asked);
  return [
    ...asked.categories.map((slug) => ({
      text: categoryName(frame, slug) ?? slug,
      without: { categories: asked.categories.filter((one) => one !== slug) },
    })),
    ...asked.options.map((option) => ({
      text: `${option.name}: ${option.value}`,
      without: { options: asked.options.filter((one) => one !== option) },
    })),
    ...(asked.inStockOnly ? [{ text: copy.inStock, without: { inStockOnly: false } }] : []),
    ...(asked.offersOnly ? [{ text: copy.offersOnly, without: { offersOnly: false } }] : []),
    ...(price ? [{ text: price, without: { minCents: null, maxCents: null } }] : []),
  ];
}

/** The same search without its filters. */
export const unfiltered = ({ query, order, literal }: SearchQuery): string =>
  searchPath({ ...EMPTY_SEARCH, query, order, literal });

/** A link per filter in effect, which removes it. */
export function ActiveFilters({ frame, asked }: { frame: Frame; asked: SearchQuery }) {
  const { base, copy } = frame;
  const active = activeFilters(frame, asked);
  if (active.length === 0) return null;
  return (
    <p className="on">
      {active.map(({ text, without }) => (
        <a key={text} href={base + searchPath({ ...asked, ...without, page: 1 })} rel="nofollow">
          <span className="vh">{copy.removeFilter}</span>
          {text}
          <Icon name="close" />
        </a>
      ))}
      <a className="on__all" href={base + unfiltered(asked)} rel="nofollow">
        {copy.clearFilters}
      </a>
    </p>
  );
}
