import { countryTexts } from "~/copy/country-texts";
import { countryWords } from "~/copy/country-words";
import { mergeCopy } from "~/copy/merge";
import { exchanged } from "~/copy/with-numbers";
import type { NumberFormat } from "~/domain/money/number-format";
import type { Wording } from "~/domain/tent/countries";

/** The texts of an area, in neutral wording, and those that differ in Argentina. */
interface AreaTexts {
  readonly name: string;
  readonly neutral: object;
  readonly argentine?: object;
}
export type Areas = readonly AreaTexts[];

/** The texts of some areas, by the names of the areas. */
export type CopyOf<Some extends Areas> = { readonly numbers: NumberFormat } & {
  readonly [Area in Some[number] as Area["name"]]: Area["neutral"];
};

interface Reader {
  wording: Wording;
  /** With words of its own for receiving and paying an order. */
  countryId?: number | null | undefined;
  numbers?: NumberFormat | undefined;
}

/** How Argentina writes numbers, and so do the texts. */
const ARGENTINE_NUMBERS: NumberFormat = { thousands: ".", decimal: "," };

/** The areas whose numbers (limits, and examples of what to type) a merchant reads. The other ones stay as they are. */
const WITH_NUMBERS: ReadonlySet<string> = new Set([
  "validation",
  "priceRules",
  "quantityRules",
  "productImport",
  "tent",
  "theme",
]);

/** Areas by their numbers: a part of an area that is loaded alone has the same name. */
const numbered = new Map<AreaTexts, number>();

function numberOf(area: AreaTexts): number {
  const number = numbered.get(area) ?? numbered.size;
  numbered.set(area, number);
  return number;
}

/** What was made before, so that the same question has the same object as its answer. */
const made = new Map<string, object>();

function once(key: string, make: () => object): object {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** The texts of some areas for a reader. */
export function copyOf<const Some extends Areas>(
  some: Some,
  { wording, countryId, numbers = ARGENTINE_NUMBERS }: Reader,
): CopyOf<Some> {
  const words = countryWords(countryId);
  const locale = `${wording} ${words ? countryId : ""}`;
  const worded = ({ name, neutral, argentine }: AreaTexts): object => {
    const ofCountry = words ? countryTexts(words).map((texts) => (texts as Record<string, object>)[name]) : [];
    return [wording === "ar" ? argentine : undefined, ...ofCountry].reduce<object>(mergeCopy, neutral);
  };
  const treeOf = (area: AreaTexts): object => {
    const tree = once(`${locale}/${numberOf(area)}`, () => worded(area));
    const exchanges = numbers.thousands !== ARGENTINE_NUMBERS.thousands && WITH_NUMBERS.has(area.name);
    return exchanges ? exchanged(tree) : tree;
  };
  return once(`${locale} ${numbers.thousands} ${some.map(numberOf).join()}`, () => ({
    numbers,
    ...Object.fromEntries(some.map((area) => [area.name, treeOf(area)])),
  })) as CopyOf<Some>;
}
