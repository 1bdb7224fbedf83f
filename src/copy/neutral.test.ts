import { expect, it } from "vitest";

/**
 * Neutral sentences hold nothing that is said in Argentina only. Every tree of `src/copy` is read, those outside `copy.ts`
 * too; the Argentine ones (`…Ar`) may say what they like.
 */
const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], { eager: true });

interface Sentence {
  at: string;
  text: string;
}

function sentencesOf(value: unknown, at: string): Sentence[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value === "function") {
    // what a sentence with gaps says stands in its source
    const quoted = value.toString().matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs);
    return [...quoted].map(([, , text = ""]) => ({ at, text }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => sentencesOf(each, `${at}.${key}`));
}

const isTree = (value: unknown) => typeof value === "object" && value !== null;
const sentences = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => isTree(value) && !name.endsWith("Ar"))
    .flatMap(([name, value]) => sentencesOf(value, `${file.slice(2)}:${name}`)),
);

/** The specification's own sentences, letter by letter. */
const LITERALS = [
  "Si el error persiste comunicate con soporte",
  "Si el error persiste por favor comunicate con soporte.",
];

/** Words that end in a stressed vowel, or in one and s, and are everybody's. */
const EVERYBODYS = new Set(
  (
    "está están estás será serás más además demás atrás detrás jamás quizás quizá allá ojalá papá mamá sofá panamá bogotá perú " +
    "qué por porqué sé té café bebé también josé esté estés dé través después inglés francés interés mes revés estrés cortés " +
    "verás verá verán olvidé quedé compré pagué vendí recibí envié " +
    "aquí allí así ahí sí mí país maíz raíz"
  ).split(" "),
);

/** tú podrás, él podrá, yo podré: futures are everybody's. */
const FUTURE = /^\p{L}{2,}(?:ar|er|ir|dr|br|rr|ndr|ldr)(?:á|ás|é)$/u;

const WORDS = [
  // what is worn
  /remeras?/,
  /camperas?/,
  /polleras?/,
  /bombachas?/,
  /talles?/,
  // what is eaten and drunk
  /frutillas?/,
  /dulce de leche/,
  /yerba/,
  /mates/,
  /tandil/,
  // "tomar una foto"
  /sac(?:ar|a|as|ás|á|ó|aste|ando|ada|adas)(?:la|las|le|les)? (?:(?:una|la|otra|más|esta|tu|su) )?(?:foto|imagen)(?:s|es)?/,
  // who is spoken to, and how
  /vos/,
  /sos/,
  /che/,
  /acá/,
  /recién/,
  // what elsewhere is "funciona", "reducir", "encender", "tienda"
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

/** Commands of vos with a pronoun behind them: "registrate", "escribinos", "compartila"; with tú they bear an accent. */
const COMMANDS = word(
  "(?:registr|suscrib|comunic|fij|cont|escrib|compart|prob|mand|carg|toc|pon|eleg|pas|guard|agreg|copi|mir|revis|envi|pag|" +
    "acept|confirm|escond|mov|arm|dej|us|ped|baj|sub|peg|busc|complet|actualiz|volv|abr|cre|borr|quit|edit|descarg|ten|vend)" +
    "(?:a|e|i)(?:te|me|lo|la|los|las|le|les|nos|selo|sela)",
);
/** The same letters as one of those commands, in other words. */
const NO_COMMANDS = new Set(["dale", "dinos", "vente"]);

function argentine({ text: whole }: Sentence): string[] {
  if (LITERALS.includes(whole)) return [];
  const text = whole.replace(/\$?\{\w+\}/g, " "); // what is filled in has names of ours
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
])("finds what %j has", (text) => {
  expect(argentine({ at: "", text })).not.toEqual([]);
});

it.each(["Regístrate", "Escríbenos", "Toma una foto", "Podrás verlo después", "Si está más allá, dinos qué pasó"])(
  "leaves %j alone",
  (text) => {
    expect(argentine({ at: "", text })).toEqual([]);
  },
);

it("reads every tree", () => {
  expect(sentences.length).toBeGreaterThan(2_000);
});

it("no neutral sentence is Argentine: move it to the file's overrides", () => {
  const found = sentences.flatMap((one) => argentine(one).map((what) => `${one.at} says “${what}”: ${one.text}`));
  expect(found).toEqual([]);
});
