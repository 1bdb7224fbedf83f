import type { ListingLayout, ProductCardView } from "~/domain/catalogue/view";
import { ProductGrid } from "../listing/product-grid";
import { styleMarkup } from "../styles/style-markup";
import type { Frame } from "./frame";
import { Icon } from "./icon";

type SectionKind = "best" | "new" | "picked" | "offers" | "cat" | "rel" | "rail";

interface SectionProps {
  frame: Frame;
  id: string;
  title: string;
  products: readonly ProductCardView[];
  count?: number;
  /** A line beside the title. */
  note?: string | null;
  /** Link to the full list; set only when the section does not show everything. */
  more?: string;
  kind?: SectionKind;
  layout?: ListingLayout;
  /** The first products of a home: beside the cover on a wide screen. */
  lead?: boolean;
  eager?: boolean;
  leadSizes?: string;
}

/** Rows of four have no hole, where a wide screen has five columns. */
const isFours = (count: number): boolean => count <= 4 || count === 8;

export function ProductSection({
  frame,
  id,
  title,
  products,
  count,
  note,
  more,
  kind,
  layout,
  lead,
  eager,
  leadSizes,
}: SectionProps) {
  const { base, copy } = frame;
  const { thirdSizes } = styleMarkup(frame.shop.theme.styleId);
  const fours = !lead && kind !== "rail" && isFours(products.length);
  return (
    <section
      className={`sec${kind ? ` sec--${kind}` : ""}${lead ? " sec--lead" : ""}${fours ? " sec--4" : ""}`}
      id={id}
      aria-labelledby={`t-${id}`}
    >
      <header className="sec__head">
        <h2 className="sec__t" id={`t-${id}`}>
          {title}
        </h2>
        {count === undefined ? null : <p className="sec__n">{copy.products(count)}</p>}
        {note ? <p className="sec__n">{note}</p> : null}
        {more ? (
          <a className="sec__all" href={base + more}>
            <span>
              {count === undefined ? copy.seeAll : copy.seeAllOf(count)}
              <span className="vh">{copy.ofSection(title)}</span>
            </span>
            <Icon name="arrow" />
          </a>
        ) : null}
      </header>
      <ProductGrid
        frame={frame}
        products={products}
        layout={layout}
        eager={eager}
        leadSizes={leadSizes}
        lastSizes={fours && products.length === 3 ? thirdSizes : undefined}
      />
    </section>
  );
}
