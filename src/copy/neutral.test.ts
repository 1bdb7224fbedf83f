import { expect, it } from "vitest";
import { copyModules, isTree, type Sentence, sentencesOf } from "~/test/copy-sentences";

/*
 * Neutral texts contain no wording that is used only in Argentina. Every tree of `src/copy` is checked, also those
 * outside `copy.ts`, except the Argentine ones (`…Ar`).
 */
/** Of the texts of an area, the neutral ones. */
const neutralOf = (value: unknown) =>
  isTree(value) && "argentine" in value && "neutral" in value ? value.neutral : value;
const sentences = copyModules.flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => isTree(value) && !name.endsWith("Ar"))
    .flatMap(([name, value]) => sentencesOf(neutralOf(value), `${file}:${name}`)),
);

/** Texts quoted verbatim from the specification. */
const LITERALS = [
  "Si el error persiste comunicate con soporte",
  "Si el error persiste por favor comunicate con soporte.",
];

/** Words that end in a stressed vowel, or in one and s, but are used everywhere. */
const EVERYBODYS = new Set(
  (
    "está están estás será serás más además demás atrás detrás jamás quizás quizá allá ojalá papá mamá sofá panamá bogotá perú " +
    "qué por porqué sé té café bebé también josé esté estés dé través después inglés francés interés mes revés estrés cortés " +
    "verás verá verán olvidé quedé compré pagué vendí recibí envié " +
    "aquí allí así ahí sí mí país maíz raíz"
  ).split(" "),
);

/** tú podrás, él podrá, yo podré: future forms are used everywhere. */
const FUTURE = /^\p{L}{2,}(?:ar|er|ir|dr|br|rr|ndr|ldr)(?:á|ás|é)$/u;

const WORDS = [
  // clothes
  /remeras?/,
  /camperas?/,
  /polleras?/,
  /bombachas?/,
  /talles?/,
  // food and drink
  /frutillas?/,
  /dulce de leche/,
  /yerba/,
  /mates/,
  /tandil/,
  // "tomar una foto"
  /sac(?:ar|a|as|ás|á|ó|aste|ando|ada|adas)(?:la|las|le|les)? (?:(?:una|la|otra|más|esta|tu|su) )?(?:foto|imagen)(?:s|es)?/,
  // forms of address
  /vos/,
  /sos/,
  /che/,
  /acá/,
  /recién/,
  // elsewhere "funciona", "reducir", "encender", "tienda"
  /anda(?:n|ndo|r)?/,
  /achic[a-zá-ú]+/,
  /vidrieras?/,
  /plata/,
  /guita/,
  /laburo/,
  /bárbaro/,
  /prolij[oa]s?/,
];
const word = (source: string) => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, "giu");
const FOREIGN = word(WORDS.map(({ source }) => source).join("|"));

/** Imperatives of vos with a pronoun suffix ("registrate", "escribinos", "compartila"); those of tú have an accent. */
const COMMANDS = word(
  "(?:registr|suscrib|comunic|fij|cont|escrib|compart|prob|mand|carg|toc|pon|eleg|pas|guard|agreg|copi|mir|revis|envi|pag|" +
    "acept|confirm|escond|mov|arm|dej|us|ped|baj|sub|peg|busc|complet|actualiz|volv|abr|cre|borr|quit|edit|descarg|ten|vend)" +
    "(?:a|e|i)(?:te|me|lo|la|los|las|le|les|nos|selo|sela)",
);
/** Other words spelt like one of those imperatives. */
const NO_COMMANDS = new Set(["dale", "dinos", "vente"]);

function argentine({ text: whole }: Sentence): string[] {
  if (LITERALS.includes(whole)) return [];
  const text = whole.replace(/\$?\{\w+\}/g, " "); // the names in placeholders are not text
  const stressed = (text.match(/\p{L}+/gu) ?? [])
    .map((one) => one.toLowerCase())
    .filter((one) => /(?:[áéí]|[áéí]s)$/u.test(one) && !EVERYBODYS.has(one) && !FUTURE.test(one));
  const commands = (text.match(COMMANDS) ?? []).filter((one) => !NO_COMMANDS.has(one.toLowerCase()));
  return [...stressed, ...commands, ...(text.match(FOREIGN) ?? [])];
}

it.each([
  "¿Qué vendés?",
  "Cargá tus productos",
  "Registrate",
  "Escribinos",
  "Remeras",
  "Sacar foto",
  "Sacá una foto",
  "Si fuiste vos",
  "Tu dirección sigue andando",
])("finds the Argentine wording in %j", (text) => {
  expect(argentine({ at: "", text })).not.toEqual([]);
});

it.each(["Regístrate", "Escríbenos", "Toma una foto", "Podrás verlo después", "Si está más allá, dinos qué pasó"])(
  "accepts %j",
  (text) => {
    expect(argentine({ at: "", text })).toEqual([]);
  },
);

it("checks every tree", () => {
  expect(sentences.length).toBeGreaterThan(2_000);
});

it("no neutral text is Argentine: move it to the file's overrides", () => {
  const found = sentences.flatMap((one) => argentine(one).map((what) => `${one.at} says “${what}”: ${one.text}`));
  expect(found).toEqual([]);
});
