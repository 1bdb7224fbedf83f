export const dynamic = "force-static";

/** What Next sends for nothing at all, but for a word: without one a browser paints nothing that could be timed. */
export default function Empty() {
  return <p>Nada</p>;
}
