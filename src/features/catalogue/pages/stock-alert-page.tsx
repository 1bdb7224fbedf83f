import type { ProductDetail } from "~/domain/catalogue/view";
import { type RefusedAlert, StockAlert } from "../parts/alert-form";
import { Chrome } from "../parts/chrome";
import { Crumbs } from "../parts/crumbs";
import type { Frame } from "../parts/frame";

interface StockAlertPageProps {
  frame: Frame;
  product: ProductDetail;
  refused: RefusedAlert;
}

/** The answer to a form that was refused, for visitors without JavaScript: what was typed stays in it. */
export function StockAlertPage({ frame, product, refused }: StockAlertPageProps) {
  const { copy, base } = frame;
  const isGone = product.soldOut || product.variants.some(({ soldOut }) => soldOut);
  return (
    <Chrome frame={frame} kind="producto">
      <main id="contenido" className="plain">
        <Crumbs
          frame={frame}
          trail={[
            { name: copy.catalogue, path: "/catalogo" },
            { name: product.name, path: product.path },
          ]}
        />
        <h1 className="plain__t">{product.name}</h1>
        {isGone ? (
          <StockAlert frame={frame} product={product} refused={refused} />
        ) : (
          <>
            <p className="plain__p" role="alert">
              {refused.problem}
            </p>
            <p>
              <a className="btn" href={base + product.path}>
                {copy.alert.seeProduct}
              </a>
            </p>
          </>
        )}
      </main>
    </Chrome>
  );
}
