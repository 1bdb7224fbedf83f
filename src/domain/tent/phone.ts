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

/**
 * Parses a typed phone number. In country 1 it is split into area and number (the area may also be typed in its own
 * field); elsewhere it is the national number as a whole.
 */
export function normalizePhone(text: string, country: PhoneCountry, typedArea = ""): ParsedPhone {
  const fail = (reason: PhoneProblem): ParsedPhone => ({ ok: false, reason, example: phoneExample(country.id) });
  const digits = text.replace(/\D/g, "");
  if (text.trim() === "") return fail("empty");
  if (!/^[\d\s()+\-./\u00a0\u2010-\u2015]+$/.test(text) || digits === "" || digits.length > 20) return fail("invalid");
  if (!/^[\d\s()+-]*$/.test(typedArea)) return fail("area");

  if (country.id === ARGENTINA_ID) {
    const split = splitArgentine(digits, typedArea.replace(/\D/g, "").replace(/^(?:00)?(?:549?)?0*/, ""));
    return typeof split === "string" ? fail(split) : { ok: true, ...split };
  }
  const number = nationalNumber(digits, country);
  return number === null ? fail("length") : { ok: true, area: null, number };
}

function splitArgentine(digits: string, typedArea: string): { area: string; number: string } | PhoneProblem {
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
  if (rest.length === ARGENTINE_DIGITS + 2) {
    const area = areaLength(rest);
    if (rest.slice(area, area + 2) === "15") rest = rest.slice(0, area) + rest.slice(area + 2);
  }
  return rest.length === ARGENTINE_DIGITS ? rest : null;
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

/** Prefixes that may precede the national number: only the legacy 1 of Mexico's mobiles. */
const MOBILE_HEADS: Record<string, string> = { "52": "1" };
/** Chile's mobiles are often written without their leading 9. */
const MISSING_HEADS: Record<string, string> = { "56": "9" };

function nationalNumber(digits: string, country: PhoneCountry): string | null {
  const lengths = COUNTRIES.find(({ id }) => id === country.id)?.phone.digits ?? [6, 7, 8, 9, 10, 11, 12];
  const fits = (number: string) => lengths.includes(number.length);
  const local = digits.replace(/^00/, "").replace(/^0+/, "");
  const candidates = [local];
  if (local.startsWith(country.codNumber)) {
    const withoutCode = local.slice(country.codNumber.length).replace(/^0+/, "");
    const head = MOBILE_HEADS[country.codNumber];
    candidates.push(withoutCode, ...(head && withoutCode.startsWith(head) ? [withoutCode.slice(head.length)] : []));
  }
  const missing = MISSING_HEADS[country.codNumber];
  return candidates.find(fits) ?? (missing && fits(missing + local) ? missing + local : null);
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

/**
 * The digits, with the dial code, of a number that a visitor typed. One of another country is accepted when it is typed
 * with its +.
 */
export function visitorNumber(
  typed: string,
  country: PhoneCountry,
): { ok: true; digits: string } | { ok: false; reason: PhoneProblem } {
  const parsed = normalizePhone(typed, country);
  if (parsed.ok) {
    const { id: countryId, codNumber } = country;
    return { ok: true, digits: whatsappNumber({ countryId, codNumber, ...parsed }) };
  }
  const digits = typed.replace(/\D/g, "");
  const isForeign = typed.trim().startsWith("+") && digits.length >= 8 && digits.length <= 15;
  return isForeign ? { ok: true, digits } : { ok: false, reason: parsed.reason };
}

/** "+54 9 351 555-0134": digits with the dial code, grouped for reading. */
export function readableNumber(digits: string): string {
  const argentine = /^549(\d{10})$/.exec(digits)?.[1];
  if (argentine) {
    const area = areaLength(argentine);
    return `+54 9 ${argentine.slice(0, area)} ${argentine.slice(area, -4)}-${argentine.slice(-4)}`;
  }
  const code = COUNTRIES.map(({ codNumber }) => codNumber).find((known) => digits.startsWith(known));
  return code ? `+${code} ${digits.slice(code.length)}` : `+${digits}`;
}
