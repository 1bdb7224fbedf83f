import type { ReactNode } from "react";
import type { Facets } from "~/domain/catalogue/search/facets";
import type { SearchQuery, ShopView } from "~/domain/catalogue/view";
import { MANY_CATEGORIES } from "~/domain/category/limits";
import { typedFromCents } from "~/domain/money/money";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { unfiltered } from "./active-filters";

interface FacetsProps {
  frame: Frame;
  asked: SearchQuery;
  facets: Facets;
  total: number;
}

const MAX_PRICE_LENGTH = 18;

/** A shop's categories by slug, in the merchant's order. */
const categoriesBySlug = ({ categories, others }: ShopView): { slug: string; name: string }[] =>
  [...categories, ...(others ? [others] : [])].map(({ path, name }) => ({ slug: path.slice(1), name }));

/** The filters of a search with the number of products for each: a column on a wide screen, a sheet over the page on a phone. */
export function SearchFacets({ frame, asked, facets, total }: FacetsProps) {
  const { shop, base, copy } = frame;
  const counts = new Map(facets.categories.map(({ value, count }) => [value, count]));
  const categories = categoriesBySlug(shop).filter(({ slug }) => counts.has(slug) || asked.categories.includes(slug));
  const isChosen = (name: string, value: string) =>
    asked.options.some((chosen) => chosen.name === name && chosen.value === value);
  return (
    // off: going back, the browser would tick again what the address no longer has
    <form
      className="facets"
      id="filtros"
      action={`${base}/catalogo/buscar`}
      aria-label={copy.filters}
      autoComplete="off"
    >
      <header className="facets__h">
        <h2>{copy.filters}</h2>
        <a className="icb" href="#contenido" aria-label={copy.closeFilters}>
          <Icon name="close" />
        </a>
      </header>
      {asked.query ? <input type="hidden" name="q" value={asked.query} /> : null}
      {asked.literal ? <input type="hidden" name="igual" value="1" /> : null}
      {asked.order === "relevancia" ? null : <input type="hidden" name="orden" value={asked.order} />}
      {categories.length > 1 ? (
        <Facet title={copy.category} folded={categories.length > MANY_CATEGORIES && asked.categories.length === 0}>
          {categories.map(({ slug, name }) => (
            <FacetChoice
              key={slug}
              frame={frame}
              name="categoria"
              value={slug}
              text={name}
              count={counts.get(slug) ?? 0}
              checked={asked.categories.includes(slug)}
            />
          ))}
        </Facet>
      ) : null}
      {facets.options.map(({ name, values }) => (
        <Facet key={name} title={name}>
          {values.map(({ value, count }) => (
            <FacetChoice
              key={value}
              frame={frame}
              name="opcion"
              value={`${name}:${value}`}
              text={value}
              count={count}
              checked={isChosen(name, value)}
            />
          ))}
        </Facet>
      ))}
      <Facet title={copy.availability}>
        <FacetChoice
          frame={frame}
          name="stock"
          value="1"
          text={copy.inStock}
          count={facets.inStock}
          checked={asked.inStockOnly}
        />
        <FacetChoice
          frame={frame}
          name="oferta"
          value="1"
          text={copy.offersOnly}
          count={facets.offers}
          checked={asked.offersOnly}
        />
      </Facet>
      {facets.prices ? (
        <details className="fac fac--r" open>
          <summary>{copy.price}</summary>
          <p className="fac__r">
            {(
              [
                [copy.priceFrom, asked.minCents, facets.prices.minCents],
                [copy.priceTo, asked.maxCents, facets.prices.maxCents],
              ] as const
            ).map(([label, value, limit]) => (
              <label key={label}>
                <span>{label}</span>
                <input
                  type="text"
                  inputMode="decimal"
                  name="precio"
                  defaultValue={typedFromCents(value, shop.money)}
                  placeholder={typedFromCents(limit, shop.money)}
                  maxLength={MAX_PRICE_LENGTH}
                  autoComplete="off"
                />
              </label>
            ))}
          </p>
        </details>
      ) : null}
      <footer className="facets__f">
        <a className="btn btn--soft" href={base + unfiltered(asked)} rel="nofollow">
          {copy.clearFilters}
        </a>
        <a className="btn" href="#contenido">
          {copy.seeProducts(total)}
        </a>
        <noscript>
          <button className="btn" type="submit">
            {copy.apply}
          </button>
        </noscript>
      </footer>
    </form>
  );
}

interface FacetProps {
  title: string;
  /** So many that the other filters would be out of sight. */
  folded?: boolean;
  children: ReactNode;
}

function Facet({ title, folded = false, children }: FacetProps) {
  return (
    <details className="fac" open={!folded}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

interface FacetChoiceProps {
  frame: Frame;
  name: string;
  value: string;
  text: string;
  count: number;
  checked: boolean;
}

function FacetChoice({ frame: { copy }, name, value, text, count, checked }: FacetChoiceProps) {
  const isEmpty = count === 0 && !checked;
  return (
    <li>
      <label className={isEmpty ? "fac__o is-none" : "fac__o"}>
        <input type="checkbox" name={name} value={value} defaultChecked={checked} disabled={isEmpty} />
        <span>{text}</span>
        <small>
          {count}
          <span className="vh"> {copy.products(count).replace(/^\d+ /, "")}</span>
        </small>
      </label>
    </li>
  );
}
