import { type IndexedLetter, letterOf } from "~/domain/catalogue/listing-letters";
import type { ProductCardView } from "~/domain/catalogue/view";
import type { Frame } from "../parts/frame";
import { ProductRows, rowsIsland } from "./product-rows";

interface IndexProps {
  frame: Frame;
  /** One page of an alphabetical listing. */
  products: readonly ProductCardView[];
  page: number;
  /** The letters of the whole listing. */
  letters: readonly IndexedLetter[];
  pathOf: (page: number) => string;
}

const idOf = (letter: string) => `letra-${letter === "#" ? "0" : letter}`;

/** Rows from A to Z below their letters, with links to every letter of the listing. */
export function ProductIndex({ frame, products, page, letters, pathOf }: IndexProps) {
  const { base, copy } = frame;
  const sections = letters
    .map(({ letter, count }) => ({ letter, count, rows: products.filter(({ name }) => letterOf(name) === letter) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="list">
      <nav className="az" aria-label={copy.letters}>
        <ul>
          {letters.map(({ letter, page: on }) => (
            <li key={letter}>
              <a href={`${on === page ? "" : base + pathOf(on)}#${idOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="list__f" {...rowsIsland(frame)}>
        {sections.map(({ letter, count, rows }) => (
          <section className="letter" key={letter} aria-labelledby={idOf(letter)}>
            <header className="letter__h">
              <h2 id={idOf(letter)}>
                {letter}
                {letter === "#" ? <span className="vh"> {copy.noLetter}</span> : null}
              </h2>
              <p>{copy.products(count)}</p>
            </header>
            <ProductRows frame={frame} products={rows} inIsland />
          </section>
        ))}
      </div>
    </div>
  );
}
