/** "N° 5" and "talle 42": what a number follows. */
const BEFORE_NUMBER = /(?<=(?:^|\s)(?:n\.?[°º]|nro\.?|talles?|tallas?|x)) (?=\d)/giu;
/** "6 mm" and "1,5 l": a number and its unit. */
const AFTER_NUMBER =
  /(?<=\d) (?=(?:mm|cm|mts?|m|km|ml|cc|l|lts?|mg|grs?|g|kgs?|kg|w|v|gb|tb|"|%|unidades|u)(?![\p{L}\d]))/giu;

/** A product's name in which numbers stay on the line of their unit, or of the word that they belong to. */
export const unbrokenName = (name: string): string =>
  name.replace(BEFORE_NUMBER, "\u00a0").replace(AFTER_NUMBER, "\u00a0");
