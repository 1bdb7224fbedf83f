import { foldText } from "../../text";

/** "Talle M", "Nº 38": what stands before a size says nothing. */
const LABEL = /^(?:(?:talles?|tallas?|tamano|numero)\s+|(?:nro\.?|n[º°.]|t\.)\s*)(?=\S)/;

/** Clothing sizes by their letters or words, without the X before or the number of them. */
const SIZES: Record<string, number> = {
  s: -10,
  p: -10,
  ch: -10,
  chico: -10,
  pequeno: -10,
  m: 0,
  mediano: 0,
  l: 10,
  g: 10,
  grande: 10,
  eg: 11,
  gg: 11,
};
const SIZE = /^(?:(\d{1,2})x|(x*)|((?:extra|muy)[ -]?))?(s|p|ch|m|l|g|eg|gg|chico|pequeno|mediano|grande)$/;
/** What fits everybody comes after all sizes. */
const ONE_SIZE = /^(?:unic[oa]|u|os|one size|unitalla)$/;
const ONE_SIZE_RANK = 1_000;

/** The place of a size among the others; null if it is none. */
function sizeRank(text: string): number | null {
  if (ONE_SIZE.test(text)) return ONE_SIZE_RANK;
  const singular = text.replace(/(chic|pequen|median)[ao]s?$/, "$1o").replace(/grandes$/, "grande");
  const [, count, xs, extra, word = ""] = SIZE.exec(singular) ?? [];
  const size = SIZES[word];
  if (size === undefined) return null;
  const steps = count === undefined ? (extra ? 1 : (xs?.length ?? 0)) : Number(count);
  return size + Math.sign(size) * steps;
}

/** "S" is from S to S, "S/M" from S to M. */
function sizeRange(text: string): [number, number] | null {
  const ends = text.split(/\s*[/-]\s*|\s+a\s+/).map(sizeRank);
  const [first = null, last = first] = ends;
  return ends.length > 2 || first === null || last === null ? null : [first, last];
}

interface UnitKind {
  /** How much of the first one each is. */
  units: Readonly<Record<string, number>>;
  /** "6 x 500 ml" is so much together, while "20 x 30 cm" are two sides. */
  isSummed?: boolean;
}

/** Kinds of units in the order in which their values are listed. */
const KINDS: readonly UnitKind[] = [
  { units: { unidad: 1, u: 1, un: 1, docena: 12 } },
  { units: { g: 1, gr: 1, gramo: 1, mg: 0.001, kg: 1_000, kilo: 1_000 }, isSummed: true },
  { units: { ml: 1, cc: 1, cl: 10, l: 1_000, lt: 1_000, litro: 1_000 }, isSummed: true },
  { units: { cm: 1, mm: 0.1, m: 100, mt: 100, metro: 100, pulgada: 2.54, '"': 2.54 } },
  { units: { mes: 1, dia: 1 / 30, semana: 1 / 4, ano: 12 } },
];
const NO_UNIT = -1;

/** The kind of a unit, and how much of the kind's first one it is; units that we do not know are a kind of their own. */
function unitOf(word: string): { kind: number; factor: number } {
  if (word === "") return { kind: NO_UNIT, factor: 1 };
  for (const one of [word, word.replace(/s$/, ""), word.replace(/es$/, "")])
    for (const [kind, { units }] of KINDS.entries()) {
      const factor = Object.hasOwn(units, one) ? units[one] : undefined;
      if (factor !== undefined) return { kind, factor };
    }
  return { kind: KINDS.length, factor: 1 };
}

const FRACTIONS: Record<string, number> = { "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4 };
const WORDED: Record<string, string> = { medio: "½", media: "½", cuarto: "¼", un: "1", una: "1" };
const IN_WORDS = /^(medio|media|cuarto|una?) (?:de )?(?=(?:kilos?|litros?|metros?|docenas?|anos?)$)/;
const FRACTION = "[123]/[2348](?!\\d)|[½¼¾]";
const DIGITS = "\\d{1,9}(?:[.,]\\d{1,6})?";
const MEASURE = new RegExp(
  `^(?:(${FRACTION})|(${DIGITS})(?:\\s*([½¼¾])|\\s+(${FRACTION}))?)(?:\\s*([-x×/]|a(?= ))\\s*(${DIGITS}))?\\s*([a-z]*|")`,
);

const fractionOf = (text: string | undefined): number => {
  if (!text) return 0;
  const [above = "", below] = text.split("/");
  return below === undefined ? (FRACTIONS[above] ?? 0) : Number(above) / Number(below);
};

/** "1,5" and "1.5" are one and a half; "1.500" of what is small, such as grams, is a thousand and a half. */
function numberOf(text: string, isSmall: boolean): number {
  return Number(isSmall && /^[1-9]\d*\.\d{3}$/.test(text) ? text.replace(".", "") : text.replace(",", "."));
}

interface Key {
  /** Numbers and measures come first, then clothing sizes, then words. */
  group: 0 | 1 | 2;
  kind: number;
  from: number;
  to: number;
  text: string;
}

function measureKey(text: string): Key | null {
  const found = MEASURE.exec(text.replace(IN_WORDS, (_all, word: string) => `${WORDED[word]} `));
  if (!found) return null;
  const [, fraction, digits, sign, more, sep = "", second, word = ""] = found;
  const { kind, factor } = unitOf(word);
  const read = (one: string) => numberOf(one, factor <= 1) * factor;
  const from = digits === undefined ? fractionOf(fraction) * factor : read(digits) + fractionOf(sign ?? more) * factor;
  if (second === undefined) return { group: 0, kind, from, to: from, text };
  const to = read(second);
  if (!KINDS[kind]?.isSummed || !/[x×]/.test(sep)) return { group: 0, kind, from, to, text };
  const all = (from / factor) * to;
  return { group: 0, kind, from: all, to: all, text };
}

const LETTER = /^\p{L}$/u;
const spanish = new Intl.Collator("es", { numeric: true, sensitivity: "base" });

/**
 * Puts the values of a product's option in the order in which people read them: 36 before 38, 500 g before 1 kg, S before M,
 * and all else as in a dictionary. Where single letters stand that are no sizes, as A and B, all of them are words.
 */
export function inReadingOrder<Item extends { value: string }>(items: readonly Item[]): Item[] {
  const folded = items.map((item) => ({ item, text: foldText(item.value).replace(LABEL, "") }));
  const isLettered = folded.some(({ text }) => LETTER.test(text) && sizeRank(text) === null);
  const keyOf = (text: string): Key => {
    const size = isLettered ? null : sizeRange(text);
    if (size) return { group: 1, kind: 0, from: size[0], to: size[1], text };
    return measureKey(text) ?? { group: 2, kind: 0, from: 0, to: 0, text };
  };
  return folded
    .map(({ item, text }) => ({ item, key: keyOf(text) }))
    .sort(
      ({ item: { value: first }, key: one }, { item: { value: second }, key: other }) =>
        one.group - other.group ||
        one.kind - other.kind ||
        one.from - other.from ||
        one.to - other.to ||
        spanish.compare(one.text, other.text) ||
        spanish.compare(first, second),
    )
    .map(({ item }) => item);
}
