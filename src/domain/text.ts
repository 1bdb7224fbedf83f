const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ð: "d", þ: "th" };

/** Takes accents off and keeps case and spaces: "Ñandú Ártico" is "Nandu Artico". */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøđłðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFC");
}

/** Runs of blanks become one, outer ones go. */
export function collapseBlanks(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** The form in which two texts are compared: lower case, no accents, single blanks. */
export function foldText(text: string): string {
  return collapseBlanks(withoutAccents(text.toLowerCase()));
}

/** One line without control characters or direction overrides, which could fake other lines. */
export function plainLine(text: string): string {
  return collapseBlanks(text.replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, " "));
}

/** What the database can keep: no NUL, no half of a character. */
export function storable(text: string): string {
  return text.replace(/\0/g, "").replace(/\p{Surrogate}/gu, "\ufffd");
}

/** What stands for a name without a picture: its first letter, or its first emoji whole. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter("es").segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
}
