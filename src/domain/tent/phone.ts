import { collapseBlanks } from "../text";
import { ARGENTINA_ID, COUNTRIES } from "./countries";

export type PhoneCountry = { id: number; codNumber: string };
type PhoneProblem = "empty" | "invalid" | "length" | "area";
export type ParsedPhone =
  | { ok: true; area: string | null; number: string }
  | { ok: false; reason: PhoneProblem; example: string };

const ARGENTINE_DIGITS = 10;
/** Area codes of three digits; 11 has two, all others four. */
const THREE_DIGIT_AREAS = new Set(
  (
    "220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 348 351 353 358 362 " +
    "364 370 376 379 380 381 383 385 387 388"
  ).split(" "),
);

/** A valid example number, for the error message of the field. */
export function phoneExample(countryId: number): string {
  return COUNTRIES.find(({ id }) => id === countryId)?.phone.example ?? "";
}

/** Separators that people put between the digits of a number, once `phoneText` has made the dashes plain. */
const PHONE_TEXT = /^[\d\s()[\]+./·•-]+$/;
const MAX_DIGITS = 20;

/** What precedes a number: marks, and a label or a name if something parts it from the digits. */
const HEAD = /^[^\p{N}+()[\]]*(?:[^\p{N}\p{L}+()[\]]|(?=[+([]))/u;
/** What follows a number: marks, and what somebody added in brackets. */
const TAIL = /(?:[^\p{N}\p{L}+()[\]]|[([][^\p{N}()[\]]*[)\]])+$/u;

/** Without invisible marks, and with plain digits, dashes and blanks. */
const plainText = (typed: string): string =>
  collapseBlanks(
    typed
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, "")
      .replace(/[\p{Pd}\u2212]/gu, "-"),
  );

/**
 * A typed or pasted number in plain characters: without what contacts and chats add to it, such as invisible marks,
 * quotes, stars, the label "tel:" or a name in brackets behind it.
 */
export function phoneText(typed: string): string {
  const plain = plainText(typed);
  // what is no number must not look like an empty field
  return /\p{N}/u.test(plain) ? plain.replace(HEAD, "").replace(TAIL, "") : plain;
}

/** Whether a text in plain characters has nothing but the digits of a number and what separates them. */
export const isPhoneText = (text: string): boolean => PHONE_TEXT.test(text) && /\d/.test(text);

/** "(0)" is a trunk prefix that is not dialled after the country's code. */
const digitsOf = (text: string): string => text.replace("(0)", "").replace(/\D/g, "");

type NationalNumber = { area: string | null; number: string };
/** Without a national number: of another country whose rules are not known, or that does not follow them. */
type ReadPhone =
  | { ok: true; digits: string; national: NationalNumber | null; isForeign: boolean }
  | { ok: false; reason: PhoneProblem };

/**
 * Reads every number of the product. Typed with + or 00 it follows the rules of its own country, else those of the
 * shop's. In country 1 the area may also be typed in its own field.
 */
function readPhone(typed: string, home: PhoneCountry, typedArea = ""): ReadPhone {
  const text = phoneText(typed);
  if (text === "") return { ok: false, reason: "empty" };
  const digits = digitsOf(text);
  if (!isPhoneText(text) || digits.length > MAX_DIGITS) return { ok: false, reason: "invalid" };
  const areaText = phoneText(typedArea);
  if (areaText !== "" && !isPhoneText(areaText)) return { ok: false, reason: "area" };
  const area = digitsOf(areaText).replace(/^(?:00)?(?:549?)?0*/, "");

  const prefix = INTERNATIONAL.exec(text)?.[1];
  if (prefix) {
    const international = internationalNumber(digits.replace(/^00/, ""), home);
    if (international.ok || prefix === "+") return international;
  }
  const national = home.id === ARGENTINA_ID ? splitArgentine(digits, area) : nationalNumber(digits, home);
  if (typeof national !== "string") return written(home, home, national);
  // the + is missing: with a digit too many, a number of the shop's own country is shorter
  const owner = digits.length >= FEWEST_WITH_CODE ? ownerOf(digits, home) : undefined;
  const whole = owner && internationalNumber(digits, home);
  return whole?.ok && whole.national ? whole : { ok: false, reason: national };
}

const INTERNATIONAL = /^\(?(\+|00)/;
const FEWEST_WITH_CODE = 12;
const FOREIGN_DIGITS = { fewest: 8, most: 15 };

/** The code that is dialled from abroad. */
const dialCode = ({ id, codNumber }: PhoneCountry): string => (id === ARGENTINA_ID ? "54" : codNumber);

const ownerOf = (digits: string, home?: PhoneCountry): PhoneCountry | undefined =>
  [...(home ? [home] : []), ...COUNTRIES].find((country) => digits.startsWith(dialCode(country)));

function written(owner: PhoneCountry, home: PhoneCountry, national: NationalNumber): ReadPhone {
  const digits = whatsappNumber({ countryId: owner.id, codNumber: owner.codNumber, ...national });
  return { ok: true, digits, national, isForeign: dialCode(owner) !== dialCode(home) };
}

/** A number that begins with the code of a country. All that we know of some countries is how long a mobile's number is. */
function internationalNumber(digits: string, home: PhoneCountry): ReadPhone {
  const owner = ownerOf(digits, home);
  const rest = owner ? digits.slice(dialCode(owner).length) : digits;
  const national = !owner
    ? "length"
    : owner.id === ARGENTINA_ID
      ? splitArgentine(rest, "")
      : nationalNumber(rest, owner, true);
  if (owner && typeof national !== "string") return written(owner, home, national);
  const isPlausible = digits.length >= FOREIGN_DIGITS.fewest && digits.length <= FOREIGN_DIGITS.most;
  if (owner && SAME_LENGTH.has(dialCode(owner))) return { ok: false, reason: national as PhoneProblem };
  return isPlausible ? { ok: true, digits, national: null, isForeign: true } : { ok: false, reason: "length" };
}

/** Parses the number of a shop or of one of its branches, which is of the shop's country and has WhatsApp. */
export function normalizePhone(text: string, country: PhoneCountry, typedArea = ""): ParsedPhone {
  const read = readPhone(text, country, typedArea);
  const example = phoneExample(country.id);
  if (!read.ok) return { ok: false, reason: read.reason, example };
  const { national, isForeign } = read;
  if (!national || isForeign || isShortLandline(national.number, country))
    return { ok: false, reason: "length", example };
  return { ok: true, ...national };
}

function splitArgentine(digits: string, typedArea: string): NationalNumber | PhoneProblem {
  const whole = wholeArgentine(digits);
  if (typedArea === "") return whole === null ? "length" : (splitArea(whole) ?? "area");
  if (!/^(?:11|[23]\d{1,3})$/.test(typedArea)) return "area";

  if (whole?.startsWith(typedArea)) return { area: typedArea, number: whole.slice(typedArea.length) };
  const wanted = ARGENTINE_DIGITS - typedArea.length;
  const local = digits.replace(/^0+/, "");
  const number = local.length === wanted + 2 && local.startsWith("15") ? local.slice(2) : local;
  return number.length === wanted ? { area: typedArea, number } : "length";
}

/** Ten digits, area first; strips the country code, the 9, the trunk 0 and the 15 after the area. */
function wholeArgentine(digits: string): string | null {
  let rest = digits.replace(/^00/, "");
  if (rest.length > ARGENTINE_DIGITS) rest = rest.replace(/^54/, "");
  rest = rest.replace(/^0+/, "");
  if (rest.length > ARGENTINE_DIGITS) rest = rest.replace(/^9/, "");
  rest = rest.replace(/^0+/, "");
  if (rest.length === ARGENTINE_DIGITS + 2) rest = withoutFifteen(rest);
  return rest.length === ARGENTINE_DIGITS ? rest : null;
}

/**
 * Without the 15 after the area, by which mobiles are dialled within Argentina. Some areas of four digits begin like one
 * of three: Reconquista's 3482 like 348.
 */
function withoutFifteen(digits: string): string {
  const shortest = areaLength(digits);
  const area = (shortest === 3 ? [3, 4] : [shortest]).find((length) => digits.startsWith("15", length));
  return area === undefined ? digits : digits.slice(0, area) + digits.slice(area + 2);
}

function areaLength(whole: string): number {
  if (whole.startsWith("11")) return 2;
  return THREE_DIGIT_AREAS.has(whole.slice(0, 3)) ? 3 : 4;
}

function splitArea(whole: string): { area: string; number: string } | null {
  if (!/^(?:11|[23])/.test(whole)) return null;
  const length = areaLength(whole);
  return { area: whole.slice(0, length), number: whole.slice(length) };
}

/** Countries whose numbers, mobile or not, all have as many digits. */
const SAME_LENGTH = new Set(["54", "52"]);
/** What Mexicans dialled before the ten digits. A 1 alone is the code of the United States, but not after the 52. */
const MEXICAN_PREFIX = /^(?:04[45]|01)(?=\d{10}$)/;
const MEXICAN_PREFIX_AFTER_CODE = /^(?:04[45]|0?1)(?=\d{10}$)/;
/** Chile's mobiles are often written without their leading 9. */
const MISSING_HEADS: Record<string, string> = { "56": "9" };

/** Shorter than a mobile's number. No area begins with 9: such a number is a mobile's that lacks a digit. */
const isShortLandline = (number: string, { id }: PhoneCountry): boolean =>
  !number.startsWith("9") && !!COUNTRIES.find((known) => known.id === id)?.phone.landlineDigits.includes(number.length);

function nationalNumber(digits: string, country: PhoneCountry, isAfterCode = false): NationalNumber | PhoneProblem {
  const { codNumber } = country;
  const lengths = COUNTRIES.find(({ id }) => id === country.id)?.phone.digits ?? [6, 7, 8, 9, 10, 11, 12];
  const fits = (number: string) => lengths.includes(number.length) || isShortLandline(number, country);
  const plain = (rest: string, mexican: RegExp) =>
    (codNumber === "52" ? rest.replace(mexican, "") : rest).replace(/^0+/, "");
  const local = plain(digits, isAfterCode ? MEXICAN_PREFIX_AFTER_CODE : MEXICAN_PREFIX);
  const withoutCode = local.startsWith(codNumber)
    ? [plain(local.slice(codNumber.length), MEXICAN_PREFIX_AFTER_CODE)]
    : [];
  const missing = MISSING_HEADS[codNumber];
  const number = [local, ...withoutCode].find(fits) ?? (missing && fits(missing + local) ? missing + local : null);
  return number ? { area: null, number } : "length";
}

/**
 * The digits of a WhatsApp link: dial code, area (country 1 only), number. A landline of Argentina has no 9.
 */
export function whatsappNumber(phone: {
  countryId: number;
  codNumber: string;
  area: string | null;
  number: string;
  landline?: boolean;
}): string {
  const code =
    phone.landline && phone.countryId === ARGENTINA_ID ? phone.codNumber.replace(/^549$/, "54") : phone.codNumber;
  const area = phone.countryId === ARGENTINA_ID ? (phone.area ?? "") : "";
  return `${code}${area}${phone.number}`.replace(/\D/g, "");
}

/** The digits, with the dial code, of a number that a person typed: the same ones for every way to write it. */
export function visitorNumber(
  typed: string,
  country: PhoneCountry,
): { ok: true; digits: string } | { ok: false; reason: PhoneProblem } {
  const read = readPhone(typed, country);
  return read.ok ? { ok: true, digits: read.digits } : read;
}

/**
 * The digits under which a number may be stored. Earlier builds kept numbers of other countries as they were typed, and
 * one may still write while this one already does.
 */
export function storedSpellings(digits: string): string[] {
  const owner = ownerOf(digits);
  if (!owner || !digits.startsWith(owner.codNumber)) return [digits];
  const number = digits.slice(owner.codNumber.length);
  const code = dialCode(owner);
  return [digits, code + ({ "54": "", "52": "1" }[code] ?? "0") + number];
}

/** The fewest digits of a number by which it is searched. */
const FEWEST_SEARCHED = 4;

/** Words before a number that are no name: with a mark behind them, or known. */
const LABEL =
  /^\P{L}*(?:\p{L}+ ?[.:]+ ?$|(?:tel|tel[eé]f|tel[eé]fono|cel|celu|celular|m[oó]vil|fono|whatsapp|wsp|wpp)(?!\p{L}))/iu;

/**
 * What stored numbers contain that a search means, whole or the part typed so far: "011 15 2345-6789" and "15 2345-6789"
 * are both found in 5491123456789. None if a name precedes the number, as `namedPhone` reads it.
 */
export function phoneFragments(typed: string): string[] {
  const { name, phones } = namedPhone(typed);
  return name === "" ? phones : [];
}

/** A search such as "Ana 11 2345-6789": the name, empty without one, and the parts of the phone behind it. */
export function namedPhone(typed: string): { name: string; phones: string[] } {
  const head = HEAD.exec(plainText(typed))?.[0] ?? "";
  const text = phoneText(typed);
  if (!isPhoneText(text) || head.includes("#")) return { name: "", phones: [] };
  const name = LABEL.test(head) ? "" : head.replace(/^\P{L}+|\P{L}+$/gu, "");
  return { name, phones: fragmentsOf(text) };
}

/** Within Mexico. No area there begins with 1, but numbers of Buenos Aires with 011. */
const SEARCHED_MEXICAN_PREFIX = /^(?:04[45]|01(?!1))/;

function fragmentsOf(text: string): string[] {
  const digits = digitsOf(text);
  const isAbroad = INTERNATIONAL.test(text);
  const withCode = isAbroad ? digits.replace(/^00/, "") : digits;
  const owner = ownerOf(withCode);
  const rest = owner && isAbroad ? withCode.slice(dialCode(owner).length) : digits;
  const local = owner && isAbroad ? typedNational(rest, owner) : digits.replace(/^0+/, "");
  const whole = wholeArgentine(digits);
  const parts = [
    digits,
    local,
    withoutFifteen(local),
    local.replace(/^15/, ""),
    rest.replace(SEARCHED_MEXICAN_PREFIX, ""),
    ...(owner ? fragmentsWithCode(withCode, owner) : []),
    ...(whole && splitArea(whole) ? [whole] : []),
  ];
  return [...new Set(parts)].filter((part) => part.length >= FEWEST_SEARCHED);
}

/** What follows a country's code, as far as it is typed, without what is not stored. */
function typedNational(rest: string, owner: PhoneCountry): string {
  const code = dialCode(owner);
  if (code === "1") return rest; // nothing is dialled between this code and the number
  if (code === "52") return rest.replace(/^(?:04[45]|0?1)/, "").replace(/^0+/, "");
  return (code === "54" ? rest.replace(/^0*9/, "") : rest).replace(/^0+/, "");
}

/** A number that begins with its country's code, with or without +: as it is stored, whole or as far as it is typed. */
function fragmentsWithCode(digits: string, owner: PhoneCountry): string[] {
  const typed = typedNational(digits.slice(dialCode(owner).length), owner);
  const isArgentine = owner.id === ARGENTINA_ID;
  const nationals = (isArgentine ? [typed, withoutFifteen(typed)] : [typed]).filter(
    (national) => national.length >= FEWEST_SEARCHED,
  );
  const read = internationalNumber(digits, owner);
  const own = read.ok && read.national ? [read.digits, `${read.national.area ?? ""}${read.national.number}`] : [];
  return [...nationals.map((national) => owner.codNumber + national), ...own];
}

/** Mexico's areas of two digits; all others have three. */
const SHORT_MEXICAN_AREAS = new Set(["33", "55", "56", "81"]);

/** "+54 9 351 555-0134", "+52 55 1234 5678": digits with the dial code, grouped as its country writes them. */
export function readableNumber(digits: string): string {
  const owner = ownerOf(digits);
  if (!owner) return `+${digits}`;
  const code = dialCode(owner);
  const national = digits.slice(code.length);
  if (owner.id === ARGENTINA_ID) return `+${code} ${argentineGroups(national)}`;
  const example =
    code === "52" && !SHORT_MEXICAN_AREAS.has(national.slice(0, 2)) ? "222 123 4567" : phoneExample(owner.id);
  return `+${code} ${groupedAs(example, national)}`;
}

function argentineGroups(national: string): string {
  const [, mobile, whole] = /^(9?)(\d{10})$/.exec(national) ?? [];
  if (whole === undefined) return national;
  const area = areaLength(whole);
  return `${mobile ? "9 " : ""}${whole.slice(0, area)} ${whole.slice(area, -4)}-${whole.slice(-4)}`;
}

/** A number with the blanks and dashes of an example that has as many digits. */
function groupedAs(example: string, number: string): string {
  let at = 0;
  const shaped = example.replace(/\d/g, () => number[at++] ?? "");
  return at === number.length ? shaped : number;
}
