export const dynamic = "force-static";
export const dynamicParams = false;

/** Enough steps for every page of a shop; the bench takes the one whose answer is as long as the page it is compared with. */
const STEPS = 160;
export const generateStaticParams = () => Array.from({ length: STEPS }, (_, size) => ({ size: String(size) }));

const WORDS =
  "mate taza manta vela maceta canasto lámpara frasco tetera alfombra cuenco bandeja barro lino mimbre".split(" ");
const ITEMS_A_STEP = 5;

// A fixed row of numbers, so that the words compress no better than a shop's
const word = (n: number) => WORDS[((n * 2_654_435_761) % 4_294_967_296) % WORDS.length] ?? "";

export default async function Static({ params }: { params: Promise<{ size: string }> }) {
  const items = Number((await params).size) * ITEMS_A_STEP;
  return (
    <ul>
      {Array.from({ length: items }, (_, n) => (
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
