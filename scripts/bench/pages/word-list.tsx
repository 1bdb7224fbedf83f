const WORDS =
  "mate taza manta vela maceta canasto lámpara frasco tetera alfombra cuenco bandeja barro lino mimbre".split(" ");
const ITEMS_A_STEP = 5;

// A fixed row of numbers, so that the words compress no better than a shop's
const word = (n: number) => WORDS[((n * 2_654_435_761) % 4_294_967_296) % WORDS.length] ?? "";

/** As much as a page of a shop may have, in the plainest way. `size` counts steps of some hundred bytes. */
export function WordList({ size }: { size: number }) {
  return (
    <ul>
      {Array.from({ length: size * ITEMS_A_STEP }, (_, n) => (
        <li className="card" id={`p-${n}`} key={word(n) + String(n)}>
          <a href={`/catalogo/${n}-${word(n)}-${word(n + 7)}`}>
            {word(n)} {word(n + 3)} {word(n + 5)}
          </a>
          <span>$ {(n * 37) % 9001}</span>
        </li>
      ))}
    </ul>
  );
}
