import { expect, it } from "vitest";
import { ARGENTINA } from "~/copy/country";
import { mergeCopy } from "~/copy/merge";
import { copyModules, isTree, sentencesOf } from "~/test/copy-sentences";

/*
 * What an Argentine reads says "vos": no neutral text with a word of "tú" is left without its Argentine form. Which words these
 * are is learned from the texts that have both forms.
 */

/** A neutral tree and what differs in Argentina. */
interface Pair {
  at: string;
  neutral: unknown;
  argentine: unknown;
}

const areaOf = (value: unknown) => (isTree(value) && "neutral" in value ? (value as Record<string, unknown>) : null);

/** Areas, trees beside their "…Ar", and what a function for a country answers. */
const pairs: readonly Pair[] = copyModules.flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]): Pair[] => {
    const at = `${file}:${name}`;
    const area = areaOf(value);
    if (area) return [{ at, neutral: area.neutral, argentine: area.argentine }];
    if (`${name}Ar` in exported) return [{ at, neutral: value, argentine: exported[`${name}Ar`] }];
    if (typeof value === "function" && /For$|^named/.test(name))
      return [{ at, neutral: value(ARGENTINA), argentine: undefined }];
    return [];
  }),
);

/** Read as they are by everybody, for instance by developers; `copy.ts` has the areas again. */
const LEFT_OUT = /^(?:api|copy|edge|gallery)/;

const read = pairs
  .filter(({ at }) => !LEFT_OUT.test(at))
  .flatMap(({ at, neutral, argentine }) => sentencesOf(mergeCopy(neutral, argentine as never), at));
const inPairs = new Set(pairs.flatMap(({ at, neutral }) => sentencesOf(neutral, at).map(({ text }) => text)));
/** Trees that no area has, such as those of pages outside the panel. */
const others = copyModules
  .flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isTree(value) && !name.endsWith("Ar") && !areaOf(value) && !LEFT_OUT.test(file)
        ? sentencesOf(value, `${file}:${name}`)
        : [],
    ),
  )
  .filter(({ text }) => !inPairs.has(text));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const initialOf = (word: string | undefined) => word?.normalize("NFD").charAt(0);

/** Words that differ between the two wordings without being forms of a verb. */
const NO_VERBS = new Set("fresa mayor solo talla tallas un tienda muestra".split(" "));
/** Forms of "tú" that are nouns as well. */
const NOUNS = new Set("marcas cargas cuentas sales pruebas copias ventas compras".split(" "));
/** Commands that begin sentences about others, too: "Deja de verse", "Entra la primera". */
const OF_OTHERS = new Set(
  "abre baja cambia cierra cuenta deja empieza entra envía espera lleva oculta paga prueba recibe sigue suma sube trae vuelve".split(
    " ",
  ),
);

/** What texts with both forms have in the neutral one alone: words, each with the two that follow. */
const replaced = pairs.flatMap(({ neutral, argentine }) => {
  const walk = (one: unknown, other: unknown): [string, string][] => {
    if (isTree(one) && isTree(other))
      return Object.entries(other).flatMap(([key, each]) => walk((one as Record<string, unknown>)[key], each));
    if (typeof one !== "string" || typeof other !== "string") return [];
    const [mine, theirs] = [wordsOf(one), wordsOf(other)];
    const shared = mine.filter((word, at) => word === theirs[at]).length;
    if (mine.length !== theirs.length || shared * 3 < mine.length) return []; // another sentence
    return mine.flatMap((word, at): [string, string][] =>
      !theirs.includes(word) && initialOf(word) === initialOf(theirs[at])
        ? [[word, mine.slice(at + 1, at + 3).join(" ")]]
        : [],
    );
  };
  return walk(neutral, argentine).filter(([word]) => !NO_VERBS.has(word));
});
const ofTu = new Set(replaced.map(([word]) => word));
const inPlace = new Set(replaced.filter(([, next]) => next !== "").map((both) => both.join(" ")));

const PRONOUNS = new Set("tú ti contigo eres sabes debes aquí".split(" "));
/** "cópialas", "elígelo": with "vos" such words have no accent. */
const COMMAND = /^\p{L}*[áéíóú][^áéíóú]{1,5}[aei](?:l[aeo]s?|me|nos|te)$/u;
const NO_COMMAND = /ndo(?:l[aeo]s?|me|nos|te)$|^(?:límite|términos|(?:mega)?píxeles)$/u;
/** A word with which a sentence begins, and what follows. Elsewhere commands look like verbs of others: "quien retira elige". */
const START = /(?:^|[.:;?!…]\s+|[¡¿“«(])(\p{L}+)(?=(.*))/gsu;

function tuIn(written: string): string[] {
  const text = written.toLowerCase().replace(/\$?\{\w+\}/g, "·"); // the names in placeholders are not text
  const anywhere = wordsOf(text).filter(
    (word) =>
      PRONOUNS.has(word) ||
      (word.endsWith("s") && ofTu.has(word) && !NOUNS.has(word)) ||
      (COMMAND.test(word) && !NO_COMMAND.test(word)),
  );
  const first = [...text.matchAll(START)].flatMap(([, word = "", rest = ""]) => {
    const isCommand = !OF_OTHERS.has(word) || inPlace.has([word, ...wordsOf(rest).slice(0, 2)].join(" "));
    return ofTu.has(word) && !NOUNS.has(word) && isCommand ? [word] : [];
  });
  return [...new Set([...anywhere, ...first])];
}

it.each([
  "Los pedidos que ya tienes no cambian.",
  "No se pudo activar. Prueba de nuevo en un momento.",
  "Escribe tu dominio.",
  "Esa dirección es nuestra: aquí va el dominio que compraste.",
  "Puedes recibir avisos en hasta 20 dispositivos.",
  "Cópialas y pégalas como «solo valores»",
  "¿Lo haces tú?",
  "Si quieres, elige otro",
])("finds the wording of tú in %j", (text) => {
  expect(tuIn(text)).not.toEqual([]);
});

it.each([
  "Los pedidos que ya tenés no cambian.",
  "Probá de nuevo en un momento.",
  "Copialas y pegalas como «solo valores»",
  "Quien retira elige en cuál",
  "Deja de verse en tu tienda",
  "Mirándolo bien, entra la primera",
])("accepts %j", (text) => {
  expect(tuIn(text)).toEqual([]);
});

it("checks every tree", () => {
  expect(read.length).toBeGreaterThan(5_000);
  expect(ofTu.size).toBeGreaterThan(150);
});

it("no text that an Argentine reads says tú: add its Argentine form", () => {
  const found = [...read, ...others].flatMap(({ at, text }) =>
    tuIn(text).map((what) => `${at} says “${what}”: ${text}`),
  );
  expect([...new Set(found)]).toEqual([]);
});
