import type { CartCopy } from "~/copy/cart";

/** Heading of the cart; the count is left out until the browser knows it. */
export function CartHead({ copy, count = 0 }: { copy: CartCopy; count?: number }) {
  return (
    <header className="head">
      <h1 className="head__t">{copy.title}</h1>
      {count > 0 ? <p className="head__n">{copy.count(count)}</p> : null}
    </header>
  );
}
