import type { ProductCardView } from "~/domain/catalogue/view";
import type { Frame } from "./frame";
import { Icon } from "./icon";
import { ProductGrid } from "./product-grid";

interface SectionProps {
  frame: Frame;
  id: string;
  title: string;
  products: readonly ProductCardView[];
  count?: number;
  /** Link to the full list; set only when the section does not show everything. */
  more?: string;
  kind?: "rail" | "offers";
  eager?: boolean;
  leadSizes?: string;
}

export function ProductSection({ frame, id, title, products, count, more, kind, eager, leadSizes }: SectionProps) {
  const { base, copy } = frame;
  return (
    <section className={kind ? `sec sec--${kind}` : "sec"} id={id} aria-labelledby={`t-${id}`}>
      <header className="sec__head">
        <h2 className="sec__t" id={`t-${id}`}>
          {title}
        </h2>
        {count === undefined ? null : <p className="sec__n">{copy.products(count)}</p>}
        {more ? (
          <a className="sec__all" href={base + more}>
            <span>
              {count === undefined ? copy.seeAll : copy.seeThe(count)}
              <span className="vh">{copy.ofSection(title)}</span>
            </span>
            <Icon name="arrow" />
          </a>
        ) : null}
      </header>
      <ProductGrid frame={frame} products={products} eager={eager} leadSizes={leadSizes} />
    </section>
  );
}
